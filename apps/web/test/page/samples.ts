import type { PastMatch } from '@questhall/protocol';
import type { Circle, Services } from '../../src/app/services.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

const tiles = [
  [86, 8],
  [100, 8],
  [72, 24],
  [86, 24],
  [100, 24],
  [114, 24],
  [86, 40],
  [100, 40],
  [114, 40],
  [128, 40],
  [100, 56],
  [114, 56],
  [86, 72],
].map(([x = 0, y = 0]) => ({ x, y, kind: 'tile' as const }));

const past = (match: string, game: string, days: number, change: Partial<PastMatch>): PastMatch => ({
  match,
  game,
  at: Date.now() - days * DAY,
  yours: [0],
  players: [
    { name: 'Zoe', bot: null },
    { name: 'Rika', bot: null },
  ],
  options: {},
  winners: [0],
  ending: 'Zoe wins 5 to 3.',
  answers: 120,
  left: false,
  ...change,
});

const SAMPLE_PAST: readonly PastMatch[] = [
  past('AAAAAA.1', 'brawl', 0.1, { options: { draft: 'competitive' } }),
  past('BBBBBB.1', 'brawl', 1, { winners: [1], ending: 'Rika wins 5 to 2.', answers: 98, margin: 3 }),
  past('CCCCCC.1', 'pug-quest', 3, { winners: [0, 1], ending: 'The Evil Lord is beaten.', answers: 260 }),
  past('DDDDDD.1', 'dungeonland', 9, {
    winners: [],
    ending: 'The party fell in the third room.',
    left: true,
  }),
];

const SAMPLE_PROFILE = { name: 'Zoe', person: 'q3LmZ8vVb1xQ', open: true, rated: true };
const SAMPLE_FEATS = [
  {
    match: 'AAAAAA.1',
    game: 'brawl',
    at: Date.now() - 3 * MINUTE,
    won: true,
    earned: ['first-bell', 'counter'],
    heroes: ['Gwaien', 'Kilgore', 'Xinshén'],
    card: 'Swift Strike',
    deeds: [{ of: 'dealt', n: 17 }],
  },
];
const SAMPLE_RATINGS = [{ game: 'brawl', rating: 1612, deviation: 148, matches: 23 }];

const SAMPLE_RECORDS = [
  {
    game: 'brawl',
    best: [
      { person: 'a', name: 'Rika', rating: 1804, deviation: 121, matches: 61 },
      { person: 'b', name: 'Maximilian von und zu T.', rating: 1612, deviation: 148, matches: 23 },
    ],
  },
];

const SAMPLE_CIRCLE: Circle = {
  link: 'k3sP0xVq9tLw',
  seen: true,
  friends: [
    { person: 'a', name: 'Rika', online: true },
    { person: 'b', name: 'Maximilian von und zu T.', online: false },
    { person: 'c', name: 'Bo', online: null },
  ],
  invitations: [{ person: 'a', name: 'Rika', table: 'K7M2QX', game: 'brawl' }],
  shunned: [{ person: 'd', name: 'Mallory', as: 'blocked' }],
};

/** Somebody's evening: three tables waiting, three games saved. */
export const SAMPLE_SERVICES: Services = {
  webhook: {
    get: async () => ({ ok: { host: 'discord.com', on: true } }),
    set: async () => ({ problem: 'discord.com did not take our message. Is the address complete?' }),
    clear: async () => ({ ok: null }),
  },
  devices: {
    lend: async () => ({ ok: { code: 'PUGSWAP7', link: 'http://192.168.0.7:8080/#/profile?code=PUGSWAP7' } }),
    redeem: async () => ({ problem: 'This code is not valid. Codes work once, for 10 minutes.' }),
    signOutOthers: async () => ({ ok: 'Zoe' }),
  },
  people: async () => ({
    profile: async () => ({ ok: SAMPLE_PROFILE }),
    change: async (wished) => ({ ok: { ...SAMPLE_PROFILE, ...wished } }),
    ratings: async () => SAMPLE_RATINGS,
    records: async () => SAMPLE_RECORDS,
    feats: async () => SAMPLE_FEATS,
    past: async () => SAMPLE_PAST,
    shown: async () => ({
      ok: { name: 'Rika', matches: SAMPLE_PAST, ratings: SAMPLE_RATINGS, feats: SAMPLE_FEATS },
    }),
    passkeys: async () => ({
      ok: [{ id: 'a', name: 'Android', made: Date.now() - 30 * DAY, used: Date.now() - 3 * MINUTE }],
    }),
    canUsePasskeys: true,
    addPasskey: async () => ({ problem: 'You have enough passkeys. Remove one first.' }),
    removePasskey: async () => ({ ok: true }),
    signIn: async () => ({ problem: 'This passkey is not known here. Try another one.' }),
    exportAddress: '#',
    removeAll: async () => ({ problem: 'Too many messages. Wait a moment.' }),
  }),
  friends: {
    mayHave: () => true,
    circle: async () => ({ ok: SAMPLE_CIRCLE }),
    change: async () => ({ ok: SAMPLE_CIRCLE }),
    nameAt: async () => ({ ok: 'Anna' }),
    befriend: async () => ({ ok: SAMPLE_CIRCLE }),
    part: async () => ({ ok: true }),
    invite: async () => ({ ok: true }),
    dismiss: async () => ({ ok: true }),
    shun: async () => ({ ok: SAMPLE_CIRCLE }),
  },
  quests: async () => ({
    of: async (day) => ({
      day,
      today: day,
      streak: 4,
      quests: [
        {
          game: 'brawl',
          results: [
            {
              name: 'Rika',
              won: true,
              ending: 'Rika wins 5 to 1.',
              answers: 88,
              score: null,
              yours: false,
              place: 1,
            },
            {
              name: 'Zoe',
              won: false,
              ending: 'The bot wins 5 to 3.',
              answers: 120,
              score: null,
              yours: true,
              place: 2,
            },
          ],
        },
        { game: 'pug-quest', results: [] },
      ],
    }),
    open: async () => 'sample',
  }),
  push: { key: async () => undefined, add: async () => {}, remove: async () => {} },
  turns: {
    due: async () => [{ id: 'a', gameTitle: 'Brawl' }],
    list: async () => ({
      turns: [
        {
          id: 'a',
          game: 'brawl',
          title: 'Brawl against Rika',
          detail: 'Round 4, you lead 3 to 2',
          since: Date.now() - 4 * MINUTE,
          call: 'play',
        },
        {
          id: 'b',
          game: 'super-fantasy',
          title: 'Ugly Snouts, mission 3',
          detail: 'Pick a target for your mage',
          since: Date.now() - 130 * MINUTE,
          call: 'open',
        },
        {
          id: 'c',
          game: 'dungeon-fighter',
          title: 'Dungeon Fighter, open table',
          detail: 'Marco has 2 of 4 seats free',
          call: 'join',
        },
      ],
      waiting: [{ id: 'd', whom: 'Zoe', where: 'Dungeonland, day 2 of 3' }],
    }),
  },
  saved: {
    remove: async () => {},
    list: async () => [
      {
        id: 'e',
        game: 'pug-quest',
        title: 'Pug Quest, four heroes',
        detail: 'World 2, round 3 of 10',
        progress: 0.42,
        savedAt: new Date().setHours(0, 40, 0, 0),
        miniature: [
          { x: 61, y: 28, kind: 'monster', art: 'm-war-bulldog' },
          { x: 100, y: 28, kind: 'monster', art: 'm-mimic-doghouse' },
          { x: 178, y: 28, kind: 'monster', art: 'm-dachshydra' },
          { x: 61, y: 66, kind: 'hero', art: 'h-warrior' },
          { x: 100, y: 66, kind: 'hero', art: 'h-witch' },
          { x: 178, y: 66, kind: 'hero', art: 'h-thief' },
        ],
      },
      {
        id: 'f',
        game: 'dungeon-fighter',
        title: 'Dungeon Fighter, solo',
        detail: 'Third storm, 5 shots left',
        progress: 0.66,
        savedAt: Date.now() - DAY,
        miniature: [
          { x: 100, y: 46, kind: 'token', colour: '#d23b32' },
          { x: 124, y: 30, kind: 'token', colour: '#e8dfc8' },
        ],
      },
      {
        id: 'g',
        game: 'dungeonland',
        title: 'Dungeonland, campaign',
        detail: 'Realm 2, the drowned hall',
        progress: 0.28,
        savedAt: Date.now() - 4 * DAY,
        miniature: [
          ...tiles,
          { x: 93, y: 31, kind: 'token', colour: '#2fa79b' },
          { x: 121, y: 47, kind: 'token', colour: '#e0713f' },
        ],
      },
    ],
  },
};
