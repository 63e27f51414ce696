/** [SFB-COMP-05] [SFB-COMP-06] Champions as players write them down: both sides of their card, and six cards. */
import type { Of } from '@questhall/schema';
import { exact, line, listOf, maybe, oneOf, read, sensible, variant, whole } from '@questhall/schema';
import { CORES } from '../vocabulary.ts';
import {
  attackEffects,
  reactionEffects,
  sideEffects,
  skillEffects,
  strengthAmount,
} from './champion-effects.ts';

/** Drawn like one of the box. */
const LOOKS = [
  'alistair',
  'deryn',
  'dugrun',
  'goldarr',
  'gwaien',
  'khalize',
  'kilgore',
  'kolel',
  'korvash',
  'sulka',
  'tzuxiao',
  'xinshen',
] as const;

const ROLES = [
  'bruiser',
  'ranged mage',
  'tank',
  'ranged trapper',
  'melee skirmisher',
  'support',
  'controller',
] as const;

const kind = <const K extends string>(name: K) => oneOf([name]);
const shot = <const K extends 'direct' | 'indirect'>(name: K) =>
  exact({ kind: kind(name), min: whole(1, 5), max: whole(1, 5) });

/** Attacks hit Enemies; areas take in whoever stands there. */
const atEnemies = variant('kind', [
  exact({ kind: kind('melee') }),
  shot('direct'),
  shot('indirect'),
  exact({ kind: kind('arc3') }),
  exact({ kind: kind('ring6') }),
]);
const atAnybody = variant('kind', [
  exact({ kind: kind('none') }),
  exact({ kind: kind('melee') }),
  shot('direct'),
  shot('indirect'),
  exact({ kind: kind('arc3') }),
  exact({ kind: kind('ring6') }),
  exact({ kind: kind('adjacentEnemies') }),
  exact({ kind: kind('ally') }),
  exact({ kind: kind('adjacentAlly') }),
]);

const PRINTED = { name: line(30), core: oneOf(CORES) };
const move = maybe(whole(1, 3));

const card = variant('type', [
  exact({
    type: kind('attack'),
    ...PRINTED,
    move,
    targeting: atEnemies,
    strength: strengthAmount,
    effects: attackEffects,
  }),
  exact({ type: kind('skill'), ...PRINTED, move, targeting: atAnybody, effects: skillEffects }),
  exact({ type: kind('reaction'), ...PRINTED, defence: whole(0, 3), effects: reactionEffects }),
]);
type CardDraft = Of<typeof card>;

const side = exact({ hitpoints: whole(4, 10), defence: whole(0, 2), effects: sideEffects });
type SideDraft = Of<typeof side>;

type Note = (path: string, found: unknown, allowed: string) => void;

const NEEDS_TARGET = [
  'target',
  'targetsController',
  'enemiesAdjacentToTarget',
  'championsAdjacentToTarget',
  'enemyNearTarget',
];
const isForAllies = (given: CardDraft): boolean =>
  given.type === 'skill' && (given.targeting.kind === 'ally' || given.targeting.kind === 'adjacentAlly');

/** What only makes sense beside something else on the card. */
function checkCard(given: CardDraft, at: string, note: Note): void {
  if ('targeting' in given && 'min' in given.targeting && given.targeting.min > given.targeting.max)
    note(`${at}.targeting.min`, given.targeting.min, `at most ${given.targeting.max}, the maximum`);
  given.effects.forEach((effect, n) => {
    const place = `${at}.effects[${n}]`;
    if (given.type === 'skill' && given.targeting.kind === 'none' && NEEDS_TARGET.includes(effect.who))
      note(`${place}.who`, effect.who, 'somebody else, as the card has no target');
    const isNear = effect.who === 'enemyNearTarget';
    if (isNear && !('within' in effect && effect.within !== undefined))
      note(`${place}.within`, 'nothing', 'how many hexes from the target');
    if (!isNear && 'within' in effect && effect.within !== undefined)
      note(`${place}.within`, effect.within, 'nothing: only somebody near the target is looked for so');
    switch (effect.op) {
      case 'dash':
      case 'jump':
      case 'swoop':
        if (effect.who === 'target' && !isForAllies(given))
          note(`${place}.who`, effect.who, 'the Champion itself, or an Ally that the card is aimed at');
        return;
      case 'heal':
      case 'move':
        if (effect.who === 'target' && !isForAllies(given))
          note(`${place}.who`, effect.who, 'somebody of the own side');
        return;
      case 'strength':
        if (effect.who === 'target' && !isForAllies(given))
          note(`${place}.who`, effect.who, 'somebody of the own side');
        if ((effect.when === 'main') !== (effect.until === 'thisAttack') && given.type === 'attack')
          note(`${place}.until`, effect.until, effect.when === 'main' ? 'thisAttack' : 'endOfTurn');
        if (effect.until === 'thisAttack' && effect.who !== 'self')
          note(`${place}.who`, effect.who, 'self, in this attack');
        return;
      case 'defence':
        if (given.type === 'reaction' && (effect.when === 'react') !== (effect.until === 'thisAttack'))
          note(`${place}.until`, effect.until, effect.when === 'react' ? 'thisAttack' : 'endOfTurn');
        return;
      case 'healReceiver':
        if (!given.effects.some(({ op }) => op === 'lifesteal'))
          note(`${place}.op`, effect.op, 'only beside Lifesteal');
        return;
      case 'place':
        if (
          effect.where === 'hexTargetLeft' &&
          !given.effects.slice(0, n).some(({ op, who }) => op === 'force' && who === 'target')
        )
          note(`${place}.where`, effect.where, 'adjacentFree, or a Force on the target before it');
        return;
      default:
    }
  });
}

function checkSide({ effects }: SideDraft, at: 'basic' | 'levelled', note: Note): void {
  effects.forEach((effect, n) => {
    if (effect.who === 'adjacentAllies' && at === 'basic')
      note(`${at}.effects[${n}].who`, effect.who, 'self: Allies are helped by the Levelled Up side only');
    if (effects.findIndex(({ when, op }) => when === effect.when && op === effect.op) < n)
      note(`${at}.effects[${n}].op`, effect.op, 'each once');
    if (effect.when === 'onPlay' && effects.findIndex(({ when }) => when === 'onPlay') < n)
      note(`${at}.effects[${n}].when`, effect.when, 'one for playing cards');
  });
}

const count = (cards: readonly CardDraft[], type: CardDraft['type']): number =>
  cards.filter((each) => each.type === type).length;

/** What the cards of the box have in common: without it a Champion could not answer, strike, or come back from the Gate. */
function checkHand(cards: readonly CardDraft[], note: Note): void {
  for (const core of CORES) {
    const of = cards.filter((each) => each.core === core).length;
    if (of !== 2) note('cards', `${of} of ${core}`, `two cards of ${core}`);
  }
  const range = (type: CardDraft['type'], min: number, max: number): void => {
    const has = count(cards, type);
    if (has < min || has > max) note('cards', `${has} of type ${type}`, `${min} to ${max} of type ${type}`);
  };
  range('attack', 2, 4);
  range('skill', 1, 3);
  range('reaction', 1, 2);
  const moving = cards.filter((each) => 'move' in each && each.move !== undefined).length;
  if (moving < 3) note('cards', `${moving} with a move value`, 'at least 3, to come back from the Gate');
  cards.forEach(({ name }, at) => {
    if (cards.findIndex((other) => other.name === name) < at)
      note(`cards[${at}].name`, name, 'each name once');
  });
}

export const championDraft = sensible(
  exact({
    name: line(24),
    looks: oneOf(LOOKS),
    role: oneOf(ROLES),
    basic: side,
    levelled: side,
    cards: listOf(card, 6, 6),
  }),
  ({ basic, levelled, cards }, note) => {
    checkSide(basic, 'basic', note);
    checkSide(levelled, 'levelled', note);
    const bulk = basic.hitpoints + 2 * basic.defence;
    if (bulk < 6 || bulk > 10)
      note(
        'basic.hitpoints',
        basic.hitpoints,
        `hitpoints and twice the defence from 6 to 10; they are ${bulk}`,
      );
    if (levelled.hitpoints < basic.hitpoints)
      note('levelled.hitpoints', levelled.hitpoints, `at least ${basic.hitpoints}, as on the Basic side`);
    if (levelled.defence < basic.defence)
      note('levelled.defence', levelled.defence, `at least ${basic.defence}, as on the Basic side`);
    const better =
      levelled.hitpoints > basic.hitpoints || levelled.defence > basic.defence || levelled.effects.length > 0;
    if (!better) note('levelled.hitpoints', levelled.hitpoints, 'something better than on the Basic side');
    cards.forEach((each, at) => {
      checkCard(each, `cards[${at}]`, note);
    });
    checkHand(cards, note);
  },
);

export type ChampionDraft = Of<typeof championDraft>;

export const readChampion = (content: unknown) => read(championDraft, content, 'the Champion');
