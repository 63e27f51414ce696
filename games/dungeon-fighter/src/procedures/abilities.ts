/** [DF-COM] [DF-UNI] What the abilities do at the moment they are used. */
import { emit } from '../events.ts';
import { combatOf, foeOf, placeOf, throwOf, worthOf } from '../queries/combat.ts';
import { bellRinger, royalMoney } from '../queries/damage.ts';
import { consciousHeroes, hero } from '../queries/heroes.ts';
import type { State } from '../state.ts';
import type { Ability } from '../vocabulary.ts';
import { gainGold, heal, healAll } from './gains.ts';

/** [DF-UNI-06] */
const MOST_HAMMERS = 3;
/** Granny never has more than a handful. */
const MOST_GRAPESHOT = 3;

export function takeAbility(s: State, ability: Ability): void {
  const thrown = throwOf(s);
  switch (ability.kind) {
    case 'agileInstincts':
      thrown.dodged = true;
      return;
    case 'healParty':
      return healAll(s, 1, 'ability');
    case 'piercing':
      thrown.bonus += 2;
      return;
    case 'pickpocket':
      return gainGold(s, 1, 'ability');
    case 'focused':
      thrown.focused = true;
      return;
    case 'selfHealing':
      return heal(s, hero(s, thrown.hero), 3, 'ability');
    case 'swornEnemy':
      thrown.bonus += foeOf(s).type === ability.type ? 4 : 1;
      return;
    case 'royalMoney':
      thrown.bonus += royalMoney(s.chest.gold);
      return;
    case 'grapeshot':
      thrown.bonus += Math.min(MOST_GRAPESHOT, otherDice(s));
      return;
    case 'bellRinger':
      thrown.bonus += bellRinger(worthOf(placeOf(thrown)));
      return;
    case 'clowning':
      for (const other of consciousHeroes(s)) if (other.id !== thrown.hero) heal(s, other, 1, 'ability');
      return gainGold(s, 1, 'ability');
    case 'metamorphosis':
      return turnToken(s, 'frog');
    case 'trackingStrike':
      return turnToken(s, 'tracking');
    case 'paradeShield':
      return turnToken(s, 'shield');
    case 'hammer':
      thrown.bonus += 1;
      /** [DF-RULING-64] With all three active it still deals its +1. */
      if (s.tokens.hammers >= MOST_HAMMERS) return;
      s.tokens.hammers += 1;
      return emit(s, { type: 'tokenTurned', token: 'hammer', active: true });
    case 'rethrow':
      throw new Error('a Re-throw is no effect: the throw begins again');
  }
}

/** Dice on the board besides the one that was thrown. */
const otherDice = (s: State): number => combatOf(s).lying.filter(({ by }) => by !== throwOf(s).serial).length;

/** [DF-RULING-26] A second activation changes nothing. */
function turnToken(s: State, token: 'frog' | 'tracking' | 'shield'): void {
  if (s.tokens[token]) return;
  s.tokens[token] = true;
  emit(s, { type: 'tokenTurned', token, active: true });
}
