/** From what a hero chose to do to the procedure that does it. */
import { call } from '@questhall/kernel';
import type { Act } from '../decisions.ts';
import { emit } from '../events.ts';
import * as flow from '../flow.ts';
import { heroState } from '../queries/board.ts';
import type { State } from '../state.ts';
import type { HeroId } from '../vocabulary.ts';
import { useSmallItem } from './abilities.ts';
import { spendDice } from './dice.ts';
import { turnToTarget } from './facing.ts';
import { giveShields } from './harm.ts';
import { throwLever } from './props.ts';

/** [SF-DEF-02] */
export function turnIntoTokens(s: State, id: HeroId, dice: number): void {
  spendDice(s, id, dice);
  giveShields(s, heroState(s, id), dice);
}

export function startAct(s: State, hero: HeroId, act: Act): void {
  turnToTarget(s, hero, act);
  switch (act.do) {
    case 'withdraw':
    case 'endTurn':
      /** The turn itself sees to it. */
      return;
    case 'defend':
      return turnIntoTokens(s, hero, act.dice);
    case 'face':
      /** [SF-TURN-09] */
      heroState(s, hero).facing = act.facing;
      return emit(s, { type: 'turned', figure: hero, facing: act.facing });
    case 'lever':
      return throwLever(s, hero, act.at.square);
    case 'move':
      return call(s, flow.moveAction, { hero, dice: act.dice });
    case 'pickDoor':
      return call(s, flow.openDoor, { hero, dice: act.dice, door: act.at.door, how: 'picked' });
    case 'bashDoor':
      return call(s, flow.openDoor, { hero, dice: act.dice, door: act.at.door, how: 'bashed' });
    case 'bashBarrel':
      return call(s, flow.bashBarrel, { hero, dice: act.dice, cell: act.at.square });
    case 'pickChest':
      return call(s, flow.pickChest, { hero, dice: act.dice, cell: act.at.square });
    case 'attack': {
      const targets = act.also === undefined ? [act.at.figure] : [act.at.figure, act.also];
      const { weapon, dice } = act;
      return call(s, flow.attack, { hero, weapon, targets, dice, free: 0, bonus: 0, resisted: -1 });
    }
    case 'charge':
      return call(s, flow.chargeUp, { hero, dice: act.dice, ability: act.ability });
    case 'disarm': {
      const door = 'door' in act.at ? act.at.door : -1;
      const cell = 'square' in act.at ? act.at.square : -1;
      return call(s, flow.disarmTrap, { hero, dice: act.dice, door, cell });
    }
    case 'ability': {
      const target = 'figure' in act.at ? act.at.figure : '';
      const wall = 'wall' in act.at ? act.at.wall : -1;
      const { ability, use, tome = '' } = act;
      return call(s, flow.useAbility, { hero, ability, use, target, tome, wall });
    }
    case 'smallItem':
      return useSmallItem(s, hero, act.item, 'figure' in act.at ? act.at.figure : '', act.ability ?? '');
    case 'castTome': {
      const target = 'figure' in act.at ? act.at.figure : '';
      return call(s, flow.castTome, { hero, dice: act.dice, tome: act.tome, target });
    }
    case 'breakFree':
      return call(s, flow.breakOut, { hero, dice: act.dice, helped: hero, from: act.from });
    case 'help':
      return call(s, flow.breakOut, {
        hero,
        dice: act.dice,
        helped: act.at.figure as HeroId,
        from: act.from,
      });
    case 'pushStatue':
      return call(s, flow.pushStatue, { hero, dice: act.dice });
    case 'brazier':
      return call(s, flow.changeBrazier, {
        hero,
        dice: act.dice,
        cell: act.at.square,
        need: act.far ? 8 : 6,
      });
    case 'closePortal': {
      const portal = s.portals.find(({ cell }) => cell === act.at.square)?.id ?? '';
      return call(s, flow.closePortal, { hero, dice: act.dice, portal });
    }
    case 'slip':
      return call(s, flow.slip, { hero, dice: act.dice, need: 0 });
    case 'throwTome':
      return call(s, flow.throwTome, { hero, dice: 0, to: act.at.square });
    case 'push':
      return call(s, flow.pushHero, { hero, dice: act.dice, target: act.at.figure as HeroId });
  }
}
