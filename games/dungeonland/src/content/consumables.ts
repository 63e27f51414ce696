/** [DL-CONS-01] Twenty cards of thirteen kinds. */
import type { Consumable, ConsumableEffect } from '../vocabulary.ts';

const kind = (
  id: string,
  name: string,
  count: number,
  effect: ConsumableEffect,
  more: { readonly reaction?: boolean; readonly price?: number } = {},
): Consumable => ({ id, name, count, effect, reaction: more.reaction ?? false, price: more.price ?? 0 });

export const CONSUMABLES: readonly Consumable[] = [
  kind('healing-draught', 'Healing Draught', 3, { does: 'heal', amount: 2 }, { price: 10 }),
  kind('great-draught', 'Great Draught', 1, { does: 'heal', amount: 4 }),
  kind('smelling-salts', 'Smelling Salts', 2, { does: 'revive' }, { price: 8 }),
  kind('fairy-tea', 'Fairy Tea', 3, { does: 'energy', amount: 3 }, { price: 10 }),
  kind('porridge', 'Porridge', 1, { does: 'energy', amount: 99 }),
  kind('pebbles', 'Pebbles', 1, { does: 'obstacle', within: 3 }),
  kind('fire-oil', 'Fire Oil', 2, { does: 'attack', range: 3, dice: 3 }),
  kind('snare', 'Snare', 1, { does: 'snare' }),
  kind('invisible-ink', 'Invisible Ink', 1, { does: 'invisible' }),
  kind('lucky-clover', 'Lucky Clover', 2, { does: 'rerollAll' }, { reaction: true }),
  kind('troll-bread', 'Troll Bread', 1, { does: 'defence', dice: 2 }, { reaction: true }),
  kind('silver-bell', 'Silver Bell', 1, { does: 'topOfRow' }),
  kind('breadcrumbs', 'Breadcrumbs', 1, { does: 'walk', spaces: 4 }),
];
