/** Conditions: when they begin to work, how long they last, and that they work once. */
import { minionCard } from '../src/content/index.ts';
import type { Condition } from '../src/vocabulary.ts';
import { hasPower } from './book.ts';
import type { Check, PauseCheck } from './check.ts';
import { nameOf, when as on, pausing } from './check.ts';
import { dueIn, works } from './memory.ts';
import { standing } from './world.ts';

const LASTING: readonly Condition[] = [
  'frozen',
  'asleep',
  'stunned',
  'immobilized',
  'terrified',
  'controlled',
];

/** [DL-RULING-86] */
const noneEndsEarly = on('conditionEnded', 'DL-RULING-86', ({ figure, condition }, m) => {
  if (!LASTING.includes(condition)) return false;
  const due = Math.max(0, ...dueIn(m.memory, figure, condition));
  const begun = m.memory.begun.get(figure) ?? 0;
  const cured = m.option?.do === 'cure' || m.memory.owed.has(`phase:${figure}`);
  return begun < due && !cured && `${nameOf(m, figure)} is no longer ${condition} before it worked`;
});

/** [DL-RULING-86] Seen when the figure activates once more. */
const noneLastsOn = on('activationBegan', 'DL-RULING-86', ({ figure }, m) => {
  const piece = m.world.pieces.get(figure);
  const begun = m.memory.begun.get(figure) ?? 0;
  const stale = LASTING.find((condition) => {
    const due = dueIn(m.memory, figure, condition);
    return piece?.conditions.has(condition) && due.length > 0 && due.every((when) => when <= begun);
  });
  return stale && `${nameOf(m, figure)} is still ${stale}, one activation too long`;
});

/** [DL-RULING-86] Everybody on the map activates once a round: nothing lasts through two. */
const noneLastsForEver = on('roundBegan', 'DL-RULING-86', ({ round }, m) => {
  for (const piece of standing(m.world))
    for (const condition of LASTING) {
      const since = m.memory.since.get(`${piece.id}:${condition}`);
      if (piece.conditions.has(condition) && since !== undefined && round > since + 2)
        return `${nameOf(m, piece.id)} is ${condition} since round ${since}`;
    }
  return false;
});

/** [DL-POW-27] One action less, at least one: of moving and attacking, one. */
const stunnedDoOneThing = on(['moved', 'attackDeclared'], 'DL-POW-27', (event, m) => {
  const figure = event.type === 'moved' ? event.figure : event.by;
  if (figure !== m.memory.active || !works(m.memory, figure, 'stunned')) return false;
  if (m.world.pieces.get(figure)?.kind === 'hero') return false;
  const second =
    event.type === 'moved'
      ? event.why === 'move' && m.memory.deeds.has('attack')
      : ['monster', 'controlled', 'ally'].includes(event.occasion) && m.memory.deeds.has('move');
  return second && `${nameOf(m, figure)} is stunned, moves and attacks`;
});

const IDLE: readonly Condition[] = ['frozen', 'asleep'];

const sleepersDoNothing = on(['moved', 'attackDeclared'], 'DL-RULING-85', (event, m) => {
  const figure = event.type === 'moved' ? event.figure : event.by;
  if (event.type === 'moved' && event.why !== 'move' && event.why !== 'run') return false;
  const piece = m.world.pieces.get(figure);
  const idle = IDLE.find((condition) => piece?.conditions.has(condition));
  return idle && works(m.memory, figure, idle) && `${nameOf(m, figure)} is ${idle} and acts`;
});

const noneIsLostForNothing = on('activationLost', 'DL-RULING-85', ({ figure, condition }, m) => {
  const due = dueIn(m.memory, figure, condition);
  return (
    due.length > 0 &&
    !works(m.memory, figure, condition) &&
    `${nameOf(m, figure)} loses another activation by being ${condition}`
  );
});

/** Who cannot act is told to lose his activation, before the condition ends with it. */
const lossIsTold = on('conditionEnded', 'DL-RULING-85', ({ figure, condition }, m) => {
  const idle = IDLE.includes(condition) && works(m.memory, figure, condition) && !m.memory.isLost;
  return idle && `${nameOf(m, figure)} was ${condition}, and nobody was told that it did nothing`;
});

/** Attacks and skills that answer somebody else. */
const ANSWERS = ['free', 'counter', 'surprise', 'berserk'];
const ANSWERING = ['fastReflexes', 'lightArmorMastery', 'heavyArmorMastery', 'surpriseAttack'];

/** No free attacks and no reactions, in one's own activation or another's. */
const sleepersDoNotAnswer = on(['attackDeclared', 'skillUsed', 'heroSaved'], 'DL-RULING-85', (event, m) => {
  const figure = event.type === 'attackDeclared' ? event.by : event.figure;
  const answers =
    event.type === 'attackDeclared'
      ? ANSWERS.includes(event.occasion)
      : event.type === 'skillUsed'
        ? ANSWERING.includes(event.skill)
        : event.how === 'berserk';
  const idle = IDLE.find((condition) => m.world.pieces.get(figure)?.conditions.has(condition));
  return answers && idle && `${nameOf(m, figure)} is ${idle} and answers`;
});

/** [DL-POW-25] [DL-RULING-91] Sleepers recover, too. Noted here, and looked for when the next thing begins. */
const recoveryIsOwed: Check = (event, m) => {
  const piece = event.type === 'activationBegan' ? m.world.pieces.get(event.figure) : undefined;
  if (piece?.at && piece.health < piece.seen.maxHealth && hasPower(m.memory, piece, 'regeneration'))
    m.memory.owed.set(`recovery:${piece.id}`, `${nameOf(m, piece.id)} has Regeneration and did not recover`);
  return undefined;
};

const recoveryComes = on(
  ['healed', 'moved', 'attackDeclared', 'activationEnded'],
  'DL-POW-25',
  (event, m) => {
    const figure = m.memory.active;
    const owed = m.memory.owed.get(`recovery:${figure}`);
    m.memory.owed.delete(`recovery:${figure}`);
    return event.type !== 'healed' && owed;
  },
);

const onceARound = on('activationBegan', 'DL-RULING-73', ({ figure }, m) => {
  const piece = m.world.pieces.get(figure);
  if (piece?.kind === 'hero' && !piece.at) return `${nameOf(m, figure)} is unconscious and activates`;
  return m.memory.actedIn.get(figure) === m.memory.round && m.memory.round > 0
    ? `${nameOf(m, figure)} activates twice in round ${m.memory.round}`
    : false;
});

/** [DL-POW-11] [DL-RULING-84] Frenzy is remembered for the activation that begins next. */
const frenzyIsEarned: Check = (event, m) => {
  if (event.type !== 'defeated') return undefined;
  const gone = m.world.pieces.get(event.figure);
  if (gone?.kind !== 'minion') return undefined;
  const { level } = minionCard(gone.card);
  for (const piece of standing(m.world)) {
    if (piece.id === gone.id || piece.kind !== 'minion' || minionCard(piece.card).level !== level) continue;
    if (hasPower(m.memory, piece, 'frenzy'))
      m.memory.frenzy.add(`${piece.id}:${(m.memory.begun.get(piece.id) ?? 0) + 1}`);
  }
  return undefined;
};

const blindEndsInRefresh: PauseCheck = pausing('DL-POW-02b', ({ events, after }) => {
  if (!events.some(({ type }) => type === 'roundBegan')) return false;
  const began = events.findLastIndex(({ type }) => type === 'roundBegan');
  const anew = new Set(
    events.slice(began).flatMap((event) => (event.type === 'conditionGained' ? [event.figure] : [])),
  );
  const blind = [...after.heroes, ...after.others].find(
    ({ id, conditions }) => conditions.includes('blind') && !anew.has(id),
  );
  return blind && `${blind.card} is still blind after the Refresh Phase`;
});

export const CONDITIONS_CHECKED: readonly Check[] = [
  noneEndsEarly,
  noneLastsOn,
  noneLastsForEver,
  stunnedDoOneThing,
  sleepersDoNothing,
  noneIsLostForNothing,
  lossIsTold,
  sleepersDoNotAnswer,
  recoveryComes,
  recoveryIsOwed,
  onceARound,
  frenzyIsEarned,
];
export const CONDITIONS_SEEN: readonly PauseCheck[] = [blindEndsInRefresh];
