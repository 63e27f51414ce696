import type { Amount, EnergyType, Measure, Reach, Who } from '../vocabulary.ts';

/** Who speaks: a card held by a Hero says "you", one of a Monster or Boss "it", a World Feature names everybody. */
export type Voice = 'hero' | 'creature' | 'feature';

export interface Telling {
  readonly voice: Voice;
  /** How the targets are called: a pronoun once they have been named. */
  readonly target: Subject;
  /** A printed Combo says "3 damage to ...", a running sentence "deal 3 damage to ...". */
  readonly running?: boolean;
  /** Where the same text draws Treasures, Energy is named. */
  readonly nameEnergy?: boolean;
}

export interface Subject {
  readonly words: string;
  readonly object: string;
  readonly number: 'you' | 'one' | 'many';
}

export function unreachable(value: never): never {
  throw new Error(`no words for ${JSON.stringify(value)}`);
}

export const one = (words: string): Subject => ({ words, object: words, number: 'one' });
export const many = (words: string): Subject => ({ words, object: words, number: 'many' });

export const YOU: Subject = { words: 'you', object: 'you', number: 'you' };
export const IT: Subject = one('it');
export const THEY: Subject = { words: 'they', object: 'each of them', number: 'many' };

/** "you draw", "it draws", "they draw". */
export const says = (subject: Subject, verb: string): string => `${subject.words} ${inflect(subject, verb)}`;

export function inflect(subject: Subject, verb: string): string {
  if (subject.number !== 'one' || verb === 'may') return verb;
  if (verb === 'have') return 'has';
  return `${verb}s`;
}

export function subjectOf(who: Who, { voice, target }: Telling): Subject {
  switch (who) {
    case 'self':
      return voice === 'hero' ? YOU : IT;
    case 'target':
      return target;
    case 'ally':
      return one(voice === 'hero' ? 'another Hero' : 'another Monster');
    case 'attacker':
      return one('the attacker');
    case 'adjacentHeroes':
      return many('adjacent Heroes');
    case 'laneHeroes':
      return many(`the Heroes of ${laneOf(voice)}`);
    case 'allHeroes':
      return many('all Heroes');
    case 'adjacentMonsters':
      return many('adjacent Monsters');
    case 'allMonsters':
      return many('all Monsters');
    case 'allCreatures':
      return many('all Heroes and Monsters');
    default:
      return unreachable(who);
  }
}

const laneOf = (voice: Voice): string => (voice === 'hero' ? 'your lane' : 'its lane');

const foeOf = (voice: Voice): string => (voice === 'hero' ? 'Monster' : 'Hero');
const foesOf = (voice: Voice): string => (voice === 'hero' ? 'Monsters' : 'Heroes');

/** [PQ-SYM-02] [PQ-RULING-12] Whom an attack reaches. */
export function reached(reach: Reach, voice: Voice, side = 'either', targets = 1): Subject {
  const foe = foeOf(voice);
  const foes = foesOf(voice);
  const lane = laneOf(voice);
  switch (reach) {
    case 'melee':
      return one(`the first ${foe} of ${lane}`);
    case 'distance':
      return one(`one ${foe} of ${lane}`);
    case 'any':
      return targets === 1 ? one(`one ${foe} anywhere`) : many(`up to ${targets} ${foes} anywhere`);
    case 'penetrating':
      return many(`all ${foes} of ${lane}`);
    case 'double-side':
      return many(
        `the first ${foes} of ${lane} and ${side === 'either' ? 'one lane beside it' : `the lane ${side} of it`}`,
      );
    case 'double-fork':
      return many(`the first ${foes} of both lanes beside ${voice === 'hero' ? 'yours' : 'its own'}`);
    case 'triple-fan':
      return many(`the first ${foes} of ${lane} and both lanes beside it`);
    case 'triple-wide':
      return many(`the first ${foes} of ${lane} and the lanes two away`);
    default:
      return unreachable(reach);
  }
}

function measureText(measure: Measure, voice: Voice): string {
  switch (measure) {
    case 'ownDamage':
      return `damage token on ${voice === 'hero' ? 'you' : 'it'}`;
    case 'roundNumber':
      return 'Round so far';
    case 'heroCount':
      return 'Hero in the party';
    case 'treasuresHeld':
      return `Treasure ${voice === 'hero' ? 'you hold' : 'it holds'}`;
    default:
      return unreachable(measure);
  }
}

const ORDINALS: readonly string[] = ['', 'first', 'second', 'third', 'fourth'];

/** "3 damage", or "2 damage for each Treasure you hold (at most 8)". `what` carries its own unit, if any. */
export function amountText(amount: Amount, what: string, voice: Voice): string {
  const counted = (n: number): string => (what === '' ? String(n) : `${n} ${what}`);
  if (typeof amount === 'number') return counted(amount);
  const most = amount.max === undefined ? '' : ` (at most ${amount.max})`;
  const counter = amount.per === 'heroCount' && amount.beyond ? 'Hero' : measureText(amount.per, voice);
  const above = amount.beyond === undefined ? '' : ` beyond the ${ORDINALS[amount.beyond] ?? amount.beyond}`;
  return `${counted(amount.each)} for each ${counter}${above}${most}`;
}

const ENERGY_NAMES: Readonly<Record<EnergyType, string>> = {
  strength: 'Strength',
  spirit: 'Spirit',
  intellect: 'Intellect',
  speed: 'Speed',
  magic: 'Magic',
};

export const energyName = (type: EnergyType): string => ENERGY_NAMES[type];

/** "2 Strength and 1 Speed", in the order printed. */
export function costText(cost: readonly EnergyType[]): string {
  const types = cost.filter((type, i) => cost.indexOf(type) === i);
  return listed(types.map((type) => `${cost.filter((other) => other === type).length} ${energyName(type)}`));
}

export const plural = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`;

export const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

export const sentence = (clause: string): string => `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`;

const TIMES = ['', '', 'twice', 'three times', 'four times'] as const;

export const timesText = (n: number): string => TIMES[n] || `${n} times`;
