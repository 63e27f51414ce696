import { EVENT_CARDS, eventText } from '@questhall/dungeonland';
import { useTarget } from '../../../table/targets.tsx';
import type { DungeonScene } from '../logic/scene.ts';
import styles from './EventCard.module.css';

/** What this round brings. */
export function EventCard({ scene: { view } }: { readonly scene: DungeonScene }) {
  const card = EVENT_CARDS.find(({ id }) => id === view.lastEvent);
  const target = useTarget({ event: card?.id ?? 'none' });
  if (card === undefined) return null;
  return (
    <button type="button" {...target.bind} className={styles.card} aria-disabled="true">
      <small>Event</small>
      <b>{card.name}</b>
      <span>{eventText(card)}</span>
    </button>
  );
}
