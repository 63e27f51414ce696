/** Open and hidden information; a Reaction never reveals itself. */
import { copy, imagine, openMatch, submit, undoVerdict } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { CHAMPIONS } from '../../src/content/index.ts';
import * as flow from '../../src/flow.ts';
import { brawl, rules } from '../../src/index.ts';
import { cardText, sideText } from '../../src/words/cards.ts';
import { acting, turnOf } from '../acting.ts';
import { started, upTo } from '../starting.ts';
import type { Setting } from '../table.ts';
import { h, table } from '../table.ts';

const DUEL: Setting = {
  a: { kilgore: [0, 2], gwaien: [3, 2] },
  b: { goldarr: [0, 1], tzuxiao: [1, 2] },
  hands: { 0: ['maul-thrash', 'fury', 'fireball'], 1: ['intimidation', 'revenge'] },
};

/** Everything A and a spectator can know while B is asked: views, questions, who is waited for, events. */
function knownWith(hand: readonly string[], answers: (t: ReturnType<typeof turnOf>) => void) {
  const t = turnOf(table({ ...DUEL, hands: { ...DUEL.hands, 1: hand } }));
  const seen: unknown[] = [];
  const look = (): void => {
    for (const viewer of [0, null] as const) {
      seen.push(copy(t.view(viewer)), copy(t.t.seenBy(viewer)));
      const own = t.t.decisions.filter(({ seat }) => seat === viewer);
      seen.push(copy(own), copy(t.t.decisions.map(({ id, seat, kind }) => ({ id, seat, kind }))));
    }
  };
  look();
  t.play('maul-thrash').stay();
  look();
  t.aim('goldarr');
  look();
  answers(t);
  look();
  return seen;
}

test('[SFB-RULING-71] a Reaction never reveals itself: with and without one in hand A sees, is asked and is told the same', () => {
  const pass = (t: ReturnType<typeof turnOf>): void => {
    expect(t.asked).toBe('1 react');
    t.pass();
  };
  const two = knownWith(['intimidation', 'revenge'], pass);
  expect(knownWith(['plundarr', 'focus'], pass)).toEqual(two);
  expect(knownWith(['intimidation', 'focus'], pass)).toEqual(two);
});

test('[SFB-RULING-71] the window opens for whoever has a card and a ready Core, and for nobody else', () => {
  const asked = (setting: Setting): string =>
    turnOf(table({ ...DUEL, ...setting }))
      .play('maul-thrash')
      .stay()
      .aim('goldarr').asked;
  expect(asked(DUEL)).toBe('1 react');
  expect(asked({ ...DUEL, hands: { ...DUEL.hands, 1: ['focus'] }, ready: { 1: ['destruction'] } })).toBe(
    '1 react',
  );
  expect(asked({ ...DUEL, ready: { 1: [] } })).toBe('0 act');
  expect(asked({ ...DUEL, hands: { 0: ['maul-thrash'], 1: [] } })).toBe('0 act');
});

test('[SFB-RULING-71] who passes for the whole turn is not asked again in it, and nobody else learns why', () => {
  const t = turnOf(table(DUEL).chance('pass')).play('maul-thrash').stay().aim('goldarr').say('passTurn');
  expect([t.view(0).seats[1]?.passing, t.view(1).seats[1]?.passing]).toEqual([false, true]);
  t.play('fury').stay().area(0);
  expect(t.asked).toBe('0 act');
  t.end();
  expect(t.s.players[1]?.passing).toBe(false);
});

test('[SFB-INFO-01] [SFB-INFO-02] [SFB-RULING-84] a hand is seen by its owner only, not by the teammate either', () => {
  const t = turnOf(
    table({
      a: { kilgore: [0, 3] },
      b: { gwaien: [0, -3] },
      c: { deryn: [1, 3] },
      d: { sulka: [1, -3] },
      hands: { 0: ['fury'], 2: ['prowl', 'ambush'] },
    }),
  );
  expect(t.view(0).seats.map(({ hand }) => hand)).toEqual([['fury'], null, null, null]);
  expect(t.view(2).seats.map(({ hand, handCount }) => [hand, handCount])).toEqual([
    [null, 1],
    [null, 0],
    [['prowl', 'ambush'], 2],
    [null, 0],
  ]);
  expect(JSON.stringify(t.view(0))).not.toContain('prowl');
  expect(JSON.stringify(t.view(null))).not.toContain('fury');
});

test('[SFB-INFO-03] [SFB-INFO-04] what is shown all see; what is looked at only its player', () => {
  const shown = acting(
    table({
      a: { kilgore: [0, 3], gwaien: [1, 3] },
      b: { sulka: [4, -3] },
      hands: { 0: ['fireball'] },
    }).begin(flow.stun, { champion: 0 }),
  );
  for (const viewer of [0, 1, null])
    expect(shown.t.seenBy(viewer, 'handShown')[0]?.cards).toEqual(['fireball']);
  const drawn = turnOf(
    table({ a: { kolel: [0, 3] }, b: { sulka: [4, -3] }, hands: { 0: ['scout-ahead'] } }).dice('tongue-lash'),
  )
    .play('scout-ahead')
    .stay()
    .use()
    .count(1);
  expect(drawn.t.seenBy(0, 'drew')).toEqual([{ type: 'drew', seat: 0, n: 1, cards: ['tongue-lash'] }]);
  expect(drawn.t.seenBy(1, 'drew')).toEqual([{ type: 'drew', seat: 0, n: 1 }]);
});

test('[SFB-INFO-05] [SFB-INFO-06] [SFB-INFO-08] [SFB-RULING-74] [SFB-DEC-29] discards, Champion cards, the track and all counts are open at any time', () => {
  const t = turnOf(
    table({
      ...DUEL,
      discards: { 0: ['throw'], 1: ['focus'] },
      planned: { 1: ['pounce'] },
      track: ['red-ground', 'parade', null, null],
    }),
  );
  for (const viewer of [0, 1, null]) {
    const view = t.view(viewer);
    expect(view.seats.map(({ discard }) => discard)).toEqual([['throw'], ['focus']]);
    expect(view.seats.map(({ handCount, deckCount }) => [handCount, deckCount])).toEqual([
      [3, 8],
      [2, 9],
    ]);
    expect(view.track.map(({ challenge }) => challenge)).toEqual(['red-ground', 'parade', null, null]);
    expect(view.trapSupply).toBe(12);
  }
  for (const { id, levelled } of CHAMPIONS)
    expect(sideText(id, true)).toContain(`Hitpoints ${levelled.hitpoints}`);
  expect(t.view(1).seats[1]?.planned).toEqual(['pounce']);
  expect(t.view(0).seats[1]?.planned).toBeNull();
});

test('[SFB-INFO-07] [SFB-TRAP-01] nobody sees the face of a trap that lies on the board', () => {
  const setting = (face: 'stun' | 'damage3'): Setting => ({ ...DUEL, traps: [[-3, 1, face]] });
  for (const viewer of [0, 1, null]) {
    const one = turnOf(table(setting('stun'))).view(viewer);
    expect(turnOf(table(setting('damage3'))).view(viewer)).toEqual(one);
    expect(one.traps).toEqual([h(-3, 1)]);
  }
});

test('[SFB-RULING-74] what a seat imagines keeps the counts and everything it knows', () => {
  const t = upTo(started({ draft: 'free' }), 'act');
  const imagined = imagine(brawl, t.s, 0, 'mine');
  expect(rules.view(imagined as typeof t.s, 0)).toEqual(t.view(0));
  expect(rules.faults(imagined as typeof t.s)).toEqual([]);
});

test('[SFB-RULING-72] before a Reaction is confirmed it is said that its Core will be missing', () => {
  const t = turnOf(table(DUEL)).play('maul-thrash').stay().aim('goldarr');
  const option = t.options().find((each) => each.do === 'react');
  expect(option && rules.words.option(option, t.view(1))).toContain('spent in your next turn');
  t.pass();
  expect(t.s.players[1]?.ready).toHaveLength(3);
});

test('[SFB-RULING-73] a move can be taken back freely; after a card was drawn, or another was asked, not', () => {
  const configured = brawl.configure({ draft: 'free' });
  if ('problems' in configured) throw new Error('the options have changed');
  const match = openMatch(brawl, { options: configured.options, seed: 'undo', seats: ['A', 'B'] });
  const answerFirst = (fits: (option: { readonly do: string }) => boolean): void => {
    const [open] = match.decisions;
    if (!open) throw new Error('nobody is asked');
    const option = open.options.find(fits) ?? open.options[0];
    if (option) submit(match, { seat: open.seat, decision: open.id, option });
  };
  while (match.decisions[0]?.kind !== 'act') answerFirst(() => true);
  const seat = match.decisions[0]?.seat ?? 0;
  answerFirst((option) => option.do === 'standard');
  answerFirst((option) => option.do === 'move');
  expect(undoVerdict(match, seat)).toEqual({ kind: 'free' });
  while (match.decisions[0]?.seat === seat) answerFirst((option) => ['endPhase', 'done'].includes(option.do));
  expect(undoVerdict(match, seat)).toMatchObject({ kind: 'ask' });
});

test('every card and side has a text of its own', () => {
  const texts = CHAMPIONS.flatMap(({ cards }) => cards.map(({ id }) => cardText(id)));
  expect(texts.every((text) => text.endsWith('.'))).toBe(true);
});
