/** Moments in which the referee must keep quiet. */
import type { Decision, Option } from '@questhall/kernel';
import { advance, answer, asGame, takeEvents } from '@questhall/kernel';
import { asReferee, objectionText, refereed } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { referee } from '../referee/index.ts';
import { rules } from '../src/index.ts';
import type { Combat } from './table.ts';
import { combat, foeLife, lifeOf, RANDOLPH, TINA, TODD } from './table.ts';

/** Plays on from here under the referee's eyes; what was objected to. */
function watched({ state }: ReturnType<typeof combat>, choices: readonly ((option: Option) => boolean)[]) {
  const watch = refereed(asReferee(referee), asGame(rules), state.options);
  let open = advance(rules, state);
  const objections = [...watch.opening(state, open, takeEvents(state))];
  for (const fits of choices) {
    const decision = open[0] as Decision;
    const option = decision.options.find(fits);
    if (!option) throw new Error(`not offered: ${JSON.stringify(decision)}`);
    answer(rules, state, decision.seat, option);
    open = advance(rules, state);
    objections.push(...watch.beat(state, open, takeEvents(state), decision, option));
  }
  return objections.map(objectionText);
}

const does = (deed: string) => (option: Option) => option.do === deed;
const spends =
  (card: string) =>
  ({ do: deed, at }: Option) =>
    deed === 'spend' && at?.card === card;

test('[DF-EQUIP-08] two Armors that hurt the Monster hurt it one after the other', () => {
  const t = combat({
    heroes: ['sir-clank', TODD],
    options: { boxes: 'mixed' },
    active: 'sir-clank',
    equipment: { 'sir-clank': ['mirror-vest', 'prickly-pauldrons'] },
  });
  t.state.rng.script = ['hole'];
  const wears = (card: string) => (option: Option) => option.do === 'armor' && option.at?.card === card;
  const deeds = [does('take'), does('throw'), wears('mirror-vest'), wears('prickly-pauldrons')];
  expect(watched(t, deeds)).toEqual([]);
  expect(foeLife(t)).toBe(20 - 2 - 1);
});

/** Todd Misses; he eats, and then Randolph blames the goat. */
const EATEN_AND_SPARED: Combat = {
  monster: 'mask-o-mancer',
  life: { [TODD]: 3, [TINA]: 5 },
  equipment: { [TODD]: ['picnic-basket'], [RANDOLPH]: ['scapegoat-whistle'] },
};

test('[DF-RULING-60] healing that waited for a blow still comes when the blow is cancelled', () => {
  const t = combat(EATEN_AND_SPARED);
  t.state.rng.script = ['hole'];
  const objections = watched(t, [
    does('pass'),
    (option) => option.do === 'take' && option.at?.die === 'red',
    does('throw'),
    spends('picnic-basket'),
    spends('scapegoat-whistle'),
  ]);
  expect([TODD, TINA].map((id) => lifeOf(t, id))).toEqual([5, 7]);
  expect(objections).toEqual([]);
});
