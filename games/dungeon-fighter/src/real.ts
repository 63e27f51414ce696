/** [3.10] [DF-LEAD-02] Wood thrown at home and read off in words: "4 icon", "hole", "10 no bounce", "off". */
import type { Handed, Match, Option } from '@questhall/kernel';
import type { State } from './state.ts';
import type { Face, FlipRequest, Requirement, ThrowRequest } from './throws.ts';
import { FACES_OF, flipCode, landingCode, readFlip, readLanding } from './throws.ts';
import { throwing } from './view.ts';
import { DIE_NAMES, listed, REQUIREMENT_NAMES, TEMPLATE_NAMES } from './words/names.ts';

type Played = Pick<Match, 'state'>;

const PLACES: { readonly [word: string]: string } = {
  off: 'outside',
  bone: 'bone',
  hole: 'hole',
  '1': 'section1',
  '2': 'section2',
  '3': 'section3',
  '4': 'section4',
  '5': 'section5',
  '10': 'bullseye',
};
const FACES: { readonly [face in Face]: string } = {
  blank: 'blank',
  icon: 'icon',
  rethrow: 'again',
  selfHeal: 'heal',
  smash: 'hammer',
  coin: 'coin',
};
const FLIPS: { readonly [word: string]: string } = { lies: 'lies', short: 'short', table: 'table' };

const askedOf = ({ state }: Played, option: Option): ThrowRequest | FlipRequest | null =>
  (state as State).options.realDice && (option.do === 'throw' || option.do === 'flip')
    ? throwing(state as State)
    : null;

/** Marks that may follow the place, with the words of the code they stand for. */
function marksOf(asked: ThrowRequest): ReadonlyMap<string, string> {
  const faces = FACES_OF[asked.die].filter((face) => face !== 'blank');
  const failed = (requirement: Requirement): string => REQUIREMENT_NAMES[requirement].toLowerCase();
  return new Map<string, string>([
    ['blank', ''],
    ...faces.map((face) => [FACES[face], face] as const),
    ...(asked.bushes ? ([['thorns', 'thorns']] as const) : []),
    ['no bounce', 'fault:bounce'],
    ...asked.requirements.map((each) => [`not ${failed(each)}`, `fault:${each}`] as const),
  ]);
}

/** What is to be typed; nothing where the rules draw. */
export function realPrompt(match: Played, option: Option): string | undefined {
  const asked = askedOf(match, option);
  if (asked === null) return undefined;
  if (asked.kind === 'flip')
    return `Flip the ${TEMPLATE_NAMES[asked.template]} Template. Type lies, short (it turned too little) or table.`;
  const marks = [...marksOf(asked).keys()].filter((mark) => mark !== 'blank');
  const places = [...Object.keys(PLACES), ...asked.templates.map(({ template }) => template.toLowerCase())];
  const slime = asked.templates.some(({ template }) => template === 'slime')
    ? ' After slime, type what its arrow points at.'
    : '';
  return `Throw the ${DIE_NAMES[asked.die]}. Type where it lies: ${listed(places, 'or')}; then what else: ${listed(marks, 'or')}.${slime}`;
}

/** As it goes into the record; nothing for what cannot be. */
export function readReal(match: Played, option: Option, typed: string): Handed | undefined {
  const asked = askedOf(match, option);
  if (asked === null) return undefined;
  const words = typed.trim().toLowerCase();
  const code = asked.kind === 'flip' ? FLIPS[words] : landingTyped(asked, words);
  if (code === undefined) return undefined;
  const real = `${code} real`;
  if (asked.kind === 'flip') {
    const flip = readFlip(real, asked);
    return flip && { draws: [flipCode(flip)] };
  }
  const landing = readLanding(real, asked);
  return landing && { draws: [landingCode(landing)] };
}

function landingTyped(asked: ThrowRequest, words: string): string | undefined {
  const [first = '', second = ''] = words.split(/\s+/);
  const template = asked.templates.find((lies) => lies.template.toLowerCase() === first)?.template;
  const pointed = template === 'slime' ? PLACES[second] : undefined;
  const place = pointed === undefined ? (template ?? PLACES[first]) : `slime>${pointed}`;
  if (place === undefined) return undefined;
  let rest = words
    .replace(first, '')
    .replace(pointed === undefined ? '' : second, '')
    .trim();
  const marks: string[] = [];
  for (const [mark, code] of [...marksOf(asked)].sort(([a], [b]) => b.length - a.length)) {
    if (!rest.includes(mark)) continue;
    rest = rest.replace(mark, ' ').trim();
    if (code !== '') marks.push(code);
  }
  return rest === '' ? [place, ...marks].join(' ') : undefined;
}
