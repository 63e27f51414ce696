import type { CombatView, DfView } from '@questhall/games/dungeon-fighter';
import { useRef } from 'react';
import { Arena, LookSwitch } from './arena/Arena.tsx';
import { useLook } from './arena/graphics.ts';
import styles from './Board.module.css';
import { Demands, FoeCard, RoomNote } from './board/Foe.tsx';
import { Happenings } from './board/Happenings.tsx';
import { HeroPicker } from './board/HeroPicker.tsx';
import { Party } from './board/Party.tsx';
import { Found, Paths, Rest, Shop } from './board/Rooms.tsx';
import { ShopMeter } from './board/ShopMeter.tsx';
import type { DfScene } from './logic/scene.ts';

/** The wooden table: Monster and room at the left, the target in the middle, the party at the right. */
export function Board(scene: DfScene) {
  const { view } = scene;
  const { room } = view;
  const combat = combatOf(view);
  const middle = useRef<HTMLDivElement>(null);
  const { look, turn } = useLook();
  const fought = combat !== null && view.found === null && view.phase !== 'setup' ? combat : null;
  const requirements = combat === null ? [] : (view.throw?.requirements ?? combat.requirements);
  return (
    <div className={styles.table} data-phase={view.phase} data-combat={combat !== null}>
      {fought !== null && <Arena scene={scene} combat={fought} middle={middle} look={look} />}
      <div className={styles.left}>
        {combat !== null && <FoeCard combat={combat} view={view} />}
        {combat !== null && room !== null && <RoomNote room={room} />}
      </div>
      <div ref={middle} className={styles.middle}>
        <Middle {...scene} />
        <div className={styles.demands}>
          <Demands requirements={requirements} ignored={view.throw?.waived ?? []} />
          {fought !== null && <LookSwitch look={look} turn={turn} />}
        </div>
      </div>
      <div className={styles.right}>
        {view.phase !== 'setup' && (
          <>
            {view.phase !== 'shop' && <ShopMeter {...scene} />}
            <Party {...scene} />
          </>
        )}
      </div>
      <Happenings scene={scene} />
    </div>
  );
}

function Middle(scene: DfScene) {
  const { view } = scene;
  const combat = combatOf(view);
  if (view.phase === 'setup') return <HeroPicker scene={scene} />;
  if (view.found !== null) return <Found card={view.found} />;
  if (combat !== null) return null;
  if (view.phase === 'shop') return <Shop scene={scene} />;
  return view.phase === 'resting' ? <Rest view={view} /> : <Paths view={view} />;
}

/** Who has been beaten is out of sight when the party rests. */
const combatOf = ({ phase, combat }: DfView): CombatView | null => (phase === 'resting' ? null : combat);
