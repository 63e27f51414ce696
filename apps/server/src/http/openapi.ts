/** The lobby's API, described for machines. Kept beside the routes; a test compares the two. */
import { BOT_LEVELS, LIMITS, UNDO_POLICIES } from '@questhall/protocol';

interface Schema {
  readonly [keyword: string]: unknown;
}

const text = (description: string): Schema => ({ type: 'string', description });
const flag = (description: string): Schema => ({ type: 'boolean', description });
const object = (
  properties: { readonly [name: string]: Schema },
  required: readonly string[] = [],
): Schema => ({
  type: 'object',
  properties,
  ...(required.length > 0 && { required }),
});
const list = (items: Schema): Schema => ({ type: 'array', items });
const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

const json = (description: string, schema: Schema) => ({
  description,
  content: { 'application/json': { schema } },
});
const refusal = (description: string) => json(description, ref('Refusal'));
const body = (schema: Schema) => ({ required: true, content: { 'application/json': { schema } } });
const inPath = (name: string, description: string) => ({
  name,
  in: 'path',
  required: true,
  description,
  schema: { type: 'string' },
});

const Name = { type: 'string', minLength: 1, maxLength: LIMITS.name };

const SCHEMAS = {
  Refusal: object(
    {
      reason: object({ rule: text('Which rule, for programs') }, ['rule']),
      text: text('The reason as a sentence'),
      problems: list(object({ field: text(''), found: text(''), allowed: text('') })),
    },
    ['text'],
  ),
  Settings: object({
    players: { type: 'integer', minimum: 1, maximum: LIMITS.seats },
    options: { type: 'object', description: 'The settings of the game itself, see /api/games' },
    undo: { enum: UNDO_POLICIES },
    clock: {
      oneOf: [
        { type: 'null' },
        object({ bank: { type: 'integer' }, gain: { type: 'integer' } }, ['bank', 'gain']),
      ],
      description: 'Seconds in the bank of each seat, and seconds gained with each answer; null: no clock',
    },
    hints: flag('Whether people may ask for hints'),
    listed: flag('Whether the table is shown to everybody'),
    spectators: flag('Whether people may look on'),
  }),
  Spec: object(
    {
      game: text('Which game'),
      settings: ref('Settings'),
      seats: list({
        oneOf: [
          object({ holder: { const: 'you' }, name: Name, autoForced: flag('') }, ['holder']),
          object({ holder: { const: 'open' } }, ['holder']),
          object({ holder: { const: 'bot' }, bot: { enum: BOT_LEVELS } }, ['holder', 'bot']),
        ],
      }),
    },
    ['game'],
  ),
  Table: object(
    {
      table: text('Its code'),
      game: text('Which game'),
      rulesVersion: { type: 'integer' },
      seedHash: { type: 'string', description: 'SHA-256 of the seed, from the start of the match on' },
      status: { enum: ['gathering', 'playing', 'finished'] },
      round: { type: 'integer', description: 'How many matches were begun here' },
      settings: ref('Settings'),
      seats: list(
        object({
          holder: { enum: ['open', 'person', 'bot'] },
          name: text(''),
          bot: { enum: [null, ...BOT_LEVELS] },
          online: flag(''),
          autoForced: flag(''),
        }),
      ),
      spectators: { type: 'integer' },
    },
    ['table', 'game', 'status', 'settings', 'seats'],
  ),
  Game: object({
    id: text(''),
    name: text(''),
    version: { type: 'integer', description: 'Changes when an old record might play differently' },
    players: object({ min: { type: 'integer' }, max: { type: 'integer' } }),
    settings: list({ type: 'object' }),
  }),
  Record: object(
    {
      game: text(''),
      rulesVersion: { type: 'integer' },
      options: { type: 'object' },
      seed: text(''),
      seats: list(text('')),
      answers: list(object({ seat: { type: 'integer' }, option: { type: 'object' } })),
    },
    ['game', 'rulesVersion', 'options', 'seed', 'seats', 'answers'],
  ),
  Person: object({ name: Name }, ['name']),
  Webhook: object(
    {
      webhook: {
        oneOf: [
          { type: 'null' },
          object({ host: text('Where it is'), on: flag('No longer, when it failed too often') }, [
            'host',
            'on',
          ]),
        ],
      },
    },
    ['webhook'],
  ),
} satisfies { readonly [name: string]: Schema };

const PATHS = {
  '/healthz': {
    get: { summary: 'Whether the server works', responses: { 200: json('It does', object({})) } },
  },
  '/metrics': {
    get: {
      summary: 'Counters, in the text format of Prometheus',
      responses: { 200: { description: 'The counters' } },
    },
  },
  '/api/openapi.json': { get: { summary: 'This document', responses: { 200: json('It', object({})) } } },
  '/api/games': {
    get: {
      summary: 'The games',
      responses: { 200: json('All of them', object({ games: list(ref('Game')) })) },
    },
  },
  '/api/me': {
    get: {
      summary: 'Who asks; a stranger becomes a guest and gets a cookie',
      responses: { 200: json('The guest', ref('Person')), 429: refusal('Too many') },
    },
    put: {
      summary: 'Changes the name of the one who asks',
      requestBody: body(ref('Person')),
      responses: {
        200: json('The guest', ref('Person')),
        400: refusal('Not a name'),
        429: refusal('Too many'),
      },
    },
  },
  '/api/guests': {
    post: {
      summary: 'A new guest with a token, for programs: send it as `Authorization: Bearer` or in `open`',
      requestBody: body(ref('Person')),
      responses: {
        201: json('The guest', object({ name: Name, token: text('') })),
        400: refusal('Not a name'),
        429: refusal('Too many'),
      },
    },
  },
  '/api/me/webhook': {
    get: {
      summary: 'What is called when it becomes your turn while you are away',
      responses: { 200: json('Its host, or nothing', ref('Webhook')), 429: refusal('Too many') },
    },
    put: {
      summary:
        'Sets it: an https address that takes {"content": "…"}, as those of Discord do. It is tried at once, and called at tables without a clock, or with one of days',
      requestBody: body(object({ url: text('The whole address; it is never shown again') }, ['url'])),
      responses: {
        200: json('It works', ref('Webhook')),
        400: refusal('Not an address that may be called, or it does not answer'),
        429: refusal('Too many'),
      },
    },
    delete: {
      summary: 'Forgets it',
      responses: { 200: json('Nothing is called', ref('Webhook')), 429: refusal('Too many') },
    },
  },
  '/api/push': {
    get: {
      summary: 'The key by which a browser lets this hall call it (applicationServerKey)',
      responses: { 200: json('The key', object({ key: text('In base64url') }, ['key'])) },
    },
  },
  '/api/me/push': {
    put: {
      summary: 'A browser that is called when it becomes your turn while you are away: its PushSubscription',
      requestBody: body(
        object(
          { endpoint: text(''), keys: object({ p256dh: text(''), auth: text('') }, ['p256dh', 'auth']) },
          ['endpoint', 'keys'],
        ),
      ),
      responses: {
        200: json('It is called', object({ called: flag('') })),
        400: refusal('No subscription, or not an address that may be called'),
        429: refusal('Too many'),
      },
    },
    delete: {
      summary: 'Calls it no longer',
      requestBody: body(object({ endpoint: text('') }, ['endpoint'])),
      responses: { 200: json('It is not called', object({ called: flag('') })), 429: refusal('Too many') },
    },
  },
  '/api/me/tables': {
    get: {
      summary: 'The tables you sit at, with `yours`, your seats, and `waiting`, those whose turn it is',
      responses: { 200: json('The latest first', object({ tables: list(ref('Table')) })) },
    },
  },
  '/api/tables': {
    get: {
      summary: 'Tables that are open to everybody',
      responses: { 200: json('The latest first', object({ tables: list(ref('Table')) })) },
    },
    post: {
      summary: 'Opens a table. Play at it over the WebSocket /play',
      requestBody: body(ref('Spec')),
      responses: {
        201: json('Its code and its link', object({ table: text(''), link: text('') })),
        400: refusal('Something is wrong with the settings'),
        404: refusal('No such game'),
        429: refusal('Too many'),
      },
    },
  },
  '/api/tables/{table}': {
    get: {
      summary: 'What everybody may know about a table',
      parameters: [inPath('table', 'Its code')],
      responses: {
        200: json('The table', ref('Table')),
        404: refusal('No such table'),
        409: refusal('Its match was begun with other rules than these'),
      },
    },
  },
  '/api/tables/{table}/seats/{seat}/token': {
    post: {
      summary:
        'Seats a program on an open seat, for the host of the table: with this token it comes in at /play',
      parameters: [inPath('table', 'Its code'), inPath('seat', 'Which seat, from 0')],
      requestBody: body(ref('Person')),
      responses: {
        201: json(
          'The seat and its token',
          object({ table: text(''), seat: { type: 'integer' }, name: Name, token: text('') }),
        ),
        400: refusal('Not a name'),
        403: refusal('Somebody else hosts this table'),
        404: refusal('No such table'),
        409: refusal('The seat is not open'),
        429: refusal('Too many'),
      },
    },
  },
  '/api/replays/{match}': {
    get: {
      summary: 'A finished match on record: from this alone it plays again, exactly',
      parameters: [inPath('match', 'The code of the table, a dot, and the round: ABC234.1')],
      responses: {
        200: json('The record', ref('Record')),
        404: refusal('No such match'),
        409: refusal(
          'The match is still running, and its record would give everything away; or it was begun with other rules and cannot go on',
        ),
      },
    },
  },
} as const;

export const openApi = (version: string) => ({
  openapi: '3.1.0',
  info: {
    title: 'Questhall',
    version,
    description: 'The lobby. Matches are played over the WebSocket /play, see packages/protocol.',
  },
  paths: PATHS,
  components: { schemas: SCHEMAS },
});
