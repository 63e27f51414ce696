import type { RowView } from '@questhall/games/dungeonland';
import { nameOfFigure, nameOfThing } from '@questhall/games/dungeonland';
import { art } from '../../../art/dungeonland/index.ts';
import { shellIcon } from '../../../icons/icons.ts';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Medallion } from '../../../ui/Medallion.tsx';
import { icon } from '../icons.ts';
import { figureArt } from '../logic/looks.ts';
import type { Phase } from '../logic/phases.ts';
import { standOf } from '../logic/phases.ts';
import type { DungeonScene, FigureView } from '../logic/scene.ts';
import { figureOf, isHero, isVillain } from '../logic/scene.ts';
import { actionOf, anyOf, onTheMap, PHASE_NAMES, ROW } from '../words.ts';
import { seatNumber } from './Figures.tsx';
import styles from './InitiativeRow.module.css';

interface RowProps {
  readonly scene: DungeonScene;
}

/** Who acts when, from the top, between the phases that begin and end the round. */
export function InitiativeRow({ scene, className }: RowProps & { readonly className?: string | undefined }) {
  const { view } = scene;
  const rows = view.row.map((row, at) => ({ row, id: `${at} ${row.card}` }));
  const next = view.row.findIndex(({ done }) => !done);
  return (
    <section className={classes(styles.column, className)} aria-label={ROW.title}>
      <h3>Round {view.round}</h3>
      <div className={styles.phases}>
        <PhaseMark phase="refresh" scene={scene} />
        <PhaseMark phase="event" scene={scene} />
      </div>
      <ol>
        {rows.map(({ row, id }, at) => (
          <Entry key={id} scene={scene} row={row} next={at === next} />
        ))}
      </ol>
      <div className={styles.phases}>
        <PhaseMark phase="end" scene={scene} />
      </div>
    </section>
  );
}

function PhaseMark({ phase, scene: { view } }: RowProps & { readonly phase: Phase }) {
  const stand = standOf(phase, view.phase);
  return (
    <span data-stand={stand}>
      {PHASE_NAMES[phase]}
      {stand === 'over' && <Icon shape={shellIcon.checkMarkIcon} label="over" />}
    </span>
  );
}

function isActive({ view }: DungeonScene, { hero, card }: RowView): boolean {
  if (view.active === null) return false;
  return (
    hero === view.active.figure || (card !== 'hero' && figureOf(view.active.figure, view)?.card === card)
  );
}

interface EntryProps extends RowProps {
  readonly row: RowView;
  readonly next: boolean;
}

function Entry({ scene, row, next }: EntryProps) {
  const { view } = scene;
  const { card, hero } = row;
  const active = isActive(scene, row);
  const done = row.done && !active;
  const figure = hero < 0 ? undefined : figureOf(hero, view);
  const free = view.heroes.filter(({ id }) => !view.row.some((other) => other.hero === id));
  const [only] = free;
  const open = card === 'hero' && figure === undefined;
  const named = figure ?? (open && free.length === 1 ? only : undefined);
  const name = named ? nameOfFigure(named.id, view) : open ? ROW.open : nameOfThing(card);
  return (
    <li
      className={styles.row}
      data-kind={card === 'hero' ? 'hero' : 'foe'}
      data-state={active ? 'now' : done ? 'done' : 'ahead'}
      title={name}
    >
      {open && named === undefined ? (
        <Anybody heroes={free} scene={scene} />
      ) : (
        <Face scene={scene} card={card} figure={named} name={name} />
      )}
      <span className={styles.name}>
        <b>{name}</b>
        <small>{noteOf(scene, row, { active, done, next, free: free.length })}</small>
      </span>
      {done && (
        <i className={styles.tick}>
          <Icon shape={shellIcon.checkMarkIcon} label={ROW.done} />
        </i>
      )}
    </li>
  );
}

interface Standing {
  readonly active: boolean;
  readonly done: boolean;
  readonly next: boolean;
  readonly free: number;
}

function noteOf(
  { view }: DungeonScene,
  { card, hero }: RowView,
  { active, done, next, free }: Standing,
): string {
  if (card !== 'hero') {
    return onTheMap(view.others.filter((other) => other.card === card && other.at !== null).length);
  }
  if (active) return actionOf(view.active?.taken ?? 0);
  if (done) return ROW.done;
  if (hero < 0) return anyOf(free);
  return next ? ROW.next : '';
}

interface FaceProps extends RowProps {
  readonly card: string;
  readonly figure: FigureView | undefined;
  readonly name: string;
}

function Face({ scene: { view }, card, figure, name }: FaceProps) {
  const portrait = figureArt(figure?.card ?? card);
  const villain = view.others.find((other) => other.card === card && isVillain(view, other));
  return (
    <Medallion
      label={name}
      base={card === 'hero' ? 'hero' : villain ? 'boss' : 'monster'}
      {...(figure && isHero(figure) && { seat: seatNumber(figure.seat) })}
      {...(portrait === undefined ? { glyph: icon.hoodIcon } : { art: portrait, framed: true })}
    />
  );
}

/** Nobody has taken the card yet: those who still may. */
function Anybody({ heroes, scene: { view } }: RowProps & { readonly heroes: readonly FigureView[] }) {
  return (
    <span className={styles.anybody} data-count={heroes.length}>
      {heroes.map((hero) => {
        const portrait = art(hero.card);
        return (
          <Medallion
            key={hero.id}
            label={nameOfFigure(hero.id, view)}
            base="hero"
            {...(isHero(hero) && { seat: seatNumber(hero.seat) })}
            {...(portrait !== undefined && { art: portrait, framed: true })}
          />
        );
      })}
    </span>
  );
}
