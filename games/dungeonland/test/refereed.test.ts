/** Situations of random play at which the referee objected: to rules that were wrong, or by a reading that was. */
import type { Option } from '@questhall/kernel';
import type { ReadEvent } from '@questhall/testkit';
import { expect, test } from 'vitest';
import * as flow from '../src/flow.ts';
import type { HeroSetting } from './table.ts';
import { A, D, friend, monsterActs, OPEN, one, table, turnOf } from './table.ts';
import { answerWatched, has, objections, objectionsToStart, watching } from './watched.ts';

const prince: HeroSetting = { id: 'prince-charming', at: [2, 2], energy: 0 };
const away: HeroSetting = { ...friend, at: [7, 7] };

test('[DL-RULING-111] the Lucky Clover throws the die of the Banner again, too', () => {
  const t = monsterActs(
    table({
      heroes: [
        { ...prince, wielded: ['longsword', 'round-shield'], consumables: ['lucky-clover'] },
        { id: 'jeanne-darc', at: [1, 2], energy: 0 },
      ],
      monsters: [['wolf-cub', 3, 2]],
    }).dice(...A('me me'), ...D('mi mi'), ...D('sh sh')),
  );
  expect(objections(t, { do: 'clover' })).toEqual([]);
  t.expectEnd();
});

test('[DL-RULING-85] nobody counters whom the attack itself has frozen', () => {
  const t = monsterActs(
    table({
      heroes: [
        { ...prince, energy: 2, wielded: ['longsword', 'winter-gown'], skills: ['lightArmorMastery'] },
        away,
      ],
      monsters: [['frost-troll', 3, 2]],
    }).dice(...A('me mi mi mi mi'), ...D('mi')),
  );
  expect(objections(t, { do: 'keep' })).toEqual([]);
  expect(t.events('conditionGained')).toMatchObject([{ figure: 0, condition: 'frozen' }]);
  t.expectEnd();
});

test('[DL-VAI-15] whom the villain sends on moves beyond his own move', () => {
  const t = monsterActs(
    table({
      heroes: [{ ...prince, health: 1, wielded: ['longsword'], consumables: ['troll-bread'] }, away],
      monsters: [
        ['bone-pirate', 6, 0],
        ['bone-pirate', 6, 1],
        ['bone-pirate', 6, 2],
        ['captain-bluebeard', 0, 7],
      ],
    }).dice(...A('ra mi mi')),
    12,
  );
  expect(objections(t, { do: 'pass' })).toEqual([]);
  expect(t.events('rowFired')).toMatchObject([{ row: 'BLUE-4' }]);
});

test('[DL-RULING-32] Cleave reaches from where the target stands when it is asked for', () => {
  const t = turnOf(
    table({
      heroes: [{ ...prince, wielded: ['longsword'], skills: ['cleaveAttack'] }, away],
      monsters: [
        ['evil-queen', 3, 2, 10],
        ['mirror-wraith', 7, 0],
        ['mirror-wraith', 3, 3],
        ['mirror-wraith', 6, 1],
      ],
      rows: ['........', '........', '........', '........', '........', '........', '12345678', '........'],
    }).dice(...A('me me me'), ...D('mi mi mi')),
  );
  expect(objections(t, { do: 'attack', at: { figure: 10 } })).toEqual([]);
  expect(t.events('rowFired')).toMatchObject([{ row: 'QUEEN-4' }]);
  expect(t.options('cleave').map(({ at }) => at)).toContainEqual({ figure: 13 });
  expect(t.options('cleave').map(({ at }) => at)).not.toContainEqual({ figure: 12 });
});

test('[DL-FREE-01] whoever steps in for a mover and steps aside leaves the free attack made', () => {
  const t = table({
    heroes: [
      { ...prince, at: [2, 3], wielded: ['cuirass'], skills: ['heavyArmorMastery', 'fastReflexes'] },
      away,
    ],
    monsters: [
      ['cinderella', 2, 2],
      ['card-pikeman', 3, 2],
    ],
  })
    .dice(...A('mi mi mi'))
    .begin(flow.activateAlly, { ally: 10, moved: false, struck: false });
  const said = objections(
    t,
    { do: 'move', at: { x: 1, y: 2 } },
    { do: 'protect' },
    { do: 'sidestep', at: { x: 2, y: 4 } },
  );
  expect(said).toEqual([]);
  expect(t.events('moved')).toMatchObject([{ figure: 0 }, { figure: 10 }]);
});

test('[DL-EQUIP-11] a Crystal Ball carries spells as far as a wand does', () => {
  const t = turnOf(
    table({
      heroes: [
        {
          id: 'sugar-plum-fairy',
          at: [2, 2],
          energy: 5,
          wielded: ['crystal-ball', 'star-wand-of-wishes'],
          skills: ['fireball', 'magicalArrow', 'blindingLight'],
        },
        away,
      ],
      monsters: [['wolf-cub', 5, 2]],
    }),
  );
  expect(objections(t, { do: 'run' })).toEqual([]);
});

test('[DL-AI-07] a villain whom his own row takes elsewhere in his move is walked by nobody', () => {
  const t = monsterActs(
    table({
      heroes: [
        { ...prince, at: [2, 2], wielded: ['longsword'] },
        { ...prince, id: 'nutcracker', at: [2, 4], wielded: ['cudgel'] },
        { ...prince, id: 'robin-hood', at: [7, 3], health: 1 },
      ],
      monsters: [['big-bad-wolf', 3, 3, 7]],
    }).dice(...A('me me mi'), ...D('mi mi')),
  );
  t.expectAsked(1, 'freeAttack');
  expect(objections(t, { do: 'strike' })).toEqual([]);
  expect(t.events('rowFired')).toMatchObject([{ row: 'WOLF-4' }, { row: 'WOLF-5' }]);
  expect(t.decisions.map(({ kind }) => kind)).not.toContain('step');
});

test('[DL-RULING-86] [DL-VAI-10] a stun that a new phase ends can be laid anew for the next activation', () => {
  const t = monsterActs(
    table({
      heroes: [
        { ...prince, energy: 2, wielded: ['cudgel'], skills: ['surpriseAttack'] },
        { ...away, at: [2, 3] },
      ],
      monsters: [['gingerbread-witch', 3, 2, 5]],
    })
      .arrange((s) => {
        s.others[0]?.conditions.push('stunned');
      })
      .dice(...A('me me mi'), ...D('mi mi'), ...A('mi mi mi mi')),
  );
  expect(objections(t, { do: 'strike' })).toEqual([]);
  expect(t.events('phaseChanged')).toHaveLength(1);
  t.expectEnd();
  expect(one(t, 10).conditions).toEqual(['stunned']);
});

test('[DL-ATTACK-09] an answer in the middle of an area changes nothing for those who defend after it', () => {
  const t = turnOf(
    table({
      heroes: [
        {
          id: 'snow-white',
          at: [0, 2],
          energy: 4,
          wielded: ['mirror-wand'],
          skills: ['fireball', 'magicalArrow', 'blindingLight', 'inferno'],
        },
        { ...prince, at: [4, 1], health: 1, wielded: ['longsword'], skills: ['berserk'] },
        { ...away, at: [4, 3], wielded: ['cudgel', 'round-shield'] },
      ],
      monsters: [['wolf-cub', 4, 2, 9]],
    }).chance('an area with an answer in it'),
  );
  const watch = watching(t);
  const wants = (): Option => {
    const [decision] = t.decisions;
    const prefer = (deed: string) => decision?.options.find((each) => each.do === deed);
    return (prefer('berserk') ??
      prefer('strike') ??
      prefer('surge') ??
      prefer('stand') ??
      decision?.options.at(-1)) as Option;
  };
  const cast = t
    .options('act')
    .find((each) => each.do === 'cast' && has(each, { spell: 'inferno' })) as Option;
  const said = answerWatched(t, watch, cast);
  while (t.decisions[0]?.kind !== 'act') said.push(...answerWatched(t, watch, wants()));
  expect(t.events('heroSaved')).toHaveLength(1);
  expect(t.events('defenceRolled').at(-1)).toMatchObject({ figure: 2 });
  expect(said).toEqual([]);
});

test('[DL-POW-11] [DL-RULING-84] who is frenzied for this activation and the next has its die in both', () => {
  const t = monsterActs(
    table({
      heroes: [prince, away],
      monsters: [
        ['mouse-grenadier', 5, 2],
        ['mouse-grenadier', 7, 0],
        ['mouse-grenadier', 7, 1],
      ],
    })
      .arrange((s) => {
        for (const each of s.others) each.frenzied = each.id === 10;
      })
      .dice(...A('mi mi mi mi mi')),
  );
  const defeated = (figure: number): ReadEvent => ({
    type: 'defeated',
    figure,
    card: 'mouse-grenadier',
    by: 0,
  });
  const said = objectionsToStart(t, ([began, ...told]) => [
    defeated(11),
    began as ReadEvent,
    defeated(12),
    ...told,
  ]);
  expect(t.events('attackRolled')).toMatchObject([{ faces: Array(5).fill('miss') }]);
  expect(said).toEqual([]);
});

test('[DL-MOVE-02] who strikes twice stops a flyer in the space of its friend', () => {
  const t = monsterActs(
    table({
      heroes: [
        { ...prince, at: [2, 1], energy: 4, wielded: ['longsword'], skills: ['flurryOfBlows'] },
        { ...away, at: [5, 2], health: 1 },
      ],
      monsters: [
        ['tengu-duelist', 1, 2],
        ['wolf-cub', 3, 2],
      ],
      rows: ['########', '##.#####', '........', ...Array.from({ length: 5 }, () => '########')],
    })
      .arrange((s) => {
        s.rules.push('wolfsShadow');
      })
      .dice(...A('mi mi mi'), ...A('mi mi mi'), ...A('mi mi mi')),
  );
  expect(t.events('moved').map(({ path }) => path)).toEqual([[{ x: 2, y: 2 }], [{ x: 3, y: 2 }]]);
  const strike = { do: 'strike', at: { figure: 10 } };
  expect(objections(t, strike, { do: 'keep' }, strike)).toEqual([]);
  expect(t.events('attackDeclared').map(({ occasion }) => occasion)).toEqual(['free', 'flurry', 'monster']);
  t.expectEnd();
});

test('[DL-ACT-02] what a row lets the villain move comes on top of his own move', () => {
  const t = monsterActs(
    table({
      heroes: [
        { id: 'robin-hood', at: [2, 3], energy: 2, skills: ['surpriseAttack'] },
        { ...away, at: [0, 3] },
      ],
      monsters: [['captain-bluebeard', 4, 3, 7]],
      east: OPEN,
    }).chance('a rope that swings'),
  );
  expect(objections(t, { do: 'strike' })).toEqual([]);
  expect(t.events('rowFired')).toMatchObject([{ row: 'BLUE-5' }]);
  expect(t.events('moved').length).toBeGreaterThan(8);
  t.expectEnd();
});
