/** How the Evil Lord's bots are inclined: what they would do without a thought. */
import type { Scene } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { rules } from '../src/index.ts';
import type { State } from '../src/state.ts';
import { cards } from './answers.ts';
import type { Setting } from './table.ts';
import { monsterActs, table, turnOf } from './table.ts';

const evil = (setting: Setting) => table({ evilLord: true, ...setting });

/** Of what the Evil Lord is asked now, what it takes most readily. */
function readily(t: Scene<State>): unknown {
  const [asked] = t.decisions;
  if (!asked) throw new Error('nothing is asked');
  const weights = rules.inclinations?.(t.state, asked) ?? [];
  return asked.options[weights.indexOf(Math.max(...weights))];
}

test('[PQ-EVIL-05] a Creature goes where its attack finds somebody, a weak one first', () => {
  const chowtaur = (heroes: Setting['heroes'], damage = {}) =>
    readily(monsterActs(evil({ heroes, damage, monsters: { 3: ['chowtaur'] } }), 'chowtaur'));
  expect(chowtaur({ 5: ['bard'] })).toMatchObject({ do: 'move', at: { lane: 5 } });
  expect(chowtaur({ 3: ['bard'], 4: ['warrior'] }, { warrior: 5 })).toMatchObject({ at: { lane: 4 } });
  expect(chowtaur({ 3: ['bard'], 4: ['warrior'] }, { bard: 4 })).toMatchObject({ at: { lane: 3 } });
});

test('[PQ-EVIL-06] a card is added against a Hero who is nearly beaten, not against a hale one', () => {
  const asked = (damage: number) =>
    readily(
      monsterActs(
        evil({
          heroes: { 3: ['bard'] },
          damage: { bard: damage },
          monsters: { 3: ['slime'] },
          evilHand: ['intellect'],
        }),
        'slime',
      ),
    );
  expect(asked(5)).toMatchObject({ do: 'add', at: { creature: 'bard' } });
  expect(asked(0)).toEqual({ do: 'pass' });
});

test('[PQ-EVIL-08] cards keep the Boss whole, and others only if they stay on their feet by it', () => {
  const struck = (monster: string, world: 1 | 3, left?: number) =>
    readily(
      turnOf(
        evil({
          heroes: { 3: ['warrior'] },
          monsters: { 3: [monster] },
          ...(left === undefined ? {} : { left: { [monster]: left } }),
          hands: { warrior: ['strength', 'strength'] },
          evilHand: cards(4, 'strength'),
          world,
        }),
        'warrior',
      )
        .choose('act', { do: 'combo', combo: 'accurate-strike' })
        .choose('pay', 'pay'),
    );
  expect(struck('vacuum-golem', 3)).toMatchObject({ do: 'prevent', cards: cards(3, 'strength') });
  expect(struck('zombie-basset', 1)).toMatchObject({ do: 'prevent', cards: [] });
  expect(struck('zombie-basset', 1, 2)).toMatchObject({ do: 'prevent', cards: cards(2, 'strength') });
});
