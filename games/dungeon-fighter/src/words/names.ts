/** The names of things, for sentences. */
import { writtenName } from '@questhall/schema';
import { BOSSES, EQUIPMENT, HEROES, MONSTERS, ROOMS } from '../content/index.ts';
import type { Hurt } from '../events.ts';
import type { Die, Face, Fault, Requirement, Rest, Template } from '../throws.ts';
import type { AbilityKind, Colour, EquipmentType, MonsterType } from '../vocabulary.ts';

const printed = new Map<string, string>(
  [...HEROES, ...MONSTERS, ...BOSSES, ...ROOMS, ...EQUIPMENT].map(({ id, name }) => [id, name]),
);

export const nameOf = (id: unknown): string =>
  printed.get(String(id)) ?? writtenName(String(id)) ?? String(id);

export const DIE_NAMES: { readonly [die in Die]: string } = {
  red: 'red die',
  green: 'green die',
  blue: 'blue die',
  white: 'white die',
  big: 'Big die',
  rubber: 'Rubber die',
  lead: 'Lead die',
  tiny: 'Tiny die',
};

export const COLOUR_NAMES: { readonly [colour in Colour]: string } = {
  red: 'red',
  green: 'green',
  blue: 'blue',
};

export const REQUIREMENT_NAMES: { readonly [requirement in Requirement]: string } = {
  chalice: 'Chalice',
  dancing: 'Dancing',
  diceSpin: 'Dice spin',
  flick: 'Flick',
  gate: 'Gate',
  hip: 'Hip',
  knee: 'Knee',
  oneEye: 'One Eye',
  ramp: 'Ramp',
};

/** [DF-NINE-01 to -09] */
export const REQUIREMENT_TEXTS: { readonly [requirement in Requirement]: string } = {
  chalice: 'The die lies in the Chalice, held by its base, and is cast out of it.',
  dancing: 'Turn once all the way round on your feet, face the board, and throw at once.',
  diceSpin: 'The die must spin like a top before it touches the board.',
  flick: 'The die is snapped away with a finger.',
  gate: 'The Gate stands before you, and the die must pass through it.',
  hip: 'The die starts from your waist, or touches it on the way.',
  knee: 'The die starts from your knee, or touches it on the way.',
  oneEye: 'Close one eye and throw with the hand right in front of it.',
  ramp: 'The die starts at the low end of the Ramp, and one finger sends it up and over.',
};

export const TEMPLATE_NAMES: { readonly [template in Template]: string } = {
  slime: 'Slime',
  majorHeal: 'Major Heal',
  lightning: 'Lightning',
};

export const ABILITY_NAMES: { readonly [kind in AbilityKind]: string } = {
  agileInstincts: 'Agile Instincts',
  rethrow: 'Re-throw',
  healParty: 'Heal Party',
  piercing: 'Piercing Damage',
  pickpocket: 'Pickpocket',
  focused: 'Focused Damage',
  selfHealing: 'Self Healing',
  swornEnemy: 'Sworn Enemy',
  metamorphosis: 'Metamorphosis',
  royalMoney: 'Royal Money',
  trackingStrike: 'Tracking Strike',
  hammer: 'Hammer of the Gods',
  grapeshot: 'Grapeshot',
  paradeShield: 'Parade Shield',
  bellRinger: 'Ring the Bell',
  clowning: 'Clowning',
};

export const TYPE_NAMES: { readonly [type in MonsterType]: string } = {
  beast: 'Beast',
  plant: 'Plant',
  goblin: 'Goblin',
  spirit: 'Spirit',
};

export const EQUIPMENT_NAMES: { readonly [type in EquipmentType]: string } = {
  weapon: 'Weapon',
  armor: 'Armor',
  spendable: 'Spendable',
  relic: 'Relic',
};

export const REST_NAMES: { readonly [rest in Rest]: string } = {
  outside: 'off the board',
  bone: 'on a bone',
  hole: 'in a hole',
  section1: 'on section 1',
  section2: 'on section 2',
  section3: 'on section 3',
  section4: 'on section 4',
  section5: 'on section 5',
  bullseye: 'in the bullseye',
  slime: 'on the Slime',
  majorHeal: 'on the Major Heal Template',
  lightning: 'on the Lightning Template',
};

/** After "loses 2 life". */
export const HURT_WORDS: { readonly [why in Hurt]: string } = {
  miss: '',
  thorns: ' to the thorns',
  retrieve: ' for the dice taken back',
  flip: ' for a bad flip',
  backDown: ' for backing down',
};

export const FACE_NAMES: { readonly [face in Face]: string } = {
  blank: 'a blank face',
  icon: 'the icon',
  rethrow: 'the Re-throw symbol',
  selfHeal: 'the Self Healing symbol',
  smash: 'the hammer',
  coin: 'the coin',
};

export const faultNamed = (fault: Fault): string =>
  fault === 'bounce' ? 'it did not bounce on the table' : `it failed the ${REQUIREMENT_NAMES[fault]} throw`;

export const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

export function listed(items: readonly string[], joint = 'and'): string {
  if (items.length === 0) return 'nothing';
  if (items.length === 1) return items[0] as string;
  return `${items.slice(0, -1).join(', ')} ${joint} ${items.at(-1)}`;
}

export const requirementsNamed = (requirements: readonly Requirement[]): string =>
  listed(requirements.map((each) => REQUIREMENT_NAMES[each]));
