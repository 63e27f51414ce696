/** The text of every card, from its data. */
import { BOSSES, MONSTERS, WORLDS } from '../content/index.ts';
import { ownFoe } from '../content/own.ts';
import type {
  Ability,
  Boss,
  Combo,
  Condition,
  Effect,
  Hero,
  Monster,
  Prize,
  Threshold,
  Treasure,
  Trigger,
  World,
} from '../vocabulary.ts';
import { calledAgain, effectText, namedBy, predicates } from './card-effects.ts';
import type { Subject, Telling, Voice } from './card-grammar.ts';
import {
  costText,
  energyName,
  IT,
  listed,
  many,
  one,
  plural,
  reached,
  sentence,
  unreachable,
  YOU,
} from './card-grammar.ts';

/** The clauses of a list of effects, in order; whoever was attacked is "it" or "they" from then on. */
function clauses(effects: readonly Effect[], telling: Telling): readonly string[] {
  const { voice } = telling;
  const nameEnergy = effects.some((effect) => effect.do === 'drawTreasure');
  let called = telling.target;
  return effects.map((effect) => {
    const clause = effectText(effect, { ...telling, nameEnergy, target: called });
    if ('who' in effect && effect.who === 'target') called = calledAgain(called, voice);
    called = namedBy(effect, voice) ?? called;
    return clause;
  });
}

/** "3 damage to the first Monster of your lane. Draw 1." */
export function comboText(combo: Combo): string {
  const target = combo.reach === undefined ? IT : reached(combo.reach, 'hero');
  const parts = clauses(combo.effects, { voice: 'hero', target, running: combo.riposte !== undefined });
  const text =
    combo.riposte === undefined
      ? parts.map(sentence).join(' ')
      : sentence(`${triggerText(combo.riposte)}, ${parts.join(', then ')}`);
  const conditions = (combo.conditions ?? []).map(conditionText);
  return conditions.length === 0 ? text : `${text} ${sentence(conditions.join(', '))}`;
}

function triggerText(trigger: Trigger): string {
  switch (trigger) {
    case 'attackedSelf':
      return 'when you are attacked';
    case 'attackedAlly':
      return 'when another Hero is attacked';
    case 'attackedAny':
      return 'when you or another Hero is attacked';
    case 'effectPlayed':
      return 'when another Hero plays a Combo (alone: when you play one)';
    case 'creatureDefeated':
      return 'when a Hero or Monster is Defeated';
    case 'energyRevealed':
      return 'when a Monster turns up a card to Defend';
    default:
      return unreachable(trigger);
  }
}

export function conditionText(condition: Condition): string {
  switch (condition) {
    case 'notMovedThisTurn':
      return 'only if you have not moved this Turn';
    case 'targetDamaged':
      return 'only on a damaged Monster';
    case 'targetNotMarked':
      return 'only once on each Monster';
    case 'targetNotBoss':
      return 'not on a Boss';
    default:
      return unreachable(condition);
  }
}

export function thresholdText(threshold: Threshold): string {
  const parts = [
    threshold.damageAtLeast === undefined ? '' : `with ${threshold.damageAtLeast} damage or more`,
    threshold.roundAtLeast === undefined ? '' : `from Round ${threshold.roundAtLeast} on`,
    threshold.heroesAtLeast === undefined ? '' : `against ${threshold.heroesAtLeast} Heroes or more`,
  ];
  return listed(parts.filter((part) => part !== ''));
}

export function usesText(uses: NonNullable<Ability['uses']>): string {
  switch (uses) {
    case 'oncePerWorld':
      return 'once per World';
    case 'oncePerRound':
      return 'once per Round';
    case 'oncePerTurn':
      return 'once per Turn';
    default:
      return unreachable(uses);
  }
}

const APPLIES = { heroes: 'Hero', monsters: 'Monster', all: 'Hero or Monster' } as const;

function whenText({ when, applies = 'all' }: Ability, voice: Voice): string {
  const somebody = voice === 'hero' ? 'you' : voice === 'creature' ? 'it' : `a ${APPLIES[applies]}`;
  const whose = voice === 'hero' ? 'your' : voice === 'creature' ? 'its' : `each ${APPLIES[applies]}'s`;
  const s = voice === 'hero' ? '' : 's';
  switch (when) {
    case 'free':
    case 'standing':
      return '';
    case 'deploy':
      return `when ${somebody} ${voice === 'hero' ? 'are' : 'is'} placed`;
    case 'turnStart':
      return `at the start of ${whose} Turn`;
    case 'turnEnd':
      return `at the end of ${whose} Turn`;
    case 'roundStart':
      return 'at the start of each Round';
    case 'roundEnd':
      return 'at the end of each Round';
    case 'onMove':
      return `when ${somebody} move${s}`;
    case 'onDraw':
      return `after ${whose} Draw Action`;
    case 'onHit':
      return `when ${somebody} hit${s}`;
    case 'onDamaged':
      return `when ${somebody} suffer${s} damage`;
    case 'neighbourDefeated':
      return 'when an adjacent Monster is Defeated';
    default:
      return unreachable(when);
  }
}

const bearer = (ability: Ability, voice: Voice): Subject => {
  if (voice === 'hero') return YOU;
  if (voice === 'creature') return IT;
  const words = { heroes: 'Heroes', monsters: 'Monsters', all: 'Heroes and Monsters' }[
    ability.applies ?? 'all'
  ];
  return many(words);
};

/** Once from Round 4 on, at its start, is simply the start of Round 4. */
function occasion(ability: Ability, voice: Voice): readonly string[] {
  const { when, uses, if: limit } = ability;
  const byRound = when === 'roundStart' || when === 'roundEnd';
  if (
    byRound &&
    uses === 'oncePerWorld' &&
    limit?.roundAtLeast !== undefined &&
    Object.keys(limit).length === 1
  )
    return [`at the ${when === 'roundStart' ? 'start' : 'end'} of Round ${limit.roundAtLeast}`];
  return [
    uses === undefined ? '' : usesText(uses),
    limit === undefined ? '' : thresholdText(limit),
    whenText(ability, voice),
  ];
}

/** "Once per Turn, discard 1 Spirit: the Heroes of your lane heal 1." */
export function abilityText(ability: Ability, voice: Voice): string {
  const hit = ability.when === 'onHit';
  const target = hit ? one(`the ${voice === 'hero' ? 'Monster' : 'Hero'} hit`) : IT;
  const effects = clauses(ability.effects ?? [], { voice, target, running: true });
  const modifiers =
    ability.modifiers === undefined ? [] : [predicates(ability.modifiers, bearer(ability, voice), voice)];
  const lead = [
    ...occasion(ability, voice),
    ability.cost === undefined ? '' : `${voice === 'hero' ? 'discard' : 'for'} ${costText(ability.cost)}`,
  ].filter((part) => part !== '');
  const body = [...effects, ...modifiers].join(', then ');
  if (lead.length === 0) return sentence(body);
  return sentence(`${lead.join(', ')}${ability.cost === undefined ? ',' : ':'} ${body}`);
}

/** What it does besides moving, without naming itself: "Moves 1 lane left, then deals 2 damage ...". */
function turnText({ movement, attackFirst, turn }: Monster | Boss): string {
  const acts = clauses(turn, { voice: 'creature', target: IT }).map((clause) => clause.replace(/^it /, ''));
  const way = movement.dir === undefined ? '' : ` ${movement.dir}`;
  const moves = movement.steps === 0 ? [] : [`moves ${plural(movement.steps, 'lane')}${way}`];
  return sentence((attackFirst ? [...acts, ...moves] : [...moves, ...acts]).join(', then '));
}

function onHitText({ turn, onHit = [] }: Monster | Boss): readonly string[] {
  const several = turn.some((effect) => namedBy(effect, 'creature')?.number === 'many');
  const target = several ? many('the Heroes hit') : one('the Hero hit');
  return onHit.map((effect) => {
    const clause = effectText(effect, { voice: 'creature', target });
    return sentence('who' in effect && effect.who === 'target' ? clause : `on a hit, ${clause}`);
  });
}

function prizeText({ abilities = [], combo, discardOnUse }: Prize): readonly string[] {
  const lines = abilities.map((ability) => abilityText(ability, 'hero'));
  return [
    ...lines.map((line) => `Prize. ${line}${discardOnUse ? ' Then discard this card.' : ''}`),
    ...(combo === undefined ? [] : [`Prize. ${namedCombo(combo)}`]),
  ];
}

const namedCombo = (combo: Combo): string => `${combo.name} (${costText(combo.cost)}): ${comboText(combo)}`;

function creatureLines(creature: Monster | Boss): readonly string[] {
  return [
    turnText(creature),
    ...onHitText(creature),
    ...(creature.defend === undefined ? [] : [`Defends with ${energyName(creature.defend)}.`]),
    ...(creature.abilities ?? []).map((ability) => abilityText(ability, 'creature')),
  ];
}

export const monsterText = (monster: Monster): readonly string[] => [
  ...creatureLines(monster),
  ...(monster.prize === undefined ? [] : prizeText(monster.prize)),
];

export const bossText = (boss: Boss): readonly string[] => [
  ...creatureLines(boss),
  ...(boss.lanes === undefined ? [] : ['Brings its own Position Order.']),
];

export const heroText = (hero: Hero): readonly string[] => [
  `${hero.ability.name}: ${abilityText(hero.ability, 'hero')}`,
  ...hero.combos.map(namedCombo),
];

export const treasureText = (treasure: Treasure): readonly string[] => [
  ...(treasure.effects === undefined
    ? []
    : [
        sentence(
          `discard it: ${clauses(treasure.effects, { voice: 'hero', target: IT, running: true }).join(', then ')}`,
        ),
      ]),
  ...(treasure.abilities ?? []).map((ability) => abilityText(ability, 'hero')),
  ...(treasure.combo === undefined ? [] : [namedCombo(treasure.combo)]),
];

/** [PQ-RULING-67] What it does under a Monster or Boss. */
export const lootText = (treasure: Treasure): readonly string[] =>
  treasure.underCreature.map((ability) => abilityText(ability, 'creature'));

export const worldText = (world: World): readonly string[] =>
  world.feature.map((ability) => abilityText(ability, 'feature'));

/** The ability printed at a source `sheet:<creature>#n` or `feature:<world>#n`. */
export function printedAbility(source: string): string | undefined {
  const [kind = '', rest = ''] = source.split(':');
  const [id = '', n = '0'] = rest.split('#');
  const isIt = (card: { readonly id: string }): boolean => card.id === id;
  const foe = kind === 'sheet' ? ([...MONSTERS, ...BOSSES].find(isIt) ?? ownFoe(id)) : undefined;
  const sheet = foe?.abilities?.[Number(n)];
  if (sheet) return abilityText(sheet, 'creature');
  const feature = kind === 'feature' ? WORLDS.find(isIt)?.feature[Number(n)] : undefined;
  return feature && abilityText(feature, 'feature');
}
