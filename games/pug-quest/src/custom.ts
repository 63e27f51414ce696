/** [PQ-COMP-03] [PQ-RULING-74] Heroes made by players: JSON in, a Hero out, or everything that is wrong with it. */
import type { Problem } from '@questhall/kernel';
import type { Of } from '@questhall/schema';
import { exact, glimpse, line, listOf, maybe, oneOf, read, sensible, whole, yes } from '@questhall/schema';
import { effect, energyCost, modifier, reach } from './custom/effects.ts';
import { checkAbility, checkCombo } from './custom/sense.ts';
import type { Ability, Combo, Hero, Level } from './vocabulary.ts';
import { BLANK_PUGS, CONDITIONS, ENERGY_TYPES, HATS, TRIGGERS } from './vocabulary.ts';

/** A longer text is not read at all. */
const LONGEST_TEXT = 20_000;

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

const threshold = sensible(
  exact({
    damageAtLeast: maybe(whole(1, 7)),
    roundAtLeast: maybe(whole(2, 10)),
    heroesAtLeast: maybe(whole(2, 5)),
  }),
  (made, note) => {
    if (Object.keys(made).length === 0) note('', made, 'at least one of its fields');
  },
);

const ability = sensible(
  exact({
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

const combo = sensible(
  exact({
    name: line(30),
    level: oneOf([1, 2, 3]),
    cost: energyCost(6),
    riposte: maybe(oneOf(TRIGGERS)),
    activation: maybe(yes()),
    reach: maybe(reach),
    conditions: maybe(listOf(oneOf(CONDITIONS), 1, CONDITIONS.length)),
    effects: listOf(effect, 1, 4),
  }),
  checkCombo,
);

const combos = sensible(listOf(combo, LEVELS.length, LEVELS.length), (made, note) => {
  made.forEach(({ level, name }, i) => {
    if (level !== LEVELS[i]) note(`[${i}].level`, level, `${LEVELS[i]}: the Levels go ${LEVELS.join(', ')}`);
    if (made.findIndex((other) => other.name === name) !== i) note(`[${i}].name`, name, 'a name of its own');
  });
});

/** A Hero as a player writes it down: ids follow from the content. */
export const heroDraft = exact({
  name: line(30),
  class: line(20),
  type: oneOf(ENERGY_TYPES),
  life: whole(4, 8),
  initiative: whole(1, 10),
  movement: whole(1, 2),
  picture: maybe(exact({ pug: oneOf(BLANK_PUGS), hat: oneOf(HATS) })),
  ability,
  combos,
});

export type HeroDraft = Of<typeof heroDraft>;

/** Reads a Hero from JSON text or from the value it stands for. Never throws. */
export function parseHero(
  input: unknown,
): { readonly hero: Hero } | { readonly problems: readonly Problem[] } {
  const made = parse(input);
  return 'ok' in made ? { hero: finished(made.ok) } : made;
}

function parse(input: unknown): { readonly ok: HeroDraft } | { readonly problems: readonly Problem[] } {
  const refused = (found: string, allowed: string) => ({ problems: [{ field: '', found, allowed }] });
  if (typeof input === 'string' && input.length > LONGEST_TEXT)
    return refused(glimpse(input), `a text of at most ${LONGEST_TEXT} characters`);
  try {
    return read(heroDraft, typeof input === 'string' ? JSON.parse(input) : input);
  } catch {
    // Text that is no JSON, or an object whose very fields throw.
    return refused(typeof input === 'string' ? glimpse(input) : typeof input, 'a Hero in JSON');
  }
}

/** The id follows from the content, so that the same Hero has the same id on every table. */
function finished(made: HeroDraft): Hero {
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

/** What `configure` made of a Hero may come back to it: ids are made anew from the content. */
export function asDraft(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null || !('id' in entry) || !('combos' in entry)) return entry;
  const { id: _id, origin: _origin, ...draft } = entry as { id: unknown; origin?: unknown; combos: unknown };
  if (!Array.isArray(draft.combos)) return draft;
  return { ...draft, combos: draft.combos.map(({ id: _combo, ...combo }: { id?: unknown }) => combo) };
}

/** FNV-1a, 32 bits. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
}
