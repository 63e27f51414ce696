/** What the referee would notice: real situations, told as they were, and told wrongly. */
import type { ReadEvent } from '@questhall/testkit';
import { expect, test } from 'vitest';
import type { HeroSetting } from './table.ts';
import { A, D, friend, monsterActs, table, turnOf } from './table.ts';
import type { Tell } from './watched.ts';
import { objections, objectionsIfTold, objectionsToStart } from './watched.ts';

const prince: HeroSetting = { id: 'prince-charming', at: [2, 2], energy: 0, wielded: ['longsword'] };
const away: HeroSetting = { ...friend, at: [7, 7] };

type Is = (event: ReadEvent) => boolean;
const of =
  (...types: readonly string[]): Is =>
  ({ type }) =>
    types.includes(type);
const without =
  (wrong: Is): Tell =>
  (told) =>
    told.filter((event) => !wrong(event));
const changed =
  (which: Is, change: object): Tell =>
  (told) =>
    told.map((event) => (which(event) ? { ...event, ...change } : event));
const fallsAsleep: ReadEvent = { type: 'conditionGained', figure: 10, condition: 'asleep' };

test('[DL-RULING-116] when an oven bakes, how, and whom', () => {
  /** A frozen minion begins beside an oven; a hero beside it, too. Both take it well. */
  const baking = () =>
    monsterActs(
      table({
        heroes: [{ ...prince, at: [5, 2], wielded: ['longsword', 'round-shield'] }, away],
        monsters: [['thorn-sprout', 3, 2]],
        scenery: [{ type: 'oven', x: 4, y: 2 }],
      })
        .arrange((s) => {
          s.others[0]?.conditions.push('frozen');
        })
        .dice(...A('ab mi mi'), ...D('sh'), ...D('sh')),
    );
  const said = (tell?: Tell) => objectionsToStart(baking(), tell).join('\n');
  expect(said()).toBe('');
  const attack = ['attackDeclared', 'attackRolled', 'attackCounted', 'defenceRolled', 'defenceCounted'];
  expect(said(without(of('sceneryUsed', ...attack)))).toContain('begins beside oven 70, and it stays cold');
  expect(said((told) => told.flatMap((each) => (of('sceneryUsed')(each) ? [each, each] : [each])))).toContain(
    'oven 70 is set off by thorn-sprout (10), who did not set it off',
  );
  expect(said(changed(of('attackRolled'), { faces: ['ability', 'miss'] }))).toContain('rolled 2 dice, not 3');
  const ofPrince: Is = (event) => of('defenceRolled')(event) && event.figure === 0;
  expect(said(without(ofPrince))).toContain('prince-charming (0) is adjacent to an oven and was spared');
  const farAway: Tell = (told) =>
    told.flatMap((each) => (ofPrince(each) ? [each, { ...each, figure: 1 }] : [each]));
  expect(said(farAway)).toContain('nutcracker (1) is not adjacent to the oven and was baked');
});

test('[DL-RULING-116] whom a trap plate strikes, and that it strikes once', () => {
  const step = { do: 'move', at: { x: 3, y: 2 } };
  const onto = (wielded: readonly string[], used = false) =>
    turnOf(
      table({
        heroes: [{ ...prince, wielded }, away],
        scenery: [{ type: 'trapPlate', x: 3, y: 2, used }],
      }).dice(...(used || wielded.includes('ghost-slippers') ? [] : A('mi mi mi'))),
    );
  const plate: Is = ({ type, occasion }) =>
    ['sceneryUsed', 'attackRolled', 'attackCounted'].includes(type) || occasion === 'scenery';
  const struck: Tell = (told) => [
    ...told,
    { type: 'sceneryUsed', figure: 0, scenery: 70, what: 'trapPlate' },
  ];
  expect(objections(onto(['longsword']), step, { do: 'endActivation' })).toEqual([]);
  expect(objections(onto(['longsword', 'ghost-slippers']), step, { do: 'endActivation' })).toEqual([]);
  expect(objectionsIfTold(onto(['longsword', 'ghost-slippers']), step, struck)).toEqual([
    '[DL-RULING-116] trapPlate 70 is set off by prince-charming (0), who did not set it off',
  ]);
  expect(objectionsIfTold(onto(['longsword'], true), step, struck)).toHaveLength(1);
  const silent: Tell = (told) => [...without(plate)(told), { type: 'activationEnded', figure: 0 }];
  expect(objectionsIfTold(onto(['longsword']), step, silent)).toContain(
    '[DL-RULING-116] prince-charming (0) stepped on trap plate 70, and it did nothing',
  );
});

test('[DL-RULING-85] sleepers lose their activation, and are told to', () => {
  const sleeping = () =>
    monsterActs(
      table({ heroes: [prince, away], monsters: [['wolf-cub', 3, 2]] }).arrange((s) => {
        s.others[0]?.conditions.push('asleep');
      }),
    );
  const said = (tell: Tell) =>
    objectionsToStart(sleeping(), (told) => tell([fallsAsleep, ...told])).join('\n');
  expect(said((told) => told)).toBe('');
  expect(said(without(of('activationLost')))).toContain(
    'was asleep, and nobody was told that it did nothing',
  );
  const walks: ReadEvent = { type: 'moved', figure: 10, path: [{ x: 4, y: 2 }], why: 'move' };
  expect(
    said((told) => told.flatMap((each) => (of('activationLost')(each) ? [each, walks] : [each]))),
  ).toContain('wolf-cub (10) is asleep and acts');
});

test('[DL-RULING-85] sleepers answer nobody', () => {
  const leaving = () =>
    turnOf(table({ heroes: [prince, away], monsters: [['wolf-cub', 3, 2]] }).dice(...A('mi mi')));
  const step = { do: 'move', at: { x: 1, y: 2 } };
  expect(objections(leaving(), step)).toEqual([]);
  expect(objectionsIfTold(leaving(), step, (told) => [fallsAsleep, ...told])).toContain(
    '[DL-RULING-85] wolf-cub (10) is asleep and answers',
  );
});

test('[DL-POW-25] who has Regeneration recovers, asleep or awake', () => {
  const recovering = monsterActs(
    table({ heroes: [prince, away], monsters: [['drowned-corsair', 3, 2, 1]] }).arrange((s) => {
      s.others[0]?.conditions.push('asleep');
    }),
  );
  expect(objectionsToStart(recovering)).toEqual([]);
  expect(objectionsToStart(recovering, without(of('healed')))).toEqual([
    '[DL-POW-25] drowned-corsair (10) has Regeneration and did not recover',
  ]);
});
