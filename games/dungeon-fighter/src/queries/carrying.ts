/** [DF-EQUIP] Who can carry what. */
import type { Reason } from '@questhall/kernel';
import type { CardId, HeroState, State } from '../state.ts';
import type { Armor, Relic, RelicEffect, Spendable, Weapon } from '../vocabulary.ts';
import { equipmentCard, heroSheet } from './cards.ts';

/** [DF-EQUIP-02] [DF-EQUIP-06] Why this Hero cannot carry this card. `without`: a card of its own that makes room. */
export function whyNotCarry(state: HeroState, id: CardId, without?: CardId): Reason | undefined {
  const card = equipmentCard(id);
  if (card.type === 'relic') return { rule: 'DF-RELIC-02', card: id };
  if (state.eliminated) return { rule: 'DF-SCAR-06', hero: state.id };
  let carried = 0;
  for (const own of state.equipment) {
    if (own === without) continue;
    const other = equipmentCard(own);
    if (other.type === card.type) carried += 1;
    if (card.type === 'weapon' && other.name === card.name)
      return { rule: 'DF-EQUIP-06', hero: state.id, card: id };
  }
  const limit = heroSheet(state.id).carries[card.type];
  return carried >= limit ? { rule: 'DF-EQUIP-02', hero: state.id, type: card.type, limit } : undefined;
}

export function weaponsOf(state: HeroState): readonly CardId[] {
  return state.equipment.filter((id) => equipmentCard(id).type === 'weapon');
}

export const weaponCard = (id: CardId): Weapon => equipmentCard(id) as Weapon;
export const armorCard = (id: CardId): Armor => equipmentCard(id) as Armor;
export const spendableCard = (id: CardId): Spendable => equipmentCard(id) as Spendable;

export const armorsOf = (state: HeroState): readonly CardId[] =>
  state.equipment.filter((id) => equipmentCard(id).type === 'armor');
export const spendablesOf = (state: HeroState): readonly CardId[] =>
  state.equipment.filter((id) => equipmentCard(id).type === 'spendable');

type RelicThat<Kind> = Relic & { readonly effect: { readonly kind: Kind } };

/** [DF-RELIC-03] The party's Relics with this effect: the boxes have more than one of a kind. */
export const relicsThat = <Kind extends RelicEffect['kind']>(
  s: State,
  kind: Kind,
): readonly RelicThat<Kind>[] =>
  s.relics
    .map(equipmentCard)
    .filter((card): card is RelicThat<Kind> => card.type === 'relic' && card.effect.kind === kind);
