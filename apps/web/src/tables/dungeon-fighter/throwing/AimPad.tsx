/** The hand: the die to pull where it is seen, and what one may change about the throw. */
import { DIE_NAMES, TEMPLATE_NAMES } from '@questhall/games/dungeon-fighter';
import type { RefObject } from 'react';
import { classes } from '../../../ui/classes.ts';
import type { DfScene } from '../logic/scene.ts';
import { DiePicture } from '../pieces/DieCube.tsx';
import styles from './AimPad.module.css';
import { Handle } from './Handle.tsx';
import { Stance } from './Stance.tsx';
import type { Aim } from './use-aim.ts';

interface AimPadProps {
  readonly scene: DfScene;
  readonly aim: Aim;
  /** Moved to where the hand is seen. */
  readonly place: RefObject<HTMLDivElement | null>;
  /** The die is seen in the hand: no need to draw it. */
  readonly pinned: boolean;
}

export function AimPad({ scene, aim, place, pinned }: AimPadProps) {
  const { asked, mine } = aim;
  const name = asked.kind === 'flip' ? `${TEMPLATE_NAMES[asked.template]} Template` : DIE_NAMES[asked.die];
  return (
    <>
      <div ref={place} className={classes(styles.place, !pinned && styles.loose)}>
        {mine && <Handle aim={aim} name={name} />}
        {!pinned && asked.kind === 'throw' && <DiePicture die={asked.die} className={styles.die} />}
      </div>
      {mine && <Stance scene={scene} aim={aim} name={name} />}
    </>
  );
}
