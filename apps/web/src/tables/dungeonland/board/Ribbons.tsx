import {
  cardsBehindDoors,
  EVENT_CARDS,
  eventText,
  lossText,
  nameOfThing,
  objectiveText,
} from '@questhall/games/dungeonland';
import { useTarget } from '../../../table/targets.tsx';
import type { DungeonScene } from '../logic/scene.ts';
import styles from './Ribbons.module.css';

interface RibbonProps {
  readonly scene: DungeonScene;
}

/** What the adventure asks for, and how far it is. */
export function Objectives({ scene: { view } }: RibbonProps) {
  return (
    <section className={styles.goal} data-met={view.objectiveMet} aria-label="Objective">
      <b>{nameOfThing(view.adventure)}</b>
      <p>
        {view.objectives.map((each) => (
          <span key={each.objective.goal} data-met={each.met}>
            {objectiveText(each)}
          </span>
        ))}
        <small>{cardsBehindDoors(view)}</small>
        {view.losses.length > 0 && <small>Lost if {view.losses.map(lossText).join(', or ')}</small>}
      </p>
    </section>
  );
}

/** What this round brings. */
export function EventRibbon({ scene: { view } }: RibbonProps) {
  const card = EVENT_CARDS.find(({ id }) => id === view.lastEvent);
  const target = useTarget({ event: card?.id ?? 'none' });
  if (card === undefined) return null;
  return (
    <button type="button" {...target.bind} className={styles.event} aria-disabled="true">
      <small>Event, round {view.round}</small>
      <b>{card.name}</b>
      <span>{eventText(card)}</span>
    </button>
  );
}
