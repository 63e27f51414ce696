import {
  abilityText,
  asPugOption,
  inReach,
  listed,
  lootText,
  nameOf,
  sourceNamed,
} from '@questhall/games/pug-quest';
import type { Option } from '@questhall/kernel';
import { canonical } from '@questhall/kernel';
import type { Scene } from '../../../table/game-table.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Medallion } from '../../../ui/Medallion.tsx';
import type { SeatNumber } from '../../../ui/seats.ts';
import { icon } from '../icons.ts';
import { intend } from '../intent.ts';
import type { TableView } from '../logic/after.ts';
import { artOf } from '../logic/art.ts';
import { foeCard, heroCard, isBoss, treasureCard, typeOf } from '../logic/cards.ts';
import { EnergySymbol } from '../pieces/EnergySymbol.tsx';
import { ENERGY_LOOKS } from '../pieces/energy-looks.ts';
import { BigChoice } from './Gains.tsx';
import { Payments } from './Payments.tsx';
import styles from './prompts.module.css';

/** A creature's medallion, with its player's ring. */
export function Face({
  id,
  view,
  size,
}: {
  readonly id: string;
  readonly view: TableView;
  readonly size?: number;
}) {
  const seat = view.heroes.find((hero) => hero.id === id)?.seat;
  return (
    <Medallion
      label={nameOf(id, view)}
      base={heroCard(id, view) ? 'hero' : isBoss(id) ? 'boss' : 'monster'}
      art={artOf(id, view) ?? ''}
      tone={ENERGY_LOOKS[typeOf(id, view)].ground}
      {...(seat !== undefined && { seat: ((seat % 6) + 1) as SeatNumber })}
      {...(size !== undefined && { size })}
    />
  );
}

/** [PQ-DEC-34] [PQ-DEC-03] Every way to pay. */
export function PayBody(scene: Scene<TableView>) {
  const { decision } = scene;
  if (decision === null) return null;
  return <Payments scene={scene} options={decision.options.filter((option) => 'cards' in option)} />;
}

/** [PQ-DEC-04] [PQ-DEC-30] Creatures to choose from, by their faces. */
export function OrderBody(scene: Scene<TableView>) {
  const { decision, choose, view, words } = scene;
  if (decision === null) return null;
  return (
    <ul className={styles.faces}>
      {decision.options.map((option) => {
        const id = String(option.at?.creature);
        return (
          <li key={id}>
            <button
              type="button"
              className={styles.face}
              data-option={canonical(option)}
              aria-label={words.option(option, view)}
              onClick={() => choose(option)}
            >
              <Face id={id} view={view} size={72} />
              <b>{nameOf(id, view)}</b>
              goes first
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** [PQ-DEC-11] Which neighbour to hit as well. */
export function SideBody(scene: Scene<TableView>) {
  const { decision, view } = scene;
  if (decision === null) return null;
  return (
    <div className={styles.choices}>
      {decision.options.map((raw) => {
        const option = asPugOption(raw);
        if (option.do !== 'side') return null;
        const struck = inReach(view, String(decision.about.by), 'double-side', option.side);
        return (
          <BigChoice
            key={option.side}
            scene={scene}
            option={raw}
            title={option.side === 'left' ? 'To the left' : 'To the right'}
            picture={
              <span className={styles.row}>
                {struck.map((id) => (
                  <Face key={id} id={id} view={view} size={58} />
                ))}
              </span>
            }
            onPoint={(pointed) => intend(decision.id, { side: pointed ? option.side : undefined })}
          >
            Hits {listed(struck.map((id) => nameOf(id, view)))}.
          </BigChoice>
        );
      })}
    </div>
  );
}

/** The text printed at the place an ability comes from. */
function textOf(source: string, view: TableView): string {
  const [kind = '', rest = ''] = source.split(':');
  const [id = '', n = '0'] = rest.split('#');
  const foe = foeCard(id);
  switch (kind) {
    case 'ability': {
      const hero = heroCard(id, view);
      return hero ? abilityText(hero.ability, 'hero') : '';
    }
    case 'trinket': {
      const ability = treasureCard(id)?.abilities?.[Number(n)];
      return ability ? abilityText(ability, 'hero') : '';
    }
    case 'loot':
      return lootText(treasureCard(id) ?? NO_LOOT)[Number(n)] ?? '';
    case 'prize': {
      const ability = foe && 'prize' in foe ? foe.prize?.abilities?.[Number(n)] : undefined;
      return ability ? abilityText(ability, 'hero') : '';
    }
    case 'sheet': {
      const ability = foe?.abilities?.[Number(n)];
      return ability ? abilityText(ability, 'creature') : '';
    }
    default:
      return '';
  }
}

const NO_LOOT = { id: '', name: '', origin: 'authored', kind: 'trinket', underCreature: [] } as const;

/** [PQ-DEC-33] What an ability would do, before it is used. */
export function AbilityBody({ decision, view }: Scene<TableView>) {
  return <p className={styles.quote}>{textOf(String(decision?.about.source ?? ''), view)}</p>;
}

/** [PQ-DEC-31] What lies under a creature, and its own abilities. */
export function LootBody(scene: Scene<TableView>) {
  const { decision, view } = scene;
  if (decision === null) return null;
  return (
    <div className={styles.choices}>
      {decision.options.map((raw) => {
        const option = asPugOption(raw);
        if (option.do !== 'ability') return null;
        const art = artOf(String(option.at.card), view);
        return (
          <BigChoice
            key={option.source}
            scene={scene}
            option={raw}
            title={sourceNamed(option.source, view)}
            picture={art === undefined ? <Icon shape={icon.lockedChestIcon} /> : <img src={art} alt="" />}
          >
            {textOf(option.source, view)}
          </BigChoice>
        );
      })}
    </div>
  );
}

/** [PQ-DEC-27] One card more for one of those attacked. */
export function AddBody(scene: Scene<TableView>) {
  const { decision, choose, view, words } = scene;
  if (decision === null) return null;
  const targets = new Map<string, Option[]>();
  for (const option of decision.options) {
    const id = option.at?.creature;
    if (typeof id === 'string') targets.set(id, [...(targets.get(id) ?? []), option]);
  }
  return (
    <ul className={styles.rows}>
      {[...targets].map(([id, options]) => (
        <li key={id}>
          <Face id={id} view={view} size={52} />
          <b>{nameOf(id, view)}</b>
          {options.map((raw) => {
            const option = asPugOption(raw);
            return option.do === 'add' ? (
              <button
                key={option.card}
                type="button"
                className={styles.add}
                data-option={canonical(raw)}
                aria-label={words.option(raw, view)}
                onClick={() => choose(raw)}
              >
                <Icon shape={icon.broadswordIcon} />
                +1 for
                <EnergySymbol energy={option.card} />
              </button>
            ) : null;
          })}
        </li>
      ))}
    </ul>
  );
}
