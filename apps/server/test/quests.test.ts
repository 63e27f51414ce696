import { createBot, think } from '@questhall/bots';
import { aimFor, fromNearSide } from '@questhall/dice-table';
import type { GameId } from '@questhall/games';
import type { DfView } from '@questhall/games/dungeon-fighter';
import { QUEST_BOT, QUEST_GAMES, questOf } from '@questhall/games/quests';
import type { Answer, Game, Json, Outcome } from '@questhall/kernel';
import { load, openMatch, replay, save, submit } from '@questhall/kernel';
import { expect, onTestFinished, test } from 'vitest';
import { diceFor, GAMES } from '../src/games.ts';
import { forget } from '../src/people/forgetting.ts';
import { createChecking } from '../src/quests/checking.ts';
import type { SubmittedAnswer } from '../src/quests/playing.ts';
import { playQuest } from '../src/quests/playing.ts';
import type { QuestResult } from '../src/quests/quests.ts';
import { createQuests } from '../src/quests/quests.ts';
import { openStorage } from '../src/storage/open.ts';
import { testFolder } from './folders.ts';
import { newToken } from './people.ts';
import { serve } from './toy-hall.ts';

const DAY = 24 * 3600 * 1000;
const TODAY = 20_775;

const own = () => {
  const checking = createChecking(new URL('../src/games.ts', import.meta.url));
  onTestFinished(() => checking.close());
  return checking;
};

const rulesOf = (game: GameId): Promise<Game> => (GAMES[game] as () => Promise<Game>)();

/** How dice are thrown; nothing: the table throws. */
type Throwing = (asked: DfView['throwing']) => Json | undefined;

/** Somebody who plays like a bot of their own, offline, to the end. */
async function finish(
  game: GameId,
  day: number,
  as = 'somebody',
  throwing: Throwing = () => undefined,
): Promise<SubmittedAnswer[]> {
  const quest = questOf(game, day);
  const rules = await rulesOf(game);
  if (!quest) throw new Error('no quest');
  const { players, options = {} } = quest.spec.settings;
  const configured = rules.configure({ ...(options as object), players });
  if ('problems' in configured) throw new Error(JSON.stringify(configured.problems));
  const match = openMatch(rules, { options: configured.options, seed: quest.seed, seats: [] });
  const dice = await diceFor(game);
  const told: SubmittedAnswer[] = [];
  const person = createBot('random', { seed: as });
  while (!match.state.outcome) {
    const decision = match.decisions[0];
    if (!decision) throw new Error('nobody is asked');
    const state = save(rules, match.state);
    // The rival thinks as it does in the page: in a worker that knows the time.
    const request = {
      id: 1,
      game,
      rulesVersion: rules.version,
      state,
      level: QUEST_BOT,
      seed: quest.botSeed,
    } as const;
    const chosen =
      decision.seat === 0
        ? person.choose(rules, load(rules, state), decision)
        : think(rules, { ...request, seat: decision.seat }, () => performance.now());
    if ('error' in chosen) throw new Error(chosen.error);
    const { option } = chosen;
    const isThrow = dice?.throws(option) === true;
    const view = rules.view(match.state, null) as unknown as DfView;
    const thrown = isThrow ? throwing(view.throwing) : undefined;
    const at = `${quest.seed} ${match.answers.length}`;
    const landed = isThrow ? dice.land(match, option, thrown, { public: at, secret: at }, 60_000) : {};
    if ('refused' in landed) throw new Error(JSON.stringify(landed.refused));
    submit(match, { seat: decision.seat, option, decision: decision.id }, landed.handed);
    told.push({ seat: decision.seat, option, ...(thrown !== undefined && { thrown }) });
  }
  return told;
}

test.each(QUEST_GAMES)(
  '[O5] the quest of %s: what was really played holds, what was forged does not',
  async (game) => {
    const rules = await rulesOf(game);
    const quest = questOf(game, TODAY);
    if (!quest) throw new Error('no quest');
    const answers = await finish(game, TODAY);
    const dice = await diceFor(game);
    const played = playQuest(rules, quest, answers, dice);
    expect(played?.ending).not.toBe('');
    // The day before had another seed.
    expect(playQuest(rules, questOf(game, TODAY - 1) ?? quest, answers, dice)).toBeUndefined();
    // A changed answer, dice of one's own, a loss that is not told, and more behind the end.
    const middle = answers.length >> 1;
    const changed = answers.with(middle, { seat: 0, option: { do: 'win' } });
    const handed = answers.with(middle, { ...(answers[middle] as Answer), handed: { draws: [6] } });
    for (const forged of [changed, handed, answers.slice(0, -1), [...answers, answers.at(-1) as Answer], []])
      expect(playQuest(rules, quest, forged, dice)).toBeUndefined();
  },
);

test('[O5] what was thrown in a quest is thrown again, and falls as it fell; what no hand can do is refused', async () => {
  const game = 'dungeon-fighter';
  const rules = await rulesOf(game);
  const storage = await openStorage({ data: testFolder() });
  onTestFinished(() => storage.close());
  const quests = createQuests(storage, GAMES, own(), () => TODAY * DAY);
  const by = { guest: { id: 'ann', name: 'Ann' }, share: 'ann' };
  let hands = 0;
  const answers = await finish(game, TODAY, 'by hand', (asked) => {
    const aim = asked?.kind === 'throw' ? aimFor(asked.die, asked.requirements, asked.board) : undefined;
    if (aim === undefined || asked?.bushes === true) return undefined;
    hands += 1;
    return JSON.parse(JSON.stringify({ by: hands % 2 ? 'hand' : 'steps', input: fromNearSide(aim) }));
  });
  expect(hands).toBeGreaterThan(5);
  const first = answers.findIndex(({ thrown }) => thrown !== undefined);
  const { thrown, ...answer } = answers[first] as SubmittedAnswer;
  const { input } = thrown as { readonly input: { readonly [part: string]: Json } };
  const told = (forged: SubmittedAnswer) => ({
    rulesVersion: rules.version,
    answers: answers.with(first, forged),
  });
  for (const forged of [
    { ...answer, thrown: { by: 'real', landing: 'c' } },
    { ...answer, thrown: { by: 'hand', input: { ...input, r: 10 ** 9 } } },
    { ...answer, thrown: null },
    { ...answer, handed: { draws: ['c'] } },
  ])
    expect(await quests.submit(TODAY, game, by, told(forged)), JSON.stringify(forged)).toBe('wrong');
  const result = await quests.submit(TODAY, game, by, { rulesVersion: rules.version, answers });
  expect(result).toMatchObject({ name: 'Ann', answers: answers.length });
  // The best can be watched, without physics.
  const record = await quests.best(TODAY, game);
  if (!record) throw new Error('nothing is kept');
  const state = replay(rules, record).state;
  expect(rules.words.outcome(state.outcome as Outcome, rules.view(state, null))).toBe(
    (result as QuestResult).ending,
  );
});

test('[O5] a bot that is made to play badly is noticed', async () => {
  const rules = await rulesOf('brawl');
  const quest = questOf('brawl', TODAY);
  if (!quest) throw new Error('no quest');
  // The same match with another bot in the rival's seat: every answer is legal.
  const other = { ...quest, botSeed: 'another bot' };
  const answers = await finish('brawl', TODAY);
  expect(playQuest(rules, quest, answers)).toBeDefined();
  expect(playQuest(rules, other, answers)).toBeUndefined();
});

test('[O5] results stand side by side, the first counts, and days in a row are counted', async () => {
  const storage = await openStorage({ data: testFolder() });
  const time = { now: TODAY * DAY + 1000 };
  let checked = 0;
  const { check } = own();
  const counted: typeof check = (...asked) => {
    checked += 1;
    return check(...asked);
  };
  const quests = createQuests(storage, GAMES, { check: counted }, () => time.now);
  const version = (await rulesOf('brawl')).version;
  const [ann, bo] = [
    { guest: { id: 'ann', name: 'Ann' }, share: 'ann' },
    { guest: { id: 'bo', name: 'Bo' }, share: 'bo' },
  ];
  const told = async (day: number, as: string) => ({
    rulesVersion: version,
    answers: await finish('brawl', day, as),
  });
  const first = await quests.submit(TODAY, 'brawl', ann, await told(TODAY, 'a'));
  expect(first).toMatchObject({ name: 'Ann', yours: true });
  // Another try changes nothing, and costs nothing.
  expect(await quests.submit(TODAY, 'brawl', ann, await told(TODAY, 'b'))).toEqual(first);
  expect(checked).toBe(1);
  // Played offline two days ago, told today.
  expect(await quests.submit(TODAY - 1, 'brawl', ann, await told(TODAY - 1, 'a'))).toMatchObject({
    yours: true,
  });
  expect(await quests.submit(TODAY, 'brawl', bo, await told(TODAY, 'c'))).toMatchObject({ name: 'Bo' });
  for (const day of [TODAY + 1, TODAY - 7])
    expect(await quests.submit(day, 'brawl', bo, await told(day, 'c'))).toBe('wrong');
  const found = await quests.results(TODAY, 'ann');
  expect(found).toMatchObject({ day: TODAY, today: TODAY, streak: 2 });
  const results = found?.quests.find(({ game }) => game === 'brawl')?.results ?? [];
  expect(results.map(({ name, yours }) => [name, yours]).toSorted()).toEqual([
    ['Ann', true],
    ['Bo', false],
  ]);
  expect(results.map(({ won }) => Number(won))).toEqual(
    results.map(({ won }) => Number(won)).toSorted((a, b) => b - a),
  );
  const record = await quests.best(TODAY, 'brawl');
  expect(record?.seats[0]).toBe(results[0]?.name);
  time.now += 2 * DAY;
  expect((await quests.results(TODAY, 'ann'))?.streak).toBe(0);
  time.now += 5 * DAY;
  expect(await quests.results(TODAY, 'ann')).toBeUndefined();
  await storage.removeQuestRecords(time.now);
  expect((await storage.personalOf('ann')).map(({ kind }) => kind)).toEqual(['quest', 'quest']);
  await storage.close();
});

test('[R15] whoever sends the same answers as the best fills nothing up, and the first of them is the best', async () => {
  const storage = await openStorage({ data: testFolder() });
  const time = { now: TODAY * DAY + 1000 };
  const quests = createQuests(storage, GAMES, own(), () => time.now);
  const told = {
    rulesVersion: (await rulesOf('brawl')).version,
    answers: await finish('brawl', TODAY),
  };
  const names = ['Ann', 'Bo', 'Cy'];
  for (const name of names) {
    time.now += 1000;
    await quests.submit(TODAY, 'brawl', { guest: { id: name, name }, share: name }, told);
  }
  const rows = (await Promise.all(names.map((name) => storage.personalOf(name)))).flat();
  expect(rows.filter(({ kind }) => kind === 'quest-record').map(({ guest }) => guest)).toEqual(['Ann']);
  expect((await quests.best(TODAY, 'brawl'))?.seats[0]).toBe('Ann');
  // Who is forgotten takes it along; the next who is as good leaves it anew.
  await storage.forgetGuest('Ann');
  time.now += 1000;
  await quests.submit(TODAY, 'brawl', { guest: { id: 'Di', name: 'Di' }, share: 'di' }, told);
  expect((await storage.personalOf('Di')).map(({ kind }) => kind)).toEqual(['quest', 'quest-record']);
  await storage.close();
});

test('[O5] in a hall of hundreds the best stays the best, and everybody finds their own place', async () => {
  const storage = await openStorage({ data: testFolder() });
  const time = { now: TODAY * DAY + 1000 };
  const answersOf = (count: number): Answer[] =>
    Array.from({ length: count }, () => ({ seat: 0, option: { do: 'pass' } }));
  const played = (answers: readonly Answer[]) => ({
    outcome: { winners: answers.length === 1 ? [0] : [], how: 'over' },
    ending: 'It is over.',
    answers,
  });
  const quests = createQuests(
    storage,
    GAMES,
    { check: (_, { answers }) => Promise.resolve(played(answers)) },
    () => time.now,
  );
  for (let number = 1; number <= 300; number++) {
    time.now += 1;
    const by = { guest: { id: `guest ${number}`, name: `Guest ${number}` }, share: '' };
    await quests.submit(TODAY, 'brawl', by, { rulesVersion: 1, answers: answersOf(number) });
  }
  const resultsFor = async (guest: string) =>
    (await quests.results(TODAY, guest))?.quests.find(({ game }) => game === 'brawl')?.results ?? [];
  const forFirst = await resultsFor('guest 1');
  expect(forFirst[0]).toMatchObject({ name: 'Guest 1', won: true, yours: true, place: 1 });
  expect(forFirst.length).toBeLessThanOrEqual(100);
  const forLast = await resultsFor('guest 250');
  expect(forLast.filter(({ yours }) => yours)).toEqual([
    expect.objectContaining({ name: 'Guest 250', place: 250 }),
  ]);
  await storage.close();
});

test('[O5] who deletes everything while a quest of theirs is played again leaves nothing of it', async () => {
  const storage = await openStorage({ data: testFolder() });
  const over = { outcome: { winners: [0], how: 'over' }, ending: 'It is over.', answers: [] };
  const check = async () => {
    await forget(storage, 'ann', TODAY * DAY);
    return over;
  };
  const quests = createQuests(storage, GAMES, { check }, () => TODAY * DAY);
  const ann = { guest: { id: 'ann', name: 'Ann' }, share: '' };
  expect(await quests.submit(TODAY, 'brawl', ann, { rulesVersion: 1, answers: [] })).toBe('wrong');
  expect(await storage.personalOf('ann')).toEqual([]);
  await storage.close();
});

test('[O5] over HTTP a quest is told and read, and a forged one is refused', async () => {
  const { port } = await serve({
    games: new URL('../src/games.ts', import.meta.url),
    wall: () => TODAY * DAY + 5000,
  });
  const token = await newToken(port, 'Ann');
  const put = async (answers: readonly Answer[]): Promise<number> => {
    const reply = await fetch(`http://127.0.0.1:${port}/api/quests/${TODAY}/dungeonland`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ rulesVersion: (await rulesOf('dungeonland')).version, answers }),
    });
    return reply.status;
  };
  const answers = await finish('dungeonland', TODAY);
  expect(await put(answers.slice(0, -1))).toBe(400);
  expect(await put(answers)).toBe(200);
  const reply = await fetch(`http://127.0.0.1:${port}/api/quests/${TODAY}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { streak, quests } = (await reply.json()) as {
    streak: number;
    quests: { game: string; results: unknown[] }[];
  };
  expect(streak).toBe(1);
  expect(quests.find(({ game }) => game === 'dungeonland')?.results).toMatchObject([
    { name: 'Ann', yours: true },
  ]);
  expect((await fetch(`http://127.0.0.1:${port}/api/quests/${TODAY}/dungeonland/best`)).status).toBe(200);
  expect((await fetch(`http://127.0.0.1:${port}/api/quests/0`)).status).toBe(404);
});

test('[R15] whoever tells of many quests at once is told to wait, and others are not', async () => {
  const { check } = own();
  const told = { day: TODAY, game: 'brawl', rulesVersion: (await rulesOf('brawl')).version } as const;
  const answers = await finish('brawl', TODAY);
  const gone = Promise.withResolvers<void>();
  const [first, second, third, fourth] = [1, 2, 3, 4].map((at) =>
    check('greedy', { ...told, answers }, at === 3 ? gone.promise : undefined),
  );
  const other = check('modest', { ...told, answers });
  expect(await fourth).toBeUndefined();
  // Who hangs up leaves the line.
  gone.resolve();
  expect(await third).toBeUndefined();
  expect(await Promise.all([first, second, other])).toMatchObject([{}, {}, {}]);
  expect(await check('modest', { ...told, answers: answers.slice(1) })).toBeNull();
  const storage = await openStorage({ data: testFolder() });
  onTestFinished(() => storage.close());
  const quests = createQuests(storage, GAMES, { check: () => Promise.resolve(undefined) }, () => TODAY * DAY);
  const by = { guest: { id: 'ann', name: 'Ann' }, share: 'ann' };
  expect(await quests.submit(TODAY, 'brawl', by, { ...told, answers })).toBe('busy');
});
