/** Ways that are easily got wrong. */
import { expect, test } from 'vitest';
import * as flow from '../../src/flow.ts';
import { acting, attackBy, turnOf } from '../acting.ts';
import { table } from '../table.ts';

test('[SFB-MOVE-05] [SFB-DEC-11] what lies only behind a trap is not offered before the trap is dealt with', () => {
  const t = turnOf(
    table({
      a: { goldarr: [-3, 2] },
      b: { sulka: [-2, 1], korvash: [-4, 2] },
      traps: [
        [-3, 1, 'damage1'],
        [2, 1, 'stun'],
        [1, 0, 'stun'],
        [-1, 0, 'root'],
      ],
    }).dice('damage3'),
  ).standard('move', 'goldarr', 'creation');
  expect(t.hexes).toContain('-3,1');
  expect(t.hexes).not.toContain('-2,0');
  t.to(-3, 1).trap(3, -1);
  expect(t.hexes).toContain('-2,0');
});

test('[SFB-RULING-27] [SFB-RULING-29] in Fear a Champion passes its own side, and does not end there', () => {
  const t = acting(
    table({ a: { alistair: [0, 2] }, b: { gwaien: [-1, 2], sulka: [-2, 2] } }).begin(flow.flee, {
      champion: 1,
      seat: 0,
      source: 0,
      distance: 2,
    }),
  );
  expect(t.hexes).toContain('-3,2');
  t.to(-3, 2);
  expect([t.where('gwaien'), t.where('sulka'), t.wounds]).toEqual(['-3,2', '-2,2', {}]);
});

test('[SFB-RULING-29] [SFB-KW-FEAR-02] of ways that end equally far, the one with more steps', () => {
  const t = acting(
    table({
      a: { alistair: [0, 1], kilgore: [-3, 1], goldarr: [-3, 3], deryn: [-1, -1] },
      b: { gwaien: [-1, 1] },
    }).begin(flow.flee, { champion: 4, seat: 0, source: 0, distance: 2 }),
  );
  expect(t.hexes).toEqual(['-1,3']);
});

test('[SFB-RULING-76] Lifesteal counts the attack damage to Enemies only, overkill included', () => {
  const t = acting(
    table({
      a: { kilgore: { at: [0, 2], damage: 6 }, gwaien: [1, 2] },
      b: { sulka: { at: [0, 1], damage: 6 } },
    }).begin(
      flow.attack,
      attackBy({ champion: 0, card: 'appetite-for-destruction', targets: [1, 2] }),
      'strike',
    ),
  );
  expect(t.events('struck').map(({ damage }) => damage)).toEqual([5, 5]);
  expect(t.wounds).toEqual({ kilgore: 1, gwaien: 5 });
});
