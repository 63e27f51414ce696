import type { Row } from '@questhall/games/dungeonland';
import { nameOfFigure, rowText, VILLAINS } from '@questhall/games/dungeonland';
import { art } from '../../../art/dungeonland/index.ts';
import { useTarget } from '../../../table/targets.tsx';
import { Medallion } from '../../../ui/Medallion.tsx';
import type { DungeonScene } from '../logic/scene.ts';
import { figureOf } from '../logic/scene.ts';
import styles from './VillainCard.module.css';

/** The villain's table of reactions: which row has just fired, which fired before and when. */
export function VillainCard({ scene }: { readonly scene: DungeonScene }) {
  const { view, happening } = scene;
  const { villain } = view;
  const figure = villain && figureOf(villain.figure, view);
  const target = useTarget({ figure: villain?.figure ?? -1 });
  const printed = VILLAINS.find(({ id }) => id === figure?.card);
  if (!villain || !figure || !printed) return null;
  const portrait = art(figure.card);
  const now = happening?.event.type === 'rowFired' ? (happening.event as { readonly row?: string }).row : '';
  return (
    <section className={styles.card} aria-label={`Card of ${nameOfFigure(figure.id, view)}`}>
      <button type="button" {...target.bind} className={styles.head} aria-disabled="true">
        <Medallion
          label={printed.name}
          base="boss"
          {...(portrait !== undefined && { art: portrait, framed: true })}
        />
        <span>
          <b>{printed.name}</b>
          <small>
            <i>
              Speed <u>{figure.speed}</u>
            </i>
            <i>
              Defence <u>{figure.defence}</u>
            </i>
            <i>
              Phase <u>{villain.phase}</u> of {printed.thresholds.length + 1}
            </i>
          </small>
        </span>
        <strong>
          {figure.health}
          <small>of {figure.maxHealth}</small>
        </strong>
      </button>
      <div className={styles.life} role="img" aria-label={`${figure.health} of ${figure.maxHealth} health`}>
        <i style={{ width: `${(100 * figure.health) / figure.maxHealth}%` }} />
        {printed.thresholds.map((share) => (
          <b key={share} style={{ left: `${share}%` }} />
        ))}
      </div>
      <ol>
        {printed.rows.map((row) => (
          <RowLine
            key={row.id}
            row={row}
            now={row.id === now}
            last={villain.fired.findLast((each) => each.row === row.id)?.round}
            round={view.round}
          />
        ))}
      </ol>
    </section>
  );
}

interface RowLineProps {
  readonly row: Row;
  readonly now: boolean;
  /** The round in which it last fired. */
  readonly last: number | undefined;
  readonly round: number;
}

function limitOf({ limit }: Row): string {
  if (limit.per === 'always') return 'always';
  return limit.per === 'cooldown' ? `cooldown ${limit.rounds}` : `once a ${limit.per}`;
}

function RowLine({ row, now, last, round }: RowLineProps) {
  const fired = now || last === round;
  return (
    <li data-now={now} data-fired={fired} title={rowText(row)}>
      <b>{row.name}</b>
      {fired ? <em>fired</em> : <small>{last === undefined ? limitOf(row) : `fired in round ${last}`}</small>}
      {fired && <span>{rowText(row).replace(`${row.name}. `, '')}</span>}
    </li>
  );
}
