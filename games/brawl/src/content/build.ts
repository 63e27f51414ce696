/** Shorthand in which the cards are written; what it makes is plain data. */
import type {
  ActionCard,
  Amount,
  CardType,
  Champion,
  Condition,
  Core,
  Displacement,
  Effect,
  Immunity,
  Leap,
  Op,
  Targeting,
  Until,
  Who,
} from '../vocabulary.ts';

// --- targeting -----------------------------------------------------------------------------------------------------
const nobody: Targeting = { kind: 'none' };
export const melee: Targeting = { kind: 'melee' };
export const arc3: Targeting = { kind: 'arc3' };
export const ring6: Targeting = { kind: 'ring6' };
export const adjacentEnemies: Targeting = { kind: 'adjacentEnemies' };
export const ally: Targeting = { kind: 'ally' };
export const adjacentAlly: Targeting = { kind: 'adjacentAlly' };
export const direct = (min: number, max: number): Targeting => ({ kind: 'direct', min, max });
export const indirect = (min: number, max: number): Targeting => ({ kind: 'indirect', min, max });

// --- what is done --------------------------------------------------------------------------------------------------
export const leap = (op: Leap, amount: number): Op => ({ op, amount });
export const shift = (op: Displacement, amount: Amount): Op => ({ op, amount });
export const damage = (amount: Amount): Op => ({ op: 'damage', amount });
export const heal = (amount: Amount): Op => ({ op: 'heal', amount });
export const draw = (amount: Amount): Op => ({ op: 'draw', amount });
export const plan = (amount: number): Op => ({ op: 'plan', amount });
export const mill = (amount: number): Op => ({ op: 'mill', amount });
export const recover = (amount: number): Op => ({ op: 'recover', amount });
export const stun: Op = { op: 'stun' };
export const root: Op = { op: 'root' };
export const double: Op = { op: 'double' };
export const lifesteal: Op = { op: 'lifesteal' };
export const poison = (amount: number): Op => ({ op: 'poison', amount });
export const strength = (amount: Amount, until: Until): Op => ({ op: 'strength', amount, until });
export const movement = (amount: number, until: Until): Op => ({ op: 'move', amount, until });
export const defence = (amount: number, until: Until): Op => ({ op: 'defence', amount, until });
export const incomingStrength = (amount: number, until: Until): Op => ({
  op: 'incomingStrength',
  amount,
  until,
});
export const ignoreDefence = (amount: number | 'all', until: Until): Op => ({
  op: 'ignoreDefence',
  amount,
  until,
});
export const immune = (to: Immunity): Op => ({ op: 'immune', to });

// --- when and to whom ----------------------------------------------------------------------------------------------
type More = Pick<Effect, 'if' | 'may' | 'within'>;
const at =
  (when: Effect['when']) =>
  (who: Who, op: Op, more: More = {}): Effect => ({ when, who, ...op, ...more });
export const pre = at('pre');
export const main = at('main');
export const post = at('post');
export const react = at('react');
export const always = at('static');

// --- conditions ----------------------------------------------------------------------------------------------------
export const damageDealt: Condition = { is: 'damageDealt' };
export const selfBloodied: Condition = { is: 'bloodied', who: 'self' };
export const selfOnTrapHex: Condition = { is: 'onTrapHex', who: 'self' };
export const targetOnTrapHex: Condition = { is: 'onTrapHex', who: 'target' };

// --- cards ---------------------------------------------------------------------------------------------------------
interface Printed {
  readonly id: string;
  readonly name: string;
  readonly core: Core;
  readonly move?: number;
  readonly targeting?: Targeting;
  readonly strength?: Amount;
  readonly defence?: number;
}
type Draft = Omit<ActionCard, 'champion' | 'number'>;

const card =
  (type: CardType) =>
  (printed: Printed, ...effects: readonly Effect[]): Draft => ({
    targeting: nobody,
    ...printed,
    type,
    effects,
  });
export const attack = card('attack');
export const skill = card('skill');
export const reaction = card('reaction');

/** Cards are numbered by Champion: the first of the first is 10011. */
export const champion = (
  number: number,
  printed: Omit<Champion, 'number' | 'cards'>,
  ...cards: readonly Draft[]
): Champion => ({
  ...printed,
  number: 100 + number,
  cards: cards.map((draft, index) => ({
    ...draft,
    champion: printed.id,
    number: 10000 + number * 10 + index + 1,
  })),
});
