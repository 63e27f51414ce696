import type {
  Ability,
  Amount,
  Combo,
  Effect,
  EnergyType,
  Level,
  Modifier,
  Reach,
  Until,
  Who,
} from '../vocabulary.ts';

/** Short words for plain data, so that a card reads as it is printed. */

type Attack = Extract<Effect, { do: 'attack' }>;
type Discard = Extract<Effect, { do: 'discard' }>;
type Move = Extract<Effect, { do: 'move' }>;
type Summon = Extract<Effect, { do: 'summon' }>;

export const attack = (
  reach: Reach,
  damage: Amount,
  more: Omit<Attack, 'do' | 'reach' | 'damage'> = {},
): Effect => ({ do: 'attack', reach, damage, ...more });

export const heal = (amount: Amount, who: Who = 'self'): Effect => ({ do: 'heal', amount, who });

export const hurt = (amount: Amount, who: Who): Effect => ({ do: 'damage', amount, who });

export const draw = (energy: Amount, who: Who = 'self'): Effect => ({ do: 'draw', energy, who });

export const drawTreasure = (n: number): Effect => ({ do: 'drawTreasure', n });

export const discard = (
  what: Discard['what'],
  n: number,
  who: Who,
  more: Pick<Discard, 'random'> = {},
): Effect => ({ do: 'discard', what, n, who, ...more });

export const mark = (key: string, who: Who, until: Until, ...modifiers: Modifier[]): Effect => ({
  do: 'mark',
  key,
  who,
  until,
  modifiers,
});

export const move = (who: Who, lanes: number, dir: Move['dir']): Effect => ({ do: 'move', who, lanes, dir });

export const prevent = (max: Amount | 'all'): Effect => ({ do: 'prevent', max });

export const swapDisplay = (n: number): Effect => ({ do: 'swapDisplay', n });

export const summon = (from: Summon['from'], n: number, lane: Summon['lane']): Effect => ({
  do: 'summon',
  from,
  n,
  lane,
});

export const extraAction = (n: number, who: Who): Effect => ({ do: 'extraAction', who, n });

export const combo = (
  level: Level | 'treasure',
  id: string,
  name: string,
  cost: readonly EnergyType[],
  effects: readonly Effect[],
  {
    riposte,
    activation,
    reach,
    conditions,
  }: Pick<Combo, 'riposte' | 'activation' | 'reach' | 'conditions'> = {},
): Combo => ({ id, name, level, cost, effects, riposte, activation, reach, conditions });

export const standing = (...modifiers: Modifier[]): Ability => ({ when: 'standing', modifiers });

/** A Monster that grows with the party that comes for it. */
export const grows: Ability = standing({ stat: 'life', by: { per: 'heroCount', each: 1, beyond: 1 } });
