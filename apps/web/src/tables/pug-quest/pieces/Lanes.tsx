import type { CSSProperties, ReactNode } from 'react';
import type { ButtonBind } from '../../../table/parts/button-bind.ts';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { icon } from '../icons.ts';
import { Hinted } from './Hinted.tsx';
import styles from './Lanes.module.css';

export interface LaneCard {
  readonly id: string;
  readonly card: ReactNode;
}

/** Where somebody may go: into the empty lane, or to the tail of its column. */
export interface LanePlace {
  readonly legal: boolean;
  /** "Move here" */
  readonly label: string;
  /** What else comes of it: "slides on to lane 4". */
  readonly detail?: string | undefined;
  /** Whoever would stand there: shown when pointed at. */
  readonly ghost?: string | undefined;
  readonly hinted?: boolean;
  readonly bind: ButtonBind;
}

interface LaneProps {
  readonly number: number;
  /** From front to back. The front stands in the middle of the board; those behind show their strips. */
  readonly monsters: readonly LaneCard[];
  readonly heroes: readonly LaneCard[];
  /** The lane of whoever acts. */
  readonly facing?: boolean;
  readonly heroPlace?: LanePlace | undefined;
  readonly monsterPlace?: LanePlace | undefined;
}

/** How deep the column is: the deeper, the less each card behind shows. */
const depth = (
  cards: readonly LaneCard[],
  tight: number,
): CSSProperties & Record<`--${string}`, unknown> => ({
  '--depth': Math.max(2, cards.length),
  ...(cards.length >= tight && { '--tight': 'inline-flex', '--loose': 'none', '--strip-end': '4px' }),
});

/** Columns of so many cards show no hearts behind their front. */
const TIGHT_HEROES = 3;
const TIGHT_MONSTERS = 4;

export function Lane({ number, monsters, heroes, facing = false, heroPlace, monsterPlace }: LaneProps) {
  return (
    <section
      className={classes(styles.lane, facing && styles.facing)}
      aria-label={`Lane ${number}`}
      data-stacked=""
    >
      <div className={styles.monsters} style={depth(monsters, TIGHT_MONSTERS)}>
        <Place number={number} place={monsterPlace} empty={monsters.length === 0} />
        {monsters.toReversed().map(({ id, card }, at) => (
          <div key={id} className={classes(styles.slot, at < monsters.length - 1 && styles.behind)}>
            {card}
          </div>
        ))}
      </div>
      <span className={styles.stone}>{number}</span>
      <div className={styles.heroes} style={depth(heroes, TIGHT_HEROES)}>
        {heroes.length === 0 && <Place number={number} place={heroPlace} empty />}
        {heroes.map(({ id, card }, rank) => (
          <div
            key={id}
            className={classes(styles.slot, rank > 0 && styles.behind)}
            style={{ zIndex: heroes.length - rank }}
          >
            {card}
          </div>
        ))}
        {heroes.length > 0 && (
          <Place number={number} place={heroPlace} empty={false} aside={heroes.length > 1} />
        )}
      </div>
    </section>
  );
}

interface PlaceProps {
  readonly number: number;
  readonly place: LanePlace | undefined;
  readonly empty: boolean;
  /** The column leaves no room below it. */
  readonly aside?: boolean;
}

/** A free place: dashes on the ground, and a button where somebody may go. */
function Place({ number, place, empty, aside = false }: PlaceProps) {
  if (place === undefined) return empty ? <span className={styles.places} /> : null;
  const { legal, label, detail, ghost, hinted = false, bind } = place;
  if (!legal)
    return empty ? (
      <button {...bind} type="button" className={styles.places} aria-label={`Lane ${number}, empty`} />
    ) : null;
  const said = `${label}, lane ${number}${detail === undefined ? '' : `: ${detail}`}`;
  return (
    <button
      {...bind}
      type="button"
      className={empty ? styles.here : classes(styles.tail, aside && styles.aside)}
      aria-label={said}
    >
      {ghost !== undefined && <img className={styles.ghost} src={ghost} alt="" />}
      <Icon shape={icon.pawIcon} />
      {empty && <span>{label}</span>}
      {empty && detail !== undefined && <small>{detail}</small>}
      {hinted && <Hinted />}
    </button>
  );
}

interface LanesProps {
  /** Of the deepest column of heroes: it needs room. */
  readonly heroDepth?: number;
  readonly children: ReactNode;
}

/** Five lanes side by side. */
export function Lanes({ heroDepth = 2, children }: LanesProps) {
  const style: CSSProperties & Record<'--hero-depth', number> = { '--hero-depth': Math.max(2, heroDepth) };
  return (
    <div className={styles.lanes} style={style}>
      {children}
    </div>
  );
}
