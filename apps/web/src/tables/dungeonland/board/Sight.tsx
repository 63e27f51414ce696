import type { UnseenView } from '@questhall/games/dungeonland';
import { useTarget } from '../../../table/targets.tsx';
import { useIntent } from '../intent.ts';
import { armsOf } from '../logic/arms.ts';
import { middleOf, SIZE } from '../logic/place.ts';
import type { DungeonScene } from '../logic/scene.ts';
import { figureOf, isHero } from '../logic/scene.ts';
import styles from './Sight.module.css';

/** Why somebody is not seen, for who asks: the line from the acting hero, and the corner, wall or figure that stops it. */
export function Sight({ scene: { view, decision } }: { readonly scene: DungeonScene }) {
  const { arm } = useIntent(decision?.id);
  const hero = view.active === null ? undefined : figureOf(view.active.figure, view);
  if (hero === undefined || hero.at === null) return null;
  const from = middleOf(hero.at, 1);
  const far = isHero(hero) && armsOf(hero).some((each) => each.id === arm && each.far);
  return (
    <g className={styles.sight}>
      {view.unseen.map((unseen) => (
        <BlockedSight
          key={unseen.figure}
          view={view}
          from={from}
          unseen={unseen}
          shown={far && unseen.by !== 'figure'}
        />
      ))}
    </g>
  );
}

interface BlockedSightProps {
  readonly view: DungeonScene['view'];
  readonly from: { readonly x: number; readonly y: number };
  readonly unseen: UnseenView;
  /** Without being asked for: something that needs sight is in hand. */
  readonly shown: boolean;
}

function BlockedSight({ view, from, unseen, shown }: BlockedSightProps) {
  const { asked, pointed } = useTarget({ figure: unseen.figure });
  const foe = figureOf(unseen.figure, view);
  if (!(shown || asked || pointed) || foe === undefined || foe.at === null) return null;
  const to = middleOf(foe.at, foe.large ? 2 : 1);
  const stop = middleOf({ x: unseen.x, y: unseen.y }, 1);
  const arm = SIZE * 0.09;
  return (
    <g className={styles.line} data-unseen={unseen.figure}>
      <path d={`M${from.x} ${from.y}L${stop.x} ${stop.y}`} className={styles.clear} />
      <path d={`M${stop.x} ${stop.y}L${to.x} ${to.y}`} className={styles.dark} />
      <circle cx={stop.x} cy={stop.y} r={SIZE * 0.22} />
      <path
        d={`M${stop.x - arm} ${stop.y - arm}l${2 * arm} ${2 * arm}m0 ${-2 * arm}l${-2 * arm} ${2 * arm}`}
        className={styles.cross}
      />
    </g>
  );
}
