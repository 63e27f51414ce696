/** [SFB-KW] What cards and Champions made by players can do: of every keyword, what the rules carry out where it stands. */
import type { Schema } from '@questhall/schema';
import { anyOf, byField, exact, listOf, maybe, oneOf, variant, whole, yes } from '@questhall/schema';
import type { Condition, Immunity, OpName, Until, When, Who } from '../vocabulary.ts';

const op = <const O extends OpName>(...names: O[]) => oneOf(names);
const who = <const W extends Who>(...names: W[]) => oneOf(names);
const when = <const W extends When>(...moments: W[]) => oneOf(moments);
const until = <const U extends Until>(...ends: U[]) => oneOf(ends);
const is = <const I extends Condition['is']>(name: I) => oneOf([name]);
const immunities = <const I extends Immunity>(...names: I[]) => oneOf(names);

const self = who('self');
const ourselves = who('self', 'allies', 'adjacentAllies');

// --- conditions ------------------------------------------------------------------------------------------------------
const attackIf = variant('is', [
  exact({ is: is('damageDealt') }),
  exact({ is: is('targetOut') }),
  exact({ is: is('bloodied'), who: self }),
  exact({ is: is('onTrapHex'), who: who('self', 'target') }),
  exact({ is: is('pushCausedDamage') }),
]);
const skillIf = variant('is', [
  exact({ is: is('bloodied'), who: self }),
  exact({ is: is('onTrapHex'), who: who('self', 'target') }),
  exact({ is: is('pushCausedDamage') }),
]);
const reactionIf = variant('is', [
  exact({ is: is('damageDealt') }),
  exact({ is: is('bloodied'), who: who('reactedOn') }),
  exact({ is: is('attackerNotAdjacent') }),
  exact({ is: is('stillIn'), who: who('reactedOn') }),
]);
const sideIf = variant('is', [
  exact({ is: is('bloodied'), who: self }),
  exact({ is: is('onTrapHex'), who: self }),
]);

// --- amounts ---------------------------------------------------------------------------------------------------------
const times = whole(1, 2);
const most = maybe(whole(1, 6));
const sumOf = <If extends Schema>(max: number, condition: If) =>
  exact({ base: whole(0, max), plus: whole(1, 3), when: condition });
const some = (max: number): string =>
  `a whole number from 1 to ${max}, something counted, or more under a condition`;

/** The strength of an attack is counted before anything is dealt. */
export const strengthAmount = anyOf(
  [
    whole(1, 4),
    byField({
      of: exact({ of: oneOf(['readyCores', 'enemyTargets', 'damageOnTarget']), times, most }),
      base: sumOf(4, variant('is', [attackIf.options[2], attackIf.options[3]])),
    }),
  ],
  some(4),
);
const attackAmount = (max: number) =>
  anyOf(
    [
      whole(1, max),
      byField({
        of: exact({ of: oneOf(['readyCores', 'enemyTargets', 'damageDealt']), times, most }),
        base: sumOf(max, attackIf),
      }),
    ],
    some(max),
  );
const skillAmount = (max: number) =>
  anyOf(
    [
      whole(1, max),
      byField({
        of: exact({ of: oneOf(['readyCores', 'enemyTargets', 'hexesMoved']), times, most }),
        base: sumOf(max, skillIf),
      }),
    ],
    some(max),
  );
const reactionAmount = (max: number) =>
  anyOf(
    [
      whole(1, max),
      byField({
        of: exact({ of: oneOf(['readyCores', 'damageDealt']), times, most }),
        base: sumOf(max, reactionIf),
      }),
    ],
    some(max),
  );

const signedDefence = oneOf([-3, -2, -1, 1, 2, 3]);
const ignored = anyOf([whole(1, 3), oneOf(['all'])], 'a whole number from 1 to 3, or all');

// --- attacks ---------------------------------------------------------------------------------------------------------
const POST = { when: when('post'), if: maybe(attackIf) };
const hit = who(
  'target',
  'adjacentEnemy',
  'adjacentEnemies',
  'enemiesAdjacentToTarget',
  'championsAdjacentToTarget',
  'enemyNearTarget',
);
/** How far "near the target" is. */
const NEAR = { within: maybe(whole(1, 3)) };

const attackEffect = variant('op', [
  exact({ when: when('pre', 'post'), who: self, op: op('dash', 'jump', 'swoop'), amount: whole(1, 5) }),
  exact({ ...POST, who: hit, op: op('push', 'pull', 'force', 'fear'), amount: attackAmount(3), ...NEAR }),
  exact({ ...POST, who: hit, op: op('damage'), amount: attackAmount(3), ...NEAR }),
  exact({ ...POST, who: hit, op: op('stun', 'root'), ...NEAR }),
  exact({ ...POST, who: ourselves, op: op('heal'), amount: attackAmount(4) }),
  exact({ ...POST, who: who('player'), op: op('draw', 'plan', 'recover'), amount: attackAmount(3) }),
  exact({ ...POST, who: who('targetsController'), op: op('mill'), amount: attackAmount(3) }),
  exact({ when: when('main'), who: self, op: op('double', 'lifesteal', 'healReceiver') }),
  exact({ when: when('main'), who: self, op: op('poison'), amount: whole(1, 3) }),
  exact({
    when: when('main', 'post'),
    who: ourselves,
    op: op('strength'),
    amount: attackAmount(3),
    until: until('thisAttack', 'endOfTurn'),
    if: maybe(attackIf),
  }),
  exact({ ...POST, who: ourselves, op: op('move'), amount: whole(1, 3), until: until('endOfTurn') }),
  exact({
    ...POST,
    who: who('self', 'allies', 'adjacentAllies', 'target'),
    op: op('defence'),
    amount: signedDefence,
    until: until('endOfTurn'),
  }),
  exact({
    ...POST,
    who: who('target', 'adjacentEnemies'),
    op: op('incomingStrength'),
    amount: whole(1, 3),
    until: until('endOfTurn', 'nextAttack'),
  }),
  exact({
    ...POST,
    who: who('target', 'adjacentEnemies'),
    op: op('ignoreDefence'),
    amount: ignored,
    until: until('endOfTurn'),
  }),
  exact({ ...POST, who: self, op: op('place'), where: oneOf(['adjacentFree']), may: maybe(yes()) }),
  exact({ ...POST, who: who('player'), op: op('moveTrap') }),
]);

// --- skills ----------------------------------------------------------------------------------------------------------
const MAIN = { when: when('main'), if: maybe(skillIf) };
const friends = who('self', 'target', 'allies', 'adjacentAllies');

const skillEffect = variant('op', [
  exact({
    when: when('main'),
    who: who('self', 'target', 'allies'),
    op: op('dash', 'jump', 'swoop'),
    amount: whole(1, 5),
  }),
  exact({ ...MAIN, who: hit, op: op('push', 'pull', 'force', 'fear'), amount: skillAmount(3), ...NEAR }),
  exact({ ...MAIN, who: hit, op: op('damage'), amount: skillAmount(3), ...NEAR }),
  exact({ ...MAIN, who: hit, op: op('stun', 'root'), ...NEAR }),
  exact({ ...MAIN, who: friends, op: op('heal'), amount: skillAmount(4) }),
  exact({ ...MAIN, who: who('player'), op: op('draw', 'plan', 'recover'), amount: skillAmount(3) }),
  exact({ ...MAIN, who: who('targetsController'), op: op('mill'), amount: skillAmount(3) }),
  exact({ ...MAIN, who: friends, op: op('strength'), amount: skillAmount(3), until: until('endOfTurn') }),
  exact({ ...MAIN, who: friends, op: op('move'), amount: whole(1, 3), until: until('endOfTurn') }),
  exact({
    ...MAIN,
    who: who('self', 'target', 'allies', 'adjacentAllies', 'adjacentEnemies'),
    op: op('defence'),
    amount: signedDefence,
    until: until('endOfTurn'),
  }),
  exact({
    ...MAIN,
    who: who('target', 'adjacentEnemies'),
    op: op('incomingStrength'),
    amount: whole(1, 3),
    until: until('endOfTurn', 'nextAttack'),
  }),
  exact({
    ...MAIN,
    who: who('target', 'adjacentEnemies'),
    op: op('ignoreDefence'),
    amount: ignored,
    until: until('endOfTurn'),
  }),
  exact({
    ...MAIN,
    who: self,
    op: op('place'),
    where: oneOf(['adjacentFree', 'hexTargetLeft']),
    may: maybe(yes()),
  }),
  exact({ ...MAIN, who: who('player'), op: op('moveTrap') }),
]);

// --- Reactions: they speak of the Champion they are played on --------------------------------------------------------
const defender = who('reactedOn');
const attacker = who('attacker');
const AFTER = { when: when('post'), if: maybe(reactionIf) };

const reactionEffect = variant('op', [
  exact({
    when: when('react', 'post'),
    who: defender,
    op: op('defence'),
    amount: whole(1, 3),
    until: until('thisAttack', 'endOfTurn'),
    if: maybe(reactionIf),
  }),
  exact({
    when: when('react'),
    who: defender,
    op: op('immune'),
    to: immunities('fear', 'displacement', 'postAttack'),
    if: maybe(reactionIf),
  }),
  exact({ ...AFTER, who: attacker, op: op('push', 'pull', 'force', 'fear'), amount: reactionAmount(3) }),
  exact({ ...AFTER, who: attacker, op: op('damage'), amount: reactionAmount(3) }),
  exact({ ...AFTER, who: attacker, op: op('stun', 'root') }),
  exact({ ...AFTER, who: defender, op: op('heal'), amount: reactionAmount(3) }),
  exact({ ...AFTER, who: defender, op: op('place'), where: oneOf(['adjacentFree']), may: maybe(yes()) }),
  exact({ ...AFTER, who: who('player'), op: op('draw', 'plan', 'recover'), amount: reactionAmount(3) }),
]);

// --- both sides of a Champion card -----------------------------------------------------------------------------------
const ALWAYS = { when: when('static'), who: self };

const sideEffect = variant('op', [
  exact({ ...ALWAYS, op: op('immune'), to: immunities('push', 'stun', 'traps'), if: maybe(sideIf) }),
  exact({
    when: when('static'),
    who: who('self', 'adjacentAllies'),
    op: op('defence'),
    amount: whole(1, 2),
    until: until('endOfTurn'),
    if: maybe(sideIf),
  }),
  exact({
    ...ALWAYS,
    op: op('ignoreDefence'),
    amount: ignored,
    until: until('thisAttack'),
    if: maybe(sideIf),
  }),
  exact({ ...ALWAYS, op: op('range'), min: oneOf([-1, 0]), max: whole(0, 2) }),
  exact({ ...ALWAYS, op: op('payOtherCore') }),
  exact({
    when: when('onPlay'),
    who: who('player'),
    type: oneOf(['attack', 'skill', 'reaction']),
    op: op('draw', 'plan'),
    amount: whole(1, 2),
  }),
  exact({
    when: when('onDamageBy'),
    who: who('target'),
    by: listOf(oneOf(['push', 'pull']), 1, 2),
    op: op('stun'),
  }),
]);

export const attackEffects = listOf(attackEffect, 0, 4);
export const skillEffects = listOf(skillEffect, 1, 4);
export const reactionEffects = listOf(reactionEffect, 0, 3);
export const sideEffects = listOf(sideEffect, 0, 2);
