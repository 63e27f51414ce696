/** Everything there is to look at: each kind of question of each game, each step of each lesson, each page of the shell. */
import { brawl } from '@questhall/games/brawl';
import { dungeonFighter } from '@questhall/games/dungeon-fighter';
import { dungeonland } from '@questhall/games/dungeonland';
import { superFantasy } from '@questhall/games/super-fantasy';
import type { Game, Json } from '@questhall/kernel';
import { lessonLength } from '../page/lesson-positions.ts';
import { playAtRandom } from '../page/played-positions.ts';
import { POSITIONS } from '../page/pug-positions.ts';

export interface WindowScene {
  readonly game: string;
  readonly name: string;
  /** Behind the address of the page of scenes. */
  readonly query: string;
}

type Options = { readonly [key: string]: Json };

/** Games whose positions are found by playing at random, and the tables at which other questions are asked. */
const PLAYED: readonly (readonly [Game, readonly Options[]])[] = [
  [
    brawl,
    [{ players: 2 }, { players: 4 }, { players: 2, draft: 'competitive' }, { players: 2, draft: 'free' }],
  ],
  [dungeonland, [{ players: 2 }, { players: 1, party: '4' }, { players: 2, mode: 'campaign' }]],
  [
    superFantasy,
    [{ players: 3 }, { players: 4, mission: 'pit' }, { players: 4, mode: 'ugly-master' }, { players: 1 }],
  ],
  [
    dungeonFighter,
    [
      { players: 4, hand: 'steady' },
      { players: 2, hand: 'steady', levelUp: true, difficulty: 'hard' },
    ],
  ],
];

/** Matches that are looked through at each table. Rarer questions than these come to are left to the games' own tests. */
const MATCHES = 12;

/** The first of each kind of question, wherever it is asked. */
function questionsOf(game: Game, tables: readonly Options[]): WindowScene[] {
  const seen = new Map<string, WindowScene>();
  for (const options of tables) {
    const configured = game.configure(options);
    if ('problems' in configured) throw new Error(`${game.id}: ${JSON.stringify(configured.problems)}`);
    for (let match = 0; match < MATCHES; match++) {
      const seed = `look ${match}`;
      playAtRandom(game, options, seed, ({ decisions }) => {
        for (const { kind } of decisions) {
          if (seen.has(kind)) continue;
          const query = {
            scene: 'board',
            game: game.id,
            is: `${kind}~${seed}`,
            options: JSON.stringify(options),
          };
          seen.set(kind, { game: game.id, name: kind, query: `?${new URLSearchParams(query)}` });
        }
        return false;
      });
    }
  }
  return [...seen.values()];
}

const PUG_QUEST = Object.keys(POSITIONS).map(
  (name): WindowScene => ({ game: 'pug-quest', name, query: `?scene=board&game=pug-quest&is=${name}` }),
);

const LESSONS = ['pug-quest', 'brawl', 'dungeonland', 'super-fantasy', 'dungeon-fighter'] as const;

const lessonsOf = (game: (typeof LESSONS)[number]): readonly WindowScene[] =>
  Array.from({ length: lessonLength(game) }, (_, step) => ({
    game,
    name: `lesson ${step}`,
    query: `?scene=lesson&game=${game}&step=${step}`,
  }));

const PAGES = [
  ...LESSONS.map((game) => `shelf/${game}`),
  'rules/brawl',
  'replays',
  'workshop',
  'practice',
  'profile',
  'person/q3LmZ8vVb1xQ',
  'credits',
  'table/brawl?way=alone&mode=standard',
].map((route): WindowScene => ({ game: 'shell', name: route, query: `?scene=app#/${route}` }));

/** `game`: only this one; `shell` for the pages around the tables. */
export function allScenes(game?: string): readonly WindowScene[] {
  const played = PLAYED.filter(([{ id }]) => game === undefined || id === game);
  return [
    ...PUG_QUEST,
    ...played.flatMap(([rules, tables]) => questionsOf(rules, tables)),
    ...LESSONS.filter((id) => game === undefined || id === game).flatMap(lessonsOf),
    ...PAGES,
  ].filter((scene) => game === undefined || scene.game === game);
}
