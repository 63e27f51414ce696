/** A hero on the bench: as the rules read it, before they give it ids. */

import type { Combo, Effect, Hero } from '@questhall/games/pug-quest';
import type { Json } from '@questhall/kernel';

export type DraftCombo = Omit<Combo, 'id'>;
export interface Draft extends Omit<Hero, 'id' | 'origin' | 'short' | 'combos' | 'picture'> {
  readonly picture: NonNullable<Hero['picture']>;
  readonly combos: readonly DraftCombo[];
}

/** A fair pug to begin with. */
export const newDraft = (): Draft => ({
  name: 'Sir Nameless',
  class: 'Squire',
  type: 'strength',
  life: 6,
  initiative: 5,
  movement: 1,
  picture: { pug: 'blank-a', hat: 'paper' },
  ability: {
    name: 'Good Boy',
    when: 'onDraw',
    uses: 'oncePerTurn',
    effects: [{ do: 'swapDisplay', n: 1 }],
  },
  combos: [
    {
      name: 'First Bite',
      level: 1,
      cost: ['strength', 'strength'],
      effects: [{ do: 'attack', reach: 'melee', damage: 3 }],
    },
    {
      name: 'Duck',
      level: 1,
      cost: ['strength'],
      riposte: 'attackedSelf',
      effects: [{ do: 'prevent', max: 2 }],
    },
    {
      name: 'Bark Around',
      level: 1,
      cost: ['strength', 'speed', 'spirit'],
      effects: [
        { do: 'attack', reach: 'triple-fan', damage: 1 },
        { do: 'draw', energy: 1, who: 'self' },
      ],
    },
    {
      name: 'Long Leap',
      level: 2,
      cost: ['strength', 'strength', 'speed'],
      effects: [{ do: 'attack', reach: 'distance', damage: 4 }],
    },
    {
      name: 'Best in Show',
      level: 3,
      cost: ['strength', 'strength', 'speed', 'magic'],
      effects: [
        { do: 'attack', reach: 'penetrating', damage: 3 },
        { do: 'heal', amount: 2, who: 'self' },
      ],
    },
  ],
});

/** A hero of the rules, on the bench again. */
export function draftOf(hero: Hero): Draft {
  const { id: _id, origin: _origin, short: _short, combos, picture, ...rest } = hero;
  return {
    ...rest,
    picture: picture ?? newDraft().picture,
    combos: combos.map(({ id: _combo, ...combo }) => combo),
  };
}

export const asJson = (draft: Draft): Json => draft as unknown as Json;

const lasts = (effect: Effect): boolean => effect.do === 'mark' && effect.until === 'worldEnd';

/** [PQ-ACTV-01] Tokens are put exactly where a mark lasts until the World ends: nobody has to think of it. */
function withTokens(combo: DraftCombo): DraftCombo {
  const { activation: _activation, ...rest } = combo;
  return combo.effects.some(lasts) ? { ...rest, activation: true } : rest;
}

export const withCombo = (draft: Draft, at: number, combo: DraftCombo): Draft => ({
  ...draft,
  combos: draft.combos.map((other, index) => (index === at ? withTokens(combo) : other)),
});
