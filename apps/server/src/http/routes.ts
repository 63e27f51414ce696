/** The lobby's API: every route, what it takes, what it gives. Its description for machines is made from this. */
import {
  feat,
  LIMITS,
  libraryEntry,
  listedTable,
  ownTable,
  pastMatch,
  personName,
  quickWish,
  tableInfo,
  tableSpec,
} from '@questhall/protocol';
import type { Schema } from '@questhall/schema';
import {
  described,
  flag,
  json,
  line,
  listOf,
  maybe,
  nullable,
  object,
  oneOf,
  plainText,
  whole,
  wholeNumber,
} from '@questhall/schema';
import { SHUN } from '../people/friends.ts';

const MANY = 1_000_000;
const text = (about: string) => described(plainText(MANY), about);

const problem = object({
  field: text('Where it is: settings.clock.bank'),
  found: text('What is there'),
  allowed: text('What may be there'),
});

const refusal = object({
  reason: maybe(described(json(LIMITS.depth), 'Which rule, and its details, for programs')),
  text: text('The reason as a sentence'),
  problems: maybe(described(listOf(problem, 0, 100), 'All that is wrong with what was sent')),
});

const person = object({ name: personName });
const newPerson = object({ name: maybe(personName) });
const webhook = object({
  webhook: nullable(
    object({ host: text('Where it is'), on: described(flag(), 'No longer, when it failed too often') }),
  ),
});
const webhookWish = object({ url: text('The whole address; it is never shown again') });
const browser = object({
  endpoint: plainText(500),
  keys: object({ p256dh: plainText(500), auth: plainText(500) }),
});
const called = object({ called: flag() });

const profile = object({
  name: personName,
  person: text('What the address of the profile ends with'),
  open: described(flag(), 'Whether others may see it'),
  rated: described(flag(), 'Whether matches count for ratings'),
});
const RATING = {
  rating: described(wholeNumber(), 'Newcomers have 1500'),
  deviation: described(wholeNumber(), '95 of 100 are no further off'),
  matches: described(wholeNumber(), 'How many have counted'),
};
const ratings = listOf(object({ game: plainText(64), ...RATING }), 0, 100);
const somebody = {
  person: described(plainText(64), 'As in /api/people/{person}'),
  name: personName,
};
const circle = object({
  link: nullable(text('What a friend link ends with: whoever follows it is a friend')),
  seen: described(flag(), 'Whether friends see that one is here'),
  friends: listOf(
    object({ ...somebody, online: nullable(described(flag(), 'Null: they do not tell')) }),
    0,
    1000,
  ),
  invitations: listOf(
    object({ ...somebody, table: plainText(64), game: plainText(64), at: wholeNumber() }),
    0,
    1000,
  ),
  shunned: listOf(object({ ...somebody, as: oneOf(SHUN) }), 0, 1000),
});
const removed = object({ removed: flag() });
const onePerson = object({ person: somebody.person });
const passkey = object({
  id: text('Its id, in base64url'),
  name: text('What its owner calls it'),
  made: wholeNumber(),
  used: wholeNumber(),
});
/** What a browser makes of our options, and what it gives back; read by those who check it. */
const credential = described(json(LIMITS.depth), 'As WebAuthn writes it as JSON');
const along = described(maybe(flag()), 'Seats and past of the guest one was so far come along');
const past = object({ matches: described(listOf(pastMatch, 0, 1000), 'The latest first') });

const game = object({
  id: plainText(64),
  name: plainText(100),
  version: described(wholeNumber(), 'Changes when an old record might play differently'),
  players: object({ min: whole(1, LIMITS.seats), max: whole(1, LIMITS.seats) }),
  settings: described(listOf(json(LIMITS.depth), 0, 100), 'What may be chosen before a match'),
});

const matchRecord = object({
  game: plainText(64),
  rulesVersion: wholeNumber(),
  options: json(LIMITS.depth),
  seed: text('What all its chance comes from'),
  seats: listOf(plainText(LIMITS.name * 4), 1, LIMITS.seats),
  answers: listOf(json(LIMITS.depth), 0, MANY),
});

const QUEST_RESULT = {
  name: personName,
  won: flag(),
  ending: text('How it ended, as a sentence'),
  answers: described(wholeNumber(), 'How many choices were made'),
  score: nullable(described(json(LIMITS.depth), 'Points, where the game counts them')),
  yours: flag(),
};
const questResult = object(QUEST_RESULT);
const placedResult = object({ ...QUEST_RESULT, place: described(wholeNumber(), 'From 1') });

/** What is described by name. */
export const COMPONENTS = {
  Refusal: refusal,
  Table: tableInfo,
  OwnTable: ownTable,
  Spec: tableSpec,
  Game: game,
  Record: matchRecord,
  Person: person,
  Webhook: webhook,
  PastMatch: pastMatch,
  Profile: profile,
  Passkey: passkey,
  Circle: circle,
  Feat: feat,
  ListedTable: listedTable,
  LibraryEntry: libraryEntry,
} satisfies { readonly [name: string]: Schema };

export interface Route {
  readonly summary: string;
  readonly body?: Schema;
  readonly status?: number;
  /** What comes back if all is well; without a schema: text. */
  readonly gives: { readonly about: string; readonly schema?: Schema };
  readonly refuses?: { readonly [status: number]: string };
}

const tooMany = { 429: 'Too many' } as const;
const noName = { 400: 'Not a name' } as const;

/** By method and path; `{}` stands for what differs. */
export const ROUTES = {
  'GET /healthz': { summary: 'Whether the server works', gives: { about: 'It does' } },
  'GET /metrics': {
    summary: 'Counters, in the text format of Prometheus',
    gives: { about: 'The counters' },
  },
  'GET /api/openapi.json': { summary: 'This document', gives: { about: 'It' } },
  'GET /api/addresses': {
    summary: 'Where this machine is found in its network; only who asks from the machine itself is told',
    gives: { about: 'The likeliest first', schema: object({ addresses: listOf(plainText(100), 0, 100) }) },
  },
  'GET /api/games': {
    summary: 'The games',
    gives: { about: 'All of them', schema: object({ games: listOf(game, 0, 100) }) },
  },
  'GET /api/me': {
    summary: 'Who asks; a stranger becomes a guest and gets a cookie',
    gives: { about: 'The guest', schema: person },
    refuses: tooMany,
  },
  'PUT /api/me': {
    summary: 'Changes the name of the one who asks',
    body: newPerson,
    gives: { about: 'The guest', schema: person },
    refuses: { ...noName, ...tooMany },
  },
  'DELETE /api/me/tokens': {
    summary: 'Voids every token of the one who asks, on all devices, and gives a new one',
    gives: {
      about: 'The guest with the only token',
      schema: object({ name: personName, token: plainText(MANY) }),
    },
    refuses: { 401: 'No token', ...tooMany },
  },
  'POST /api/me/devices': {
    summary: 'A code for another device of the one who asks: it works once, for 10 minutes',
    status: 201,
    gives: { about: 'The code', schema: object({ code: plainText(16) }) },
    refuses: { 401: 'No token', ...tooMany },
  },
  'PUT /api/me/devices': {
    summary: 'The one who asks is from now on, by a cookie, the guest whose code this is',
    body: object({ code: plainText(16), along }),
    gives: { about: 'The guest', schema: person },
    refuses: { 400: 'No code', 404: 'Not a code, used already, or too old', ...tooMany },
  },
  'POST /api/guests': {
    summary: 'A new guest with a token, for programs: send it as `Authorization: Bearer` or in `open`',
    body: newPerson,
    status: 201,
    gives: { about: 'The guest', schema: object({ name: personName, token: plainText(MANY) }) },
    refuses: { ...noName, ...tooMany },
  },
  'GET /api/me/webhook': {
    summary: 'What is called when it becomes your turn while you are away',
    gives: { about: 'Its host, or nothing', schema: webhook },
    refuses: tooMany,
  },
  'PUT /api/me/webhook': {
    summary:
      'Sets it: an https address that takes {"content": "…"}, as those of Discord do. It is tried at once, and called at tables without a clock, or with one of days',
    body: webhookWish,
    gives: { about: 'It works', schema: webhook },
    refuses: { 400: 'Not an address that may be called, or it does not answer', ...tooMany },
  },
  'DELETE /api/me/webhook': {
    summary: 'Forgets it',
    gives: { about: 'Nothing is called', schema: webhook },
    refuses: tooMany,
  },
  'GET /api/push': {
    summary: 'The key by which a browser lets this hall call it (applicationServerKey)',
    gives: { about: 'The key', schema: object({ key: text('In base64url') }) },
  },
  'PUT /api/me/push': {
    summary: 'A browser that is called when it becomes your turn while you are away: its PushSubscription',
    body: browser,
    gives: { about: 'It is called', schema: called },
    refuses: { 400: 'No subscription, or not an address that may be called', ...tooMany },
  },
  'DELETE /api/me/push': {
    summary: 'Calls it no longer',
    body: object({ endpoint: plainText(500) }),
    gives: { about: 'It is not called', schema: called },
    refuses: { 400: 'No address', ...tooMany },
  },
  'GET /api/me/profile': {
    summary: 'The profile of the one who asks',
    gives: { about: 'It', schema: profile },
    refuses: tooMany,
  },
  'PUT /api/me/profile': {
    summary: 'Whether others may see it, and whether matches count for ratings',
    body: object({ open: maybe(flag()), rated: maybe(flag()) }),
    gives: { about: 'It', schema: profile },
    refuses: { 400: 'Something is missing', ...tooMany },
  },
  'GET /api/friends/{link}': {
    summary: 'Whose friend link it is',
    gives: { about: 'Their name', schema: object({ name: personName }) },
    refuses: { 404: 'It is nobody’s, or not valid any more', ...tooMany },
  },
  'GET /api/people/{person}': {
    summary: 'What somebody lets others see',
    gives: {
      about: 'Their name, their latest matches, their ratings and what they did',
      schema: object({
        name: personName,
        matches: listOf(pastMatch, 0, 1000),
        ratings,
        feats: listOf(feat, 0, 10_000),
      }),
    },
    refuses: { 404: 'Nobody of that address lets others see anything', ...tooMany },
  },
  'GET /api/me/ratings': {
    summary: 'How strong the one who asks probably is, game by game; none for who does not want to know',
    gives: { about: 'All of them', schema: object({ ratings }) },
    refuses: tooMany,
  },
  'GET /api/records': {
    summary: 'Who is strongest in each game for sure, of those who let others see it',
    gives: {
      about: 'The best first, as they were within the last minute',
      schema: object({
        records: listOf(
          object({ game: plainText(64), best: listOf(object({ ...somebody, ...RATING }), 0, 10) }),
          0,
          100,
        ),
      }),
    },
  },
  'GET /api/me/friends': {
    summary: 'Friends of the one who asks, invitations to tables, and whom they do not want to meet',
    gives: { about: 'All of them; whoever asks is here for two minutes', schema: circle },
    refuses: tooMany,
  },
  'PUT /api/me/friends': {
    summary: 'Whether friends see that one is here; and another friend link in place of the last one',
    body: object({ seen: maybe(flag()), newLink: maybe(flag()) }),
    gives: { about: 'All of it', schema: circle },
    refuses: { 400: 'Something else', ...tooMany },
  },
  'POST /api/me/friends': {
    summary: 'Follows the friend link of somebody: both are friends from now on',
    body: object({ link: plainText(64) }),
    status: 201,
    gives: { about: 'All of it', schema: circle },
    refuses: {
      400: 'No link',
      404: 'Nobody gave this link away',
      409: 'It is one’s own, or there are too many',
      ...tooMany,
    },
  },
  'DELETE /api/me/friends': {
    summary: 'Two are friends no more',
    body: onePerson,
    gives: { about: 'Whether they were', schema: removed },
    refuses: { 400: 'Nobody', ...tooMany },
  },
  'POST /api/me/invitations': {
    summary: 'Invites a friend to a table where one sits: they are told, and may come in whatever its access',
    body: object({ person: somebody.person, table: plainText(64) }),
    status: 201,
    gives: { about: 'They are invited', schema: object({ invited: flag() }) },
    refuses: {
      400: 'Nobody',
      401: 'No token',
      404: 'No such friend or table',
      409: 'One does not sit there',
      ...tooMany,
    },
  },
  'DELETE /api/me/invitations': {
    summary: 'Declines the invitation of somebody, who is not told',
    body: onePerson,
    gives: { about: 'Whether there was one', schema: removed },
    refuses: { 400: 'Nobody', ...tooMany },
  },
  'PUT /api/me/people': {
    summary:
      'Mutes somebody, whose words are not shown to one; or blocks them, who then come to no table one hosts; null: neither',
    body: object({
      person: somebody.person,
      as: nullable(oneOf(SHUN)),
      table: maybe(described(plainText(64), 'Where one met them')),
    }),
    gives: { about: 'All of it', schema: circle },
    refuses: { 400: 'Nobody', 401: 'No token', 404: 'No such person', ...tooMany },
  },
  'GET /api/me/matches': {
    summary: 'Matches the one who asks has played to the end; `?before=` a time for those before',
    gives: { about: 'Up to 100 of them', schema: past },
    refuses: tooMany,
  },
  'PUT /api/me/matches': {
    summary: 'Adds matches that the one who asks has played on a device of theirs; only they see them',
    body: object({ matches: listOf(pastMatch, 0, 50) }),
    gives: { about: 'How many were sent', schema: object({ matches: wholeNumber() }) },
    refuses: { 400: 'Not such matches', 401: 'No token', ...tooMany },
  },
  'GET /api/me/feats': {
    summary: 'What the one who asks did in their matches',
    gives: { about: 'The latest first', schema: object({ feats: listOf(feat, 0, 10_000) }) },
    refuses: tooMany,
  },
  'PUT /api/me/feats': {
    summary: 'Adds what the one who asks did, as their page has found by playing records again',
    body: object({ feats: listOf(feat, 0, 50) }),
    gives: { about: 'How many were sent', schema: object({ feats: wholeNumber() }) },
    refuses: { 400: 'Not such feats', 401: 'No token', ...tooMany },
  },
  'GET /api/me/passkeys': {
    summary: 'The passkeys of the one who asks',
    gives: { about: 'All of them', schema: object({ passkeys: listOf(passkey, 0, 100) }) },
    refuses: tooMany,
  },
  'POST /api/me/passkeys/options': {
    summary: 'What a browser needs to make a passkey (PublicKeyCredentialCreationOptionsJSON)',
    gives: { about: 'Options for navigator.credentials.create', schema: json(LIMITS.depth) },
    refuses: { 401: 'No token', 409: 'There are enough', ...tooMany },
  },
  'POST /api/me/passkeys': {
    summary: 'The passkey that was made: from now on the one who asks is known by it, too',
    body: object({ name: personName, credential }),
    status: 201,
    gives: { about: 'The passkey', schema: passkey },
    refuses: { 400: 'It does not answer our options', 401: 'No token', ...tooMany },
  },
  'DELETE /api/me/passkeys': {
    summary: 'Forgets one',
    body: object({ id: plainText(2000) }),
    gives: { about: 'Whether there was one', schema: object({ removed: flag() }) },
    refuses: { 400: 'No id', ...tooMany },
  },
  'POST /api/passkeys/options': {
    summary: 'What a browser needs to show a passkey (PublicKeyCredentialRequestOptionsJSON)',
    gives: { about: 'Options for navigator.credentials.get', schema: json(LIMITS.depth) },
    refuses: tooMany,
  },
  'POST /api/passkeys': {
    summary: 'Whoever shows a passkey is its owner from now on, by a cookie',
    body: object({ credential, along }),
    gives: { about: 'The guest', schema: person },
    refuses: { 400: 'No passkey', 404: 'None of ours, or it does not answer our options', ...tooMany },
  },
  'GET /api/quests/{day}': {
    summary:
      'How the quests of a day went, the best first, and last of all the one who asks; a day is counted since 1970',
    gives: {
      about: 'By game, with the days in a row of the one who asks',
      schema: object({
        day: wholeNumber(),
        today: wholeNumber(),
        streak: wholeNumber(),
        quests: listOf(object({ game: plainText(64), results: listOf(placedResult, 0, 101) }), 0, 100),
      }),
    },
    refuses: { 404: 'That day is over, or has not come', ...tooMany },
  },
  'PUT /api/quests/{day}/{game}': {
    summary:
      'What the one who asks answered in a quest: it is played again, and what comes of it is kept. The first counts',
    body: object({
      rulesVersion: wholeNumber(),
      answers: listOf(
        object({
          seat: whole(0, LIMITS.seats - 1),
          option: json(LIMITS.depth),
          thrown: maybe(described(json(LIMITS.depth), 'How dice were thrown, as in the message `answer`')),
        }),
        0,
        20_000,
      ),
    }),
    gives: { about: 'How it went', schema: questResult },
    refuses: { 400: 'The quest cannot have gone like that', ...tooMany },
  },
  'GET /api/quests/{day}/{game}/best': {
    summary: 'The best of a quest on record',
    gives: { about: 'The record', schema: matchRecord },
    refuses: { 404: 'Nobody has finished it' },
  },
  'GET /api/library/{game}/{kind}': {
    summary: 'What people of this hall made and let others have, the most liked first',
    gives: { about: 'Up to 200 of them', schema: object({ creations: listOf(libraryEntry, 0, 200) }) },
    refuses: { 404: 'Nothing of that kind is made', ...tooMany },
  },
  'POST /api/library/{game}/{kind}': {
    summary: 'Lets everybody in this hall have what the one who asks made; it must be playable',
    body: object({
      draft: json(LIMITS.depth),
      from: maybe(described(plainText(24), 'What it was made from, by its id in the library')),
    }),
    status: 201,
    gives: { about: 'As it is listed', schema: libraryEntry },
    refuses: {
      400: 'It cannot be played: all that is wrong with it',
      401: 'No token',
      403: 'The operator of the hall has muted the one who asks',
      404: 'Nothing of that kind is made',
      409: 'They have enough in the library',
      ...tooMany,
    },
  },
  'GET /api/library/{game}/{kind}/{id}': {
    summary: 'A creation of the library',
    gives: {
      about: 'All of it',
      schema: object({ ...libraryEntry.entries, draft: json(LIMITS.depth) }),
    },
    refuses: { 404: 'It is not there', ...tooMany },
  },
  'DELETE /api/library/{game}/{kind}/{id}': {
    summary: 'Takes one’s own creation out of the library',
    gives: { about: 'Whether it was there', schema: removed },
    refuses: { 401: 'No token', ...tooMany },
  },
  'PUT /api/library/{game}/{kind}/{id}/liked': {
    summary: 'Whether the one who asks likes a creation',
    body: object({ liked: flag() }),
    gives: { about: 'As it is listed', schema: libraryEntry },
    refuses: { 400: 'Neither', 401: 'No token', 404: 'It is not there', ...tooMany },
  },
  'PUT /api/library/{game}/{kind}/{id}/reported': {
    summary: 'Tells whoever runs the hall that a creation should not be there',
    body: object({ why: line(200) }),
    gives: { about: 'They will read it', schema: object({ reported: flag() }) },
    refuses: { 400: 'No reason', 401: 'No token', 404: 'It is not there', ...tooMany },
  },
  'GET /api/me/export': {
    summary: 'Everything this hall keeps about the one who asks',
    gives: { about: 'All of it', schema: json(LIMITS.depth) },
    refuses: { 401: 'No token', ...tooMany },
  },
  'DELETE /api/me': {
    summary: 'Removes everything about the one who asks. Bots play on at their seats',
    gives: { about: 'It is gone', schema: object({ removed: flag() }) },
    refuses: { 401: 'No token', ...tooMany },
  },
  'GET /api/me/tables': {
    summary: 'The tables you sit at',
    gives: { about: 'The latest first', schema: object({ tables: listOf(ownTable, 0, 1000) }) },
    refuses: tooMany,
  },
  'GET /api/tables': {
    summary: 'Tables that are open to everybody',
    gives: { about: 'The latest first', schema: object({ tables: listOf(listedTable, 0, 1000) }) },
  },
  'POST /api/tables': {
    summary: 'Opens a table. Play at it over the WebSocket /play',
    body: tableSpec,
    status: 201,
    gives: {
      about: 'Its code and its link',
      schema: object({ table: plainText(64), link: plainText(100) }),
    },
    refuses: { 400: 'Something is wrong with the settings', 404: 'No such game', ...tooMany },
  },
  'POST /api/quick': {
    summary:
      'A seat beside somebody who looks for the same; or, as long as there is nobody, at a table of your own',
    body: quickWish,
    gives: {
      about: 'The table, and whether somebody was there',
      schema: object({ table: plainText(64), link: plainText(100), joined: flag() }),
    },
    refuses: { 400: 'Something is wrong with the settings', 404: 'No such game', ...tooMany },
  },
  'GET /api/tables/{table}': {
    summary: 'What everybody may know about a table',
    gives: { about: 'The table', schema: tableInfo },
    refuses: { 404: 'No such table', 409: 'Its match was begun with other rules than these' },
  },
  'POST /api/tables/{table}/seats/{seat}/token': {
    summary:
      'Seats a program on an open seat, for the host of the table: with this token it comes in at /play',
    body: newPerson,
    status: 201,
    gives: {
      about: 'The seat and its token',
      schema: object({
        table: plainText(64),
        seat: whole(0, LIMITS.seats - 1),
        name: personName,
        token: plainText(MANY),
      }),
    },
    refuses: {
      ...noName,
      403: 'Somebody else hosts this table',
      404: 'No such table',
      409: 'The seat is not open',
      ...tooMany,
    },
  },
  'GET /api/replays/{match}': {
    summary: 'A finished match on record: from this alone it plays again, exactly',
    gives: { about: 'The record', schema: matchRecord },
    refuses: {
      404: 'No such match',
      ...tooMany,
      409: 'The match is still running, and its record would give everything away; or it was begun with other rules and cannot go on',
    },
  },
} as const satisfies { readonly [route: string]: Route };

export type RouteName = keyof typeof ROUTES;
