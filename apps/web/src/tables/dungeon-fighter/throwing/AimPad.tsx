/** The hand: the die to pull where it is seen, and what one may change about the throw. */
import { DIE_NAMES, TEMPLATE_NAMES } from '@questhall/games/dungeon-fighter';
import type { RefObject } from 'react';
import type { DfScene } from '../logic/scene.ts';
import styles from './AimPad.module.css';
import { Handle } from './Handle.tsx';
import { Stance } from './Stance.tsx';
import type { Aim } from './use-aim.ts';

interface AimPadProps {
  readonly scene: DfScene;
  readonly aim: Aim;
  /** Moved to where the hand is seen. */
  readonly place: RefObject<HTMLDivElement | null>;
  /** Who has not thrown much yet is shown the power that reaches the middle. */
  readonly hinted: boolean;
}

export function AimPad({ scene, aim, place, hinted }: AimPadProps) {
  const { asked, mine } = aim;
  const name = asked.kind === 'flip' ? `${TEMPLATE_NAMES[asked.template]} Template` : DIE_NAMES[asked.die];
  return (
    <>
      <div ref={place} className={styles.place}>
        {mine && <Handle aim={aim} name={name} hinted={hinted} />}
      </div>
      {mine && <Stance scene={scene} aim={aim} name={name} />}
    </>
  );
}
