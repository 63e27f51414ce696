import { unreadable } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { rules } from '../src/index.ts';

test('[DF-DEC-04] whatever is open can be read on the text board', () => {
  const request = 'what the dice table is told of the throw that the board describes';
  const number = 'the number of a throw, for those who draw it';
  const silent = unreadable(rules, {
    games: 60,
    seed: 'open',
    inputs: [{ players: 2 }, { players: 3, levelUp: true }],
    except: {
      seat: 'the reader',
      players: 'every Hero has a line',
      serial: number,
      'throw.landing.serial': number,
      'combat.lying.*.by': number,
      'combat.templates.*.by': number,
      'combat.tens': 'the markers of the life that is said',
      'combat.units': 'the markers of the life that is said',
      'throwing.bushes': request,
      'throwing.dice.*.by': request,
      'throwing.dice.*.die': request,
      'throwing.die': request,
      'throwing.kind': request,
      'throwing.requirements.*': request,
      'throwing.serial': request,
      'throwing.template': request,
      'throwing.templates.*.by': request,
      'throwing.templates.*.template': request,
    },
  });
  expect(silent).toEqual([]);
});
