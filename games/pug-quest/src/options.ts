/** [PQ-DEC-32] What the host may choose, and whether it can be played. */
import type { Configured, Problem, Setting } from '@questhall/kernel';
import { chosen, chosenPlayers } from '@questhall/kernel';
import { readCards } from '@questhall/schema';
import { budgetVerdict } from './budget.ts';
import { readBoss, readMonster } from './creations/foe-draft.ts';
import { asDraft, parseHero } from './custom.ts';
import type { Mode, Options } from './state.ts';
import { MODES } from './state.ts';
import type { Hero } from './vocabulary.ts';

export const SETTINGS = [
  { key: 'mode', kind: 'choice', values: MODES, default: 'standard' },
  { key: 'dogsLife', kind: 'flag', default: false },
  { key: 'heroes', kind: 'choice', values: ['choose', 'random'], default: 'choose' },
  { key: 'customHeroes', kind: 'content', default: [] },
  { key: 'allowUnbalanced', kind: 'flag', default: false },
  { key: 'ownMonsters', kind: 'content', default: [] },
  { key: 'ownBosses', kind: 'content', default: [] },
] as const satisfies readonly Setting[];

/** [PQ-RULING-74] Two blank sets are in the box. */
const MOST_CUSTOM_HEROES = 2;

const MOST_OWN_MONSTERS = 6;
/** [PQ-BOSS-03] A match has one Boss. */
const MOST_OWN_BOSSES = 1;

/** [PQ-EVIL-01] 1 to 5 players, or 2 to 6 with an Evil Lord. */
const SEATS: { readonly [mode in Mode]: readonly [number, number] } = {
  standard: [1, 5],
  'evil-lord': [2, 6],
};

export function configure(input: { readonly [key: string]: unknown }): Configured<Options> {
  const problems: Problem[] = [];
  const { ownMonsters, ownBosses, ...settings } = chosen(SETTINGS, input, problems);
  const players = chosenPlayers(input.players, SEATS[settings.mode], problems, 'in this mode');
  const customHeroes = ownHeroes(problems, settings.customHeroes, settings.allowUnbalanced);
  const foes = {
    ...readCards('ownMonsters', ownMonsters, MOST_OWN_MONSTERS, readMonster, problems),
    ...readCards('ownBosses', ownBosses, MOST_OWN_BOSSES, readBoss, problems),
  };
  return problems.length > 0 ? { problems } : { options: { ...settings, ...foes, players, customHeroes } };
}

function ownHeroes(
  problems: Problem[],
  value: readonly unknown[],
  allowUnbalanced: boolean,
): readonly Hero[] {
  if (value.length > MOST_CUSTOM_HEROES) {
    problems.push({
      field: 'customHeroes',
      found: `${value.length} Heroes`,
      allowed: `at most ${MOST_CUSTOM_HEROES}`,
    });
    return [];
  }
  const heroes = value.flatMap((entry, index) =>
    ownHero(problems, `customHeroes[${index}]`, entry, allowUnbalanced),
  );
  return distinct(problems, heroes);
}

/** [PQ-SETUP-03] A Hero can be used once: the same one may not be brought twice. */
function distinct(problems: Problem[], heroes: readonly Hero[]): readonly Hero[] {
  heroes.forEach(({ id, name }, index) => {
    if (heroes.findIndex((hero) => hero.id === id) === index) return;
    problems.push({
      field: `customHeroes[${index}]`,
      found: `${name} again`,
      allowed: 'another Hero than those before',
    });
  });
  return heroes;
}

function ownHero(problems: Problem[], field: string, entry: unknown, allowUnbalanced: boolean): Hero[] {
  const parsed = parseHero(asDraft(entry));
  if ('problems' in parsed) {
    problems.push(...parsed.problems.map((problem) => ({ ...problem, field: `${field}.${problem.field}` })));
    return [];
  }
  const { verdict, points, budget } = budgetVerdict(parsed.hero);
  if (verdict === 'unbalanced' && !allowUnbalanced) {
    problems.push({ field, found: `${points} points`, allowed: `${budget} points, or allowUnbalanced` });
    return [];
  }
  return [parsed.hero];
}
