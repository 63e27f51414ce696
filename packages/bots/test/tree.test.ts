import type { Decision, Option } from '@questhall/kernel';
import { advance, seeded } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import { chanceFrom } from '../src/chance.ts';
import { pickFairly, sameOption } from '../src/options.ts';
import { search } from '../src/search.ts';
import { leftOf } from '../src/stop.ts';
import type { Edge, Node, Tree } from '../src/tree.ts';
import { newTree, nextOf, select } from '../src/tree.ts';
import { skirmish } from './skirmish.ts';

const moves = (count: number): Option[] =>
  Array.from({ length: count }, (_, square) => ({ do: 'move', at: { square } }));
const question = (options: readonly Option[]): Decision => ({ id: 0, seat: 0, kind: 'act', options });

function visit(tree: Tree, node: Node, options: readonly Option[], worth: (edge: Edge) => number): void {
  const edge = select(tree, node, options, chance, unweighed);
  if (!edge) return;
  edge.visits += 1;
  edge.total += worth(edge);
}

const chance = chanceFrom('tree');
const unweighed = (): undefined => undefined;

describe('the tree', () => {
  test('widens as it is visited: not every option at once, every option in the end', () => {
    const options = moves(60);
    const tree = newTree(question(options), 1000);
    for (let i = 0; i < 30; i++) visit(tree, tree.root, options, () => 0.5);
    expect(tree.root.edges.length).toBeLessThan(20);
    for (let i = 0; i < 4000; i++) visit(tree, tree.root, options, () => 0.5);
    expect(tree.root.edges).toHaveLength(60);
  });

  test('spends its visits on what is good', () => {
    const options = moves(5);
    const tree = newTree(question(options), 1000);
    for (let i = 0; i < 400; i++) visit(tree, tree.root, options, (edge) => (edge.index === 3 ? 0.9 : 0.1));
    const best = tree.root.edges.find((edge) => edge.index === 3);
    expect(best?.visits).toBeGreaterThan(200);
  });

  test('an option that is seldom there is measured against how often it was', () => {
    const options = moves(3);
    const tree = newTree(question(options), 1000);
    for (let i = 0; i < 300; i++) {
      visit(tree, tree.root, i % 10 === 0 ? options : options.slice(0, 2), () => 0.5);
    }
    const seldom = tree.root.edges.find((edge) => edge.option === options[2]);
    expect(seldom?.available).toBeLessThanOrEqual(30);
    expect(seldom?.visits).toBeGreaterThan(5);
  });

  test('never grows beyond its bound, and goes on working when it is full', () => {
    const options = moves(60);
    const tree = newTree(question(options), 12);
    for (let i = 0; i < 2000; i++) {
      visit(tree, tree.root, options, () => 0.5);
      const edge = tree.root.edges[i % tree.root.edges.length] as Edge;
      nextOf(tree, edge, { ...question(options), kind: `kind ${i}` });
    }
    expect(tree.size).toBe(12);
    expect(
      select(
        tree,
        tree.root,
        moves(1).map(() => ({ do: 'other' })),
        chance,
        unweighed,
      ),
    ).toBeNull();
  });

  test('a search in a full tree still chooses', () => {
    const s = skirmish.setup({ players: 2 }, seeded('full'));
    const asked = advance(skirmish, s)[0] as Decision;
    const choice = search(skirmish, s, asked, chanceFrom('x'), leftOf({ iterations: 400 }, undefined), 12);
    expect(asked.options).toContain(choice.option);
  });
});

describe('options', () => {
  test('are compared by value, in depth, whatever the order of their fields', () => {
    expect(sameOption({ do: 'a', at: { x: 1, y: 2 } }, { at: { y: 2, x: 1 }, do: 'a' })).toBe(true);
    expect(sameOption({ do: 'a', at: { x: 1, y: 2 } }, { do: 'a', at: { x: 1, y: 3 } })).toBe(false);
    expect(sameOption({ do: 'a', at: { x: 1 } }, { do: 'a' })).toBe(false);
    expect(sameOption({ do: 'a' }, { do: 'a', at: { x: 1 } })).toBe(false);
  });

  test('are picked by sort first: ninety walks do not drown the one draw', () => {
    const options: Option[] = [...moves(90), { do: 'draw' }];
    let draws = 0;
    for (let i = 0; i < 400; i++) if (pickFairly(options, new Uint8Array(91), chance) === 90) draws += 1;
    expect(draws).toBeGreaterThan(150);
    expect(draws).toBeLessThan(250);
  });

  test('that are taken are not picked again', () => {
    const options: Option[] = [{ do: 'move' }, { do: 'draw' }];
    for (let i = 0; i < 20; i++) expect(pickFairly(options, Uint8Array.of(0, 1), chance)).toBe(0);
  });
});
