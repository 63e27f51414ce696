import { equipmentCard, equipmentText } from '@questhall/games/dungeon-fighter';
import type { Option } from '@questhall/kernel';
import { art } from '../../../art/dungeon-fighter/index.ts';
import { useTarget } from '../../../table/targets.tsx';
import { classes } from '../../../ui/classes.ts';
import { GEAR_TYPES } from '../logic/looks.ts';
import styles from './GearCard.module.css';

interface GearCardProps {
  readonly id: string;
  /** An Armor that was used in this combat. */
  readonly turned?: boolean;
  /** In the Shop: upright, with its price. */
  readonly large?: boolean;
  readonly candidates?: readonly Option[];
}

/** A card of Equipment: what it is, what it does, and on sale what it costs. */
export function GearCard({ id, turned = false, large = false, candidates = [] }: GearCardProps) {
  const target = useTarget({ card: id }, candidates);
  const card = equipmentCard(id);
  const picture = art(card.picture);
  return (
    <button
      type="button"
      {...target.bind}
      className={classes(
        styles.gear,
        large && styles.large,
        turned && styles.turned,
        target.legal && styles.can,
      )}
      data-type={card.type}
      aria-disabled={!target.legal || undefined}
    >
      {picture !== undefined && <img src={picture} alt="" />}
      <span className={styles.words}>
        <small>
          {GEAR_TYPES[card.type]}
          {turned ? ', used' : ''}
        </small>
        <b>{card.name}</b>
        <span>{equipmentText(card).join(' ')}</span>
      </span>
      {large && (
        <em title="Price">
          {card.price}
          <span className="sr-only"> Gold</span>
        </em>
      )}
    </button>
  );
}
