/** Everything there is to look at: each kind of question of each game, each step of each lesson, each page of the shell. */
import { GAMES } from '@questhall/games';
import { brawl } from '@questhall/games/brawl';
import { dungeonFighter } from '@questhall/games/dungeon-fighter';
import { dungeonland } from '@questhall/games/dungeonland';
import { superFantasy } from '@questhall/games/super-fantasy';
import type { Game, Json } from '@questhall/kernel';
import { lessonLength, LESSONS as TAUGHT } from '../page/lesson-positions.ts';
import { MOMENTS } from '../page/moments.ts';
import { playAtRandom } from '../page/played-positions.ts';
import { POSITIONS } from '../page/pug-positions.ts';
import { VETERANS } from '../page/veterans.ts';

export interface WindowScene {
  readonly game: string;
  readonly name: string;
  /** Behind the address of the page of scenes. */
  readonly query: string;
  /** What is there once the page is loaded. */
  readonly shows?: string;
  /** Names of buttons that are pressed first, one after the other. */
  readonly press?: readonly string[];
  /** The part of a form that is opened first, as its game calls it. */
  readonly part?: string;
  /** The large card of the first thing that can be chosen is opened. */
  readonly inspect?: boolean;
}

type Options = { readonly [key: string]: Json };

/** Games whose positions are found by playing at random, and the tables at which other questions are asked. */
const PLAYED: readonly (readonly [Game, readonly Options[], Options?])[] = [
  [
    brawl,
    [{ players: 2 }, { players: 4 }, { players: 2, draft: 'competitive' }, { players: 2, draft: 'free' }],
  ],
  [dungeonland, [{ players: 2 }, { players: 1, party: '4' }, { players: 2, mode: 'campaign' }], VETERANS],
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
function questionsOf(game: Game, tables: readonly Options[], called = ''): WindowScene[] {
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
          seen.set(kind, {
            game: game.id,
            name: `${called}${kind}`,
            query: `?${new URLSearchParams(query)}`,
          });
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
  Object.keys(TAUGHT)
    .filter((lesson) => lesson.split(' ')[0] === game)
    .flatMap((lesson) =>
      Array.from({ length: lessonLength(lesson) }, (_, step) => ({
        game,
        name: `lesson ${[...lesson.split(' ').slice(1), step].join(' ')}`,
        query: `?${new URLSearchParams({ scene: 'lesson', game, lesson, step: String(step) })}`,
      })),
    );

/** Beside a question: what the narrator tells, what happened meanwhile, advice, a large card; and how it all ends. */
const momentsOf = (game: (typeof LESSONS)[number]): readonly WindowScene[] => [
  ...MOMENTS.map((moment) => ({ game, name: moment, query: `?scene=moment&game=${game}&is=${moment}` })),
  { game, name: 'in words', query: `?scene=moment&game=${game}&is=plain&words=` },
  { game, name: 'big screen', query: `?scene=moment&game=${game}&is=recap&watched=` },
  { game, name: 'large card', query: `?scene=moment&game=${game}&is=plain`, inspect: true },
  ...['ending', 'replay'].map((name) => ({ game, name, query: `?scene=${name}&game=${game}` })),
];

const page = (route: string, ...press: readonly string[]): WindowScene => ({
  game: 'shell',
  name: [route, ...press].join(', '),
  query: `?scene=app#/${route}`,
  press,
});

/** The forms that are widest and deepest. */
const PARTS = [
  ['pug-quest?kind=pugs', 'Combo 3'],
  ['pug-quest?kind=pugs', 'Ability'],
  ['brawl?kind=champions', 'Card 1'],
  ['brawl?kind=champions', 'Levelled Up side'],
  ['super-fantasy?kind=missions', 'Monsters'],
  ['super-fantasy?kind=missions', 'Beasts Page'],
  ['super-fantasy?kind=missions', 'Objective'],
  ['super-fantasy?kind=missions', 'Harder'],
] as const;

const PAGES: readonly WindowScene[] = [
  ...LESSONS.map((game) => page(`shelf/${game}`)),
  ...LESSONS.map((game) => page(`table/${game}?way=alone&mode=standard`)),
  page('shelf/brawl', 'Settings'),
  page('table/brawl?way=online&mode=standard'),
  page('table/brawl?way=alone&mode=standard', 'Begin'),
  page('table/brawl?way=alone&mode=standard', 'Begin', 'Menu'),
  page('table/brawl?way=alone&mode=standard', 'Begin', 'Menu', 'Settings'),
  page('table/brawl?way=alone&mode=standard', 'Begin', 'Menu', 'Keys'),
  page('table/dungeonland?way=alone&mode=campaign', 'Begin'),
  page('table/dungeonland?way=alone&mode=campaign', 'Begin', 'Menu'),
  ...LESSONS.map((game) =>
    page(`table/${game}?way=alone&mode=standard`, 'Begin', 'Menu', 'The table in words'),
  ),
  page('table/brawl?way=screen&mode=standard', 'Begin'),
  ...LESSONS.map((game) => ({ ...page(`rules/${game}`), shows: 'main article, main li' })),
  ...LESSONS.flatMap((game) =>
    GAMES[game].creations.map(({ id }) => ({ ...page(`workshop/${game}?kind=${id}`), shows: 'main input' })),
  ),
  page('workshop/brawl', 'Library'),
  ...PARTS.map(([bench, part]) => ({
    ...page(`workshop/${bench}`),
    name: `workshop/${bench}, ${part}`,
    shows: 'main input',
    part,
  })),
  page('practice'),
  page('profile'),
  page('quests'),
  page('person/q3LmZ8vVb1xQ'),
  page('credits'),
  page('join/PUGS'),
  page('friend/k3sP0xVq9tLw'),
  page('replay?packed=torn'),
  ...['password', 'lost', 'offline', 'curtain', 'broken', 'review'].map((name) => ({
    game: 'shell',
    name,
    query: `?scene=notice&is=${name}`,
    shows: '#root :is(button, p, h1)',
  })),
  page('shelf/pug-quest', 'Just me', 'Half an hour', 'Cards and combos'),
  page('table/dungeonland?way=learn&mode=standard'),
  { game: 'shell', name: 'replays', query: '?scene=replays#/replays' },
  ...LESSONS.map((game) => ({ game: 'shell', name: `lobby of ${game}`, query: `?scene=lobby&game=${game}` })),
  { game: 'shell', name: 'lobby of a guest', query: '?scene=lobby&game=brawl&guest=' },
  { game: 'shell', name: 'big screen', query: '?scene=lobby&game=dungeon-fighter&screen=' },
];

/** Dice from somebody's own table, which are told to the page. */
const REAL_DICE: WindowScene = {
  game: 'dungeon-fighter',
  name: 'real dice',
  query: `?${new URLSearchParams({
    scene: 'board',
    game: 'dungeon-fighter',
    is: 'throw',
    options: JSON.stringify({ players: 2, realDice: true }),
  })}`,
  press: ['Enter real dice'],
};

/** `game`: only this one; `shell` for the pages around the tables. */
export function allScenes(game?: string): readonly WindowScene[] {
  const played = PLAYED.filter(([{ id }]) => game === undefined || id === game);
  return [
    ...PUG_QUEST,
    ...played.flatMap(([rules, tables, veterans]) => [
      ...questionsOf(rules, tables),
      ...(veterans === undefined ? [] : questionsOf(rules, [veterans], 'veterans ')),
    ]),
    ...LESSONS.filter((id) => game === undefined || id === game).flatMap((id) => [
      ...momentsOf(id),
      ...lessonsOf(id),
    ]),
    REAL_DICE,
    ...PAGES,
  ].filter((scene) => game === undefined || scene.game === game);
}
