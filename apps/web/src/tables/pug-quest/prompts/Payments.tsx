import { asPugOption } from '@questhall/games/pug-quest';
import type { Option } from '@questhall/kernel';
import { canonical } from '@questhall/kernel';
import type { Scene } from '../../../table/game-table.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { icon } from '../icons.ts';
import { intend } from '../intent.ts';
import type { TableView } from '../logic/after.ts';
import { EnergyCard } from '../pieces/EnergyCard.tsx';
import type { Energy } from '../vocabulary.ts';
import styles from './prompts.module.css';

interface PaymentsProps {
  readonly scene: Scene<TableView>;
  /** Options that are payments. */
  readonly options: readonly Option[];
}

/** Ways to pay, each as the cards that would leave the hand. Pointing at one raises them in the hand. */
export function Payments({ scene, options }: PaymentsProps) {
  const { decision, choose, words, view } = scene;
  const ways = options.map((option) => ({ id: canonical(option), option, ...paidBy(option) }));
  const point = (paying: readonly Energy[]) => intend(decision?.id, { paying });
  return (
    <ul className={styles.ways}>
      {ways.map(({ id, option, cards, xp }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.way}
            data-option={id}
            aria-label={words.option(option, view)}
            onClick={() => choose(option)}
            onPointerEnter={() => point(cards)}
            onPointerLeave={() => point([])}
            onFocus={() => point(cards)}
            onBlur={() => point([])}
          >
            <PaidCards cards={cards} xp={xp} />
            {cards.length + xp === 0 && <b>For free</b>}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What an option that is a payment takes. */
export function paidBy(raw: Option): { readonly cards: readonly Energy[]; readonly xp: number } {
  const option = asPugOption(raw);
  return 'cards' in option ? { cards: option.cards, xp: option.xp } : { cards: [], xp: 0 };
}

interface PaidCardsProps {
  readonly cards: readonly Energy[];
  readonly xp: number;
}

function PaidCards({ cards, xp }: PaidCardsProps) {
  const places = cards.map((energy, at) => ({ id: `${energy}${at}`, energy }));
  return (
    <span className={styles.cards}>
      {places.map(({ id, energy }) => (
        <EnergyCard key={id} energy={energy} />
      ))}
      {xp > 0 && (
        <span className={styles.xp}>
          <Icon shape={icon.upgradeIcon} />
          {xp} XP
        </span>
      )}
    </span>
  );
}
