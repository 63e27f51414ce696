import type { RowView } from '@questhall/dungeonland';
import { cardsBehindDoors, nameOfFigure, nameOfThing, objectiveText } from '@questhall/dungeonland';
import { art } from '../../../art/dungeonland/index.ts';
import { checkMarkIcon } from '../../../icons/icons.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Medallion } from '../../../ui/Medallion.tsx';
import * as icon from '../icons.ts';
import type { DungeonScene } from '../logic/scene.ts';
import { figureOf, isHero } from '../logic/scene.ts';
import { seatNumber } from './Figures.tsx';
import styles from './InitiativeRow.module.css';

/** Who acts when, from the top; the objective above it. */
export function InitiativeRow({ scene }: { readonly scene: DungeonScene }) {
  const { view } = scene;
  const rows = view.row.map((row, at) => ({ row, id: `${at} ${row.card}` }));
  return (
    <section className={styles.column} aria-label="Initiative row">
      <h3>Round {view.round}</h3>
      <Objectives scene={scene} />
      <ol>
        {rows.map(({ row, id }) => (
          <li key={id} className={styles.row} data-done={row.done} data-active={isActive(scene, row)}>
            <Row scene={scene} row={row} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function isActive({ view }: DungeonScene, { hero, card }: RowView): boolean {
  if (view.active === null) return false;
  return (
    hero === view.active.figure || (card !== 'hero' && figureOf(view.active.figure, view)?.card === card)
  );
}

function Row({
  scene: { view },
  row: { card, hero, done },
}: {
  readonly scene: DungeonScene;
  readonly row: RowView;
}) {
  const figure = hero < 0 ? undefined : figureOf(hero, view);
  const name = figure ? nameOfFigure(figure.id, view) : card === 'hero' ? 'A hero' : nameOfThing(card);
  const portrait = art(figure?.card ?? card);
  const count = view.others.filter((other) => other.card === card && other.at !== null).length;
  return (
    <>
      <Medallion
        label={name}
        size={36}
        base={card === 'hero' ? 'hero' : 'monster'}
        {...(figure && isHero(figure) && { seat: seatNumber(figure.seat) })}
        {...(portrait === undefined ? { glyph: icon.hoodIcon } : { art: portrait, framed: true })}
      />
      <span>
        <b>{name}</b>
        {card !== 'hero' && <small>{count === 0 ? 'none on the map' : `${count} on the map`}</small>}
      </span>
      {done && <Icon shape={checkMarkIcon} label="Has acted" />}
    </>
  );
}

function Objectives({ scene: { view } }: { readonly scene: DungeonScene }) {
  return (
    <div className={styles.goal} data-met={view.objectiveMet}>
      <b>{nameOfThing(view.adventure)}</b>
      {view.objectives.map((each) => (
        <span key={each.objective.goal} data-met={each.met}>
          {objectiveText(each)}
        </span>
      ))}
      <small>{cardsBehindDoors(view)}</small>
    </div>
  );
}
