import { expect, test } from 'vitest';
import type { GameEvent, Telling } from '../src/index.ts';
import { beatsOf, tell } from '../src/index.ts';

const telling: Telling<null> = {
  parts: {
    round: { weight: 'plain', opens: 'chapter' },
    turn: { weight: 'plain', opens: 'turn', source: { figure: 'who' } },
    moved: { weight: 'light', opens: 'next', opensFor: { how: ['walk'] }, targets: { figure: 'who' } },
    attacked: {
      weight: 'heavy',
      opens: 'again',
      source: { figure: 'by' },
      targets: { figure: 'targets' },
      by: { card: 'card' },
      causes: true,
      sum: [{ sign: '', of: 'strength', called: 'strength' }],
    },
    answered: { weight: 'heavy', source: { figure: 'by' }, causes: true },
    absorbed: { weight: 'plain', sum: [{ sign: '−', of: 'amount', called: 'armour' }] },
    hurt: {
      weight: 'heavy',
      source: { figure: 'by' },
      targets: { figure: 'who' },
      loses: 'life',
      itself: { why: ['poison'] },
      sum: [{ sign: '=', of: 'amount', called: 'life lost' }],
    },
    slept: { weight: 'plain', opens: 'beat', targets: { figure: 'who' }, loses: 'turn', itself: true },
  },
  name: ({ figure }) => String(figure),
  seat: () => undefined,
  standing: () => [],
};

const words = {
  event: (event: GameEvent) => (event.type === 'absorbed' ? undefined : event.type),
};

const event = (type: string, fields: object = {}): GameEvent => ({ type, ...fields });
const attack = (by: string, ...targets: string[]) =>
  event('attacked', { by, targets, strength: 3, card: 'club' });
const hurt = (who: string, by: string, why = 'attack') => event('hurt', { who, by, amount: 2, why });

test('an attack is one beat: who, by what, against whom, and its numbers as they arise', () => {
  const [, beat] = beatsOf(telling, [
    event('round'),
    event('turn', { who: 'ogre' }),
    attack('ogre', 'ann'),
    event('absorbed', { amount: 1 }),
    hurt('ann', 'ogre'),
  ]);
  expect(beat).toMatchObject({
    chapter: 1,
    turn: 2,
    opens: 'turn',
    source: { figure: 'ogre' },
    by: { card: 'club' },
    targets: [{ figure: 'ann' }],
    weight: 'heavy',
  });
  expect(beat?.sum.map(({ sign, value }) => `${sign}${value}`)).toEqual(['3', '−1', '=2']);
  expect(beat && tell(telling, beat, words, null)).toEqual({
    headline: 'attacked',
    lines: ['turn', 'hurt'],
    because: 'attacked',
  });
});

test('a second attack, and a step after an attack, are beats of their own; a push is not', () => {
  const beats = beatsOf(telling, [
    event('turn', { who: 'ogre' }),
    event('moved', { who: 'ogre', how: 'walk' }),
    attack('ogre', 'ann'),
    event('moved', { who: 'ann', how: 'push' }),
    event('moved', { who: 'ogre', how: 'walk' }),
    attack('ogre', 'ben'),
    attack('ogre', 'ben'),
  ]);
  expect(beats.map(({ events }) => events.map(({ type }) => type))).toEqual([
    ['turn', 'moved', 'attacked', 'moved'],
    ['moved', 'attacked'],
    ['attacked'],
  ]);
});

test('a loss came of what its own source did, even if somebody answered in between', () => {
  const [beat] = beatsOf(telling, [
    event('turn', { who: 'ogre' }),
    attack('ogre', 'ann'),
    event('answered', { by: 'ann' }),
    hurt('ann', 'ogre'),
    hurt('ann', ''),
  ]);
  expect(beat?.losses.map(({ because }) => because?.type)).toEqual(['attacked', 'attacked']);
});

test('some losses explain themselves, and one that nothing explains has no because', () => {
  const beats = beatsOf(telling, [
    event('turn', { who: 'ann' }),
    hurt('ann', '', 'poison'),
    event('slept', { who: 'ann' }),
    event('turn', { who: 'ben' }),
    hurt('ben', ''),
  ]);
  expect(beats.flatMap(({ losses }) => losses.map(({ what, because }) => [what, because?.type]))).toEqual([
    ['life', 'hurt'],
    ['turn', 'slept'],
    ['life', undefined],
  ]);
});

test('nobody is named by an empty name or a number below 0', () => {
  const [beat] = beatsOf(telling, [event('attacked', { by: -1, targets: ['', 'ann'], strength: 1 })]);
  expect(beat).toMatchObject({ source: null, by: null, targets: [{ figure: 'ann' }] });
});
