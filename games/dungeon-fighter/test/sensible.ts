import type { Option } from '@questhall/kernel';
import { below } from '@questhall/kernel';
import type { Policy } from '@questhall/testkit';
import { anyDeed } from '@questhall/testkit';

/** Players who take coloured dice back only when there is no white one, heal, buy and seldom wander about. */
export const sensible: Policy = (s, decision, chance) => {
  const { options } = decision;
  const order = [
    'use',
    'spend',
    'armor',
    'buy',
    'buyDie',
    'buyHealing',
    'agree',
    'done',
    'content',
    'give',
    'take',
    'pass',
  ];
  const skip = ['retrieve', 'backDown', 'drop', 'hand', 'ignore'];
  const deed = below(chance, 8) > 0 && order.find((each) => options.some((option) => option.do === each));
  const fitting = options.filter((option) => option.do === deed);
  const others = options.filter((option) => !skip.includes(option.do));
  const ways = fitting.length > 0 ? fitting : others.length > 0 ? others : options;
  if (below(chance, 30) === 0) return anyDeed(s, decision, chance);
  return ways[below(chance, ways.length)] as Option;
};
