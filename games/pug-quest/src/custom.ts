/** [PQ-COMP-03] [PQ-RULING-74] Heroes made by players: JSON in, a Hero out, or everything that is wrong with it. */
import { effect, energyCost, modifier, reach } from './custom/effects.ts';
import type { Note, Problem, Reader } from './custom/readers.ts';
import { glimpse, line, listOf, maybe, oneOf, record, sensible, whole, yes } from './custom/readers.ts';
import { checkAbility, checkCombo } from './custom/sense.ts';
import type { Ability, Combo, Hero, Level, Picture, Threshold } from './vocabulary.ts';
import { BLANK_PUGS, CONDITIONS, ENERGY_TYPES, HATS, TRIGGERS } from './vocabulary.ts';

export type { Problem } from './custom/readers.ts';

/** A longer text is not read at all. */
const LONGEST_TEXT = 20_000;
const MOST_PROBLEMS = 50;

type DraftAbility = Hero['ability'];
type DraftCombo = Omit<Combo, 'id'>;
type Draft = Omit<Hero, 'id' | 'origin' | 'short' | 'combos'> & { readonly combos: readonly DraftCombo[] };

const HERO_WHENS = [
  'free',
  'standing',
  'turnStart',
  'turnEnd',
  'roundStart',
  'roundEnd',
  'onMove',
  'onDraw',
  'onHit',
  'onDamaged',
] as const satisfies readonly Ability['when'][];

/** [PQ-HERO-05] */
const LEVELS: readonly Level[] = [1, 1, 1, 2, 3];

const threshold: Reader<Threshold> = sensible(
  record<Threshold>({
    damageAtLeast: maybe(whole(1, 7)),
    roundAtLeast: maybe(whole(2, 10)),
    heroesAtLeast: maybe(whole(2, 5)),
  }),
  (made, path, note) => {
    if (Object.keys(made).length === 0) note(path, made, 'at least one of its fields');
  },
);

const ability: Reader<DraftAbility> = sensible(
  record<Omit<DraftAbility, 'applies'>>({
    name: line(30),
    when: oneOf(HERO_WHENS),
    if: maybe(threshold),
    uses: maybe(oneOf(['oncePerWorld', 'oncePerRound', 'oncePerTurn'])),
    cost: maybe(energyCost(3)),
    effects: maybe(listOf(effect, 1, 3)),
    modifiers: maybe(listOf(modifier, 1, 3)),
  }),
  checkAbility,
);

const combo: Reader<DraftCombo> = sensible(
  record<DraftCombo>({
    name: line(30),
    level: oneOf([1, 2, 3]),
    cost: energyCost(6),
    riposte: maybe(oneOf(TRIGGERS)),
    activation: maybe(yes),
    reach: maybe(reach),
    conditions: maybe(listOf(oneOf(CONDITIONS), 1, CONDITIONS.length)),
    effects: listOf(effect, 1, 4),
  }),
  (made, path, note) => checkCombo({ ...made, id: '' }, path, note),
);

const combos: Reader<readonly DraftCombo[]> = sensible(
  listOf(combo, LEVELS.length, LEVELS.length),
  (made, path, note) => {
    made.forEach(({ level, name }, i) => {
      if (level !== LEVELS[i])
        note(`${path}[${i}].level`, level, `${LEVELS[i]}: the Levels go ${LEVELS.join(', ')}`);
      if (made.findIndex((other) => other.name === name) !== i)
        note(`${path}[${i}].name`, name, 'a name of its own');
    });
  },
);

const draft: Reader<Draft> = record<Draft>({
  name: line(30),
  class: line(20),
  type: oneOf(ENERGY_TYPES),
  life: whole(4, 8),
  initiative: whole(1, 10),
  movement: whole(1, 2),
  picture: maybe(record<Picture>({ pug: oneOf(BLANK_PUGS), hat: oneOf(HATS) })),
  ability,
  combos,
});

/** Reads a Hero from JSON text or from the value it stands for. Never throws. */
export function parseHero(
  input: unknown,
): { readonly hero: Hero } | { readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const note: Note = (path, found, allowed) => {
    if (problems.length < MOST_PROBLEMS) problems.push({ path, found: glimpse(found), allowed });
    return undefined;
  };
  const made = read(input, note);
  return made === undefined || problems.length > 0 ? { problems } : { hero: finished(made) };
}

function read(input: unknown, note: Note): Draft | undefined {
  if (typeof input === 'string' && input.length > LONGEST_TEXT)
    return note('', input, `a text of at most ${LONGEST_TEXT} characters`);
  try {
    return draft(typeof input === 'string' ? JSON.parse(input) : input, '', note);
  } catch {
    // Text that is no JSON, or an object whose very fields throw.
    return note('', typeof input === 'string' ? input : typeof input, 'a Hero in JSON');
  }
}

/** The id follows from the content, so that the same Hero has the same id on every table. */
function finished(made: Draft): Hero {
  const slug = made.name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const id = ['own', slug, fingerprint(JSON.stringify(made))].filter((part) => part !== '').join('-');
  const [a, b, c, d, e] = made.combos.map((combo, i): Combo => ({ ...combo, id: `${id}-${i + 1}` }));
  if (!a || !b || !c || !d || !e) throw new Error('a Hero has five Combos');
  return { ...made, id, origin: 'authored', combos: [a, b, c, d, e] };
}

/** FNV-1a, 32 bits. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
}
