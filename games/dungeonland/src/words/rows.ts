/** Rows of villains' tables as sentences. */

import type { Power } from '../vocabulary.ts';
import type { Limit, Row, RowAttack, RowEffect, RowTest, Window } from '../vocabulary-monsters.ts';
import { nameOfThing, POWER_NAMES, TYPE_NAMES } from './names.ts';

const WINDOWS: Readonly<Record<Window, string>> = {
  roundStart: 'At the start of a round',
  activationStart: 'When he activates',
  insteadOfMove: 'Instead of moving',
  insteadOfAttack: 'Instead of attacking',
  afterAttack: 'After his attack',
  onAttackedMelee: 'When attacked in melee',
  onAttackedRanged: 'When shot at',
  onSpell: 'When a spell is cast at him',
  onDamaged: 'When damaged',
  onThreshold: 'When his Health sinks',
  onMinionDefeated: 'When a minion falls',
  onHeroDown: 'When a hero falls',
  heroEndsAdjacent: 'When a hero ends a move beside him',
  heroInteracts: 'When a hero interacts with something',
  noTarget: 'When there is nobody to attack',
  endPhase: 'In the End Phase',
};

function limitText(limit: Limit): string {
  switch (limit.per) {
    case 'always':
      return 'always';
    case 'cooldown':
      return `every ${limit.rounds} rounds`;
    default:
      return `once per ${limit.per}`;
  }
}

function testText(test: RowTest): string {
  switch (test.test) {
    case 'heroesWithin':
      return `${test.atLeast} or more heroes within ${test.distance}`;
    case 'heroesInSight':
      return `${test.atLeast} or more heroes in sight`;
    case 'pairWithin':
      return `two heroes in sight within ${test.distance}, at most ${test.apart} apart`;
    case 'noHeroAdjacent':
      return 'no hero beside him';
    case 'minionWithin':
      return `a minion within ${test.distance}`;
    case 'fewer':
      return `fewer than ${test.than === 'heroes' ? 'one per hero' : test.than} of ${nameOfThing(test.kind)}`;
    case 'heroNear':
      return `a hero within ${test.distance} of an ${test.scenery}`;
    case 'fullHealthInSight':
      return 'a hero of full Health in sight';
    case 'healthiest':
      return 'one hero has more Health than all others';
    case 'targetWithin':
      return `a hero of ${test.health} or more Health within ${test.distance}`;
    case 'attackerAdjacent':
      return 'the attacker is beside him';
    case 'attackerBeyond':
      return `the attacker is farther than ${test.distance}`;
    case 'actorInSight':
      return 'he sees that hero';
    case 'noSuccess':
      return 'the attack had no success';
    case 'damage':
      return `${test.atLeast} damage or more`;
    case 'phase':
      return test.from === test.to ? `phase ${test.from}` : `phase ${test.from} to ${test.to}`;
    case 'lastPhase':
      return 'the last phase';
    case 'round':
      return `round ${test.from} or later`;
    case 'healthAtMost':
      return `at most ${test.percent}% Health`;
    case 'threshold':
      return `to ${test.percent}%`;
  }
}

const SHAPES = { target: '', blast: ', Blast', bigBlast: ', Big Blast', party: ', Party' } as const;
const withPowers = (powers: readonly Power[]): string =>
  powers.length === 0
    ? ''
    : `, ${powers.map(({ power, amount }) => `${POWER_NAMES[power]}${amount ? ` ${amount}` : ''}`).join(', ')}`;
const attackText = (attack: RowAttack): string =>
  `${attack.dice} dice ${TYPE_NAMES[attack.type]}${attack.range > 0 ? ` ${attack.range}` : ''}${SHAPES[attack.shape]}${attack.heroesOnly ? ', heroes only' : ''}${withPowers(attack.powers)}`;

function effectText(effect: RowEffect): string {
  switch (effect.do) {
    case 'attackArea':
      return `an attack of ${attackText(effect.attack)}${effect.push ? `; whoever it hurts is pushed ${effect.push}` : ''}`;
    case 'attackSelfArea':
      return `an attack of ${attackText(effect.attack)} around him`;
    case 'attackTarget':
      return `an attack of ${attackText(effect.attack)}`;
    case 'attackFullHealth':
      return `an attack of ${attackText(effect.attack)} on a hero of full Health`;
    case 'attackAttacker':
      return `an attack of ${attackText(effect.attack)} on the attacker`;
    case 'attackSeveral':
      return `one attack of ${attackText(effect.attack)} on up to ${effect.targets} heroes`;
    case 'intoScenery':
      return `a hero is pulled to the ${effect.scenery}: an attack of ${attackText(effect.attack)}`;
    case 'extraAttack':
      return `another attack${effect.other ? ' on another hero beside him' : ''}${withPowers(effect.powers)}`;
    case 'summon': {
      const count =
        effect.count === 'heroesLess1'
          ? 'one per hero but one'
          : effect.count === 'halfHeroes'
            ? 'one per two heroes'
            : effect.count;
      const kind = effect.kind === 'level-2' ? 'minions of level 2' : nameOfThing(effect.kind);
      return `${kind} appear: ${count}`;
    }
    case 'move':
      if (effect.how === 'towardActor') return `moves ${effect.spaces} towards that hero`;
      return `moves ${effect.spaces} away from the heroes${effect.ghostly ? ' through figures and obstacles' : ''}, without free attacks`;
    case 'secondMove':
      return 'moves once more';
    case 'gainPower':
      return `gains ${POWER_NAMES[effect.power.power]}${effect.until === 'nextActivation' ? ' until the end of his next activation' : ''}`;
    case 'losePower':
      return `loses ${POWER_NAMES[effect.power]}`;
    case 'bonusSpeed':
      return `${effect.amount} Speed more`;
    case 'bonusDefence':
      return `${effect.amount} more defence dice`;
    case 'retarget':
      return 'the nearest minion becomes the target';
    case 'swapNearest':
      return `changes places with the nearest ${nameOfThing(effect.kind)}`;
    case 'swapFarthest':
      return `changes places with the farthest ${nameOfThing(effect.kind)}`;
    case 'initiative':
      return effect.to === 'top' ? 'his card goes to the top' : 'the row is shuffled';
    case 'richestChoice':
      return `the richest hero loses ${effect.gold} gold or is Terrified`;
    case 'moveOthers':
      return `every ${effect.kinds.map(nameOfThing).join(' and ')} moves ${effect.spaces}`;
    case 'markHealthiest':
      return 'that hero is his target, and Blind';
    case 'heal':
      return `heals ${effect.amount}`;
    case 'pull':
      return `the attacker is pulled ${effect.spaces}`;
    case 'drain':
      return 'each hero loses 1 energy, or 1 Health without energy';
  }
}

export function rowText(row: Row): string {
  const tests = row.tests.length > 0 ? ` (${row.tests.map(testText).join(', ')})` : '';
  return `${row.name}. ${WINDOWS[row.window]}${tests}, ${limitText(row.limit)}: ${row.effects.map(effectText).join('; ')}.`;
}
