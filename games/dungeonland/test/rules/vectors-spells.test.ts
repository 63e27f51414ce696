import { expect, test } from 'vitest';
import { castSucceeds } from '../../src/queries/dice.ts';
import type { HeroSetting, Setting } from '../table.ts';
import { A, calm, D, damages, friend, health, hero, monsterActs, one, table, turnOf } from '../table.ts';

const snow: HeroSetting = {
  id: 'snow-white',
  at: [0, 2],
  energy: 8,
  skills: ['fireball', 'magicalArrow', 'blindingLight'],
};
const versus = (hero: HeroSetting, monsters: Setting['monsters'] = [['wolf-cub', 3, 2, 9]]): Setting => ({
  heroes: [hero, friend],
  monsters,
});
const roll = (faces: string, signs: string[] = []) => ({
  pips: A(faces),
  signs,
  critical: 'plain',
  standAs: 'best',
});

test('[DL-VEC-050] [DL-CAST-05] [DL-DICE-11] a Critical may be the symbol that is missing, and explodes', () => {
  const t = turnOf(table(versus({ ...snow, energy: 1 })).dice(...A('me cr mi'), ...A('ra'), ...D('sh')));
  calm(t.choose('act', { do: 'cast', spell: 'magicalArrow' }));
  expect(t.events('castCounted')[0]).toMatchObject({ success: true });
  // Penetrative 1 takes the only shield: Damage 2 is dealt.
  expect(damages(t)).toEqual([[10, 2]]);
  const fire = turnOf(table(versus({ ...snow, energy: 3 })).dice(...A('me cr mi'), ...A('ra'), ...D('sh')));
  calm(fire.choose('act', { do: 'cast', spell: 'fireball' }));
  expect(damages(fire)).toEqual([[10, 1]]);
});

test('[DL-VEC-051] [DL-SHAPE-05] [DL-RULING-05] [DL-RULING-108] symbols are counted, Criticals fill what is missing', () => {
  const cast = { ability: 2, ranged: 1, melee: 0 };
  expect(castSucceeds(cast, roll('ab cr ra mi me'))).toBe(true);
  expect(castSucceeds(cast, roll('ab ra mi me'))).toBe(false);
  expect(castSucceeds(cast, { ...roll('cr ra'), critical: 'superior' })).toBe(true);
  expect(castSucceeds({ ability: 1, ranged: 1, melee: 0 }, { ...roll('cr'), critical: 'superior' })).toBe(
    false,
  );
  expect(castSucceeds(cast, { ...roll('ab cr ra'), standAs: 'ranged' })).toBe(false);
});

test('[DL-VEC-052] [DL-CAST-03] [DL-RULING-54] a failed cast has cost its energy; a Surge can save it', () => {
  const setting = versus({ ...snow, energy: 5, skills: ['mindControl'] }, [['wolf-cub', 3, 2, 9]]);
  const fails = turnOf(table(setting).dice(...A('ab me me mi mi')));
  fails.choose('act', { do: 'cast', spell: 'mindControl' });
  expect(hero(fails).energy).toBe(0);
  expect(fails.events('castCounted')[0]).toMatchObject({ success: false });
  expect(fails.state.active?.actions).toBe(1);
  const saved = turnOf(
    table({ ...setting, heroes: [{ ...snow, energy: 7, skills: ['mindControl'] }, friend] }).dice(
      ...A('ab me me mi mi'),
    ),
  );
  saved.choose('act', { do: 'cast', spell: 'mindControl' }).choose('surge', { do: 'surge', as: 'ability' });
  expect(hero(saved).energy).toBe(0);
  expect(saved.events('castCounted')[0]).toMatchObject({ success: true });
});

test('[DL-VEC-054] [DL-POW-09] [DL-RULING-55] Empower adds to the damage of a spell that succeeds', () => {
  const ruby = { ...snow, energy: 3, wielded: ['mirror-wand', 'ruby-ring'] };
  const t = turnOf(table(versus(ruby, [['grey-wolf', 3, 2, 9]])).dice(...A('ab mi mi'), ...D('sh mi')));
  calm(t.choose('act', { do: 'cast', spell: 'fireball' }));
  expect(damages(t)).toEqual([[10, 2]]);
  const fails = turnOf(table(versus(ruby, [['grey-wolf', 3, 2, 9]])).dice(...A('me mi mi')));
  calm(fails.choose('act', { do: 'cast', spell: 'fireball' }));
  expect(damages(fails)).toEqual([]);
});

test('[DL-VEC-055] [DL-POW-24] [DL-RULING-92] Quickcast: the first spell of a round costs 1 less, at least 1', () => {
  const owl = {
    ...snow,
    energy: 9,
    wielded: ['mirror-wand', 'owl-amulet'],
    skills: ['inferno', 'magicalArrow'] as const,
  };
  const t = turnOf(table(versus(owl)).dice(...A('mi mi mi mi'), ...A('mi mi mi mi')));
  hero(t).energy = 9;
  calm(t.choose('act', { do: 'cast', spell: 'inferno' }));
  expect(hero(t).energy).toBe(7);
  calm(t.choose('act', { do: 'cast', spell: 'inferno' }));
  expect(hero(t).energy).toBe(4);
  const next = turnOf(table(versus({ ...owl, energy: 4 })).dice(...A('mi mi mi'), ...A('mi mi mi mi')));
  calm(next.choose('act', { do: 'cast', spell: 'magicalArrow' }));
  expect(hero(next).energy).toBe(3);
  calm(next.choose('act', { do: 'cast', spell: 'inferno' }));
  expect(hero(next).energy).toBe(0);
});

test('[DL-VEC-056] [DL-POW-15] [DL-SPELL-07] Heal counts every symbol of its Cast and every Critical, up to the maximum', () => {
  const t = turnOf(
    table({
      heroes: [
        { ...snow, energy: 2, skills: ['heal'] },
        { id: 'prince-charming', at: [2, 2], health: 2 },
      ],
    }).dice(...A('ab cr me ab'), ...A('ab')),
  );
  calm(t.choose('act', { do: 'cast', spell: 'heal', at: { figure: 1 } }));
  expect(t.events('healed')[0]).toMatchObject({ figure: 1, amount: 3 });
  expect(health(t, 1)).toBe(5);
  t.done();
});

test('[DL-VEC-057] [DL-EQUIP-11] [DL-RULING-48] without a wielded Magical weapon nothing is cast', () => {
  const t = turnOf(
    table(
      versus({ ...snow, wielded: ['soldiers-sword', 'round-shield'], backpack: ['ash-staff'] }, [
        ['wolf-cub', 3, 2, 9],
      ]),
    ),
  );
  expect(t.refusal({ do: 'cast', spell: 'fireball' })).toEqual({ rule: 'DL-EQUIP-11' });
  t.choose('act', 'swap');
  expect(t.refusal({ do: 'wield' })).toMatchObject({ rule: 'DL-WIELD-01' });
  t.choose('swap', { do: 'unwield', at: { item: 'soldiers-sword' } }).choose('swap', {
    do: 'unwield',
    at: { item: 'round-shield' },
  });
  t.choose('swap', { do: 'wield', at: { item: 'ash-staff' } }).choose('swap', 'done');
  expect(t.options('act')).toContainEqual({
    do: 'cast',
    spell: 'fireball',
    focus: 'ash-staff',
    at: { figure: 10 },
  });
});

test('[DL-VEC-059] [DL-POW-06] [DL-POW-05] [DL-SPELL-10] [DL-RULING-87] [DL-VAI-08] Mind Control takes a minion, never a villain', () => {
  const mind = { ...snow, energy: 5, skills: ['mindControl'] as const };
  const t = turnOf(table(versus(mind)).dice(...A('ab ab mi mi mi')));
  calm(t.choose('act', { do: 'cast', spell: 'mindControl' }));
  expect(one(t, 10).conditions).toEqual(['controlled']);
  expect(t.events('defenceRolled')).toEqual([]);
  const villain = turnOf(table(versus(mind, [['evil-queen', 3, 2]])).dice(...A('ab ab mi mi mi')));
  calm(villain.choose('act', { do: 'cast', spell: 'mindControl' }));
  expect(one(villain, 10).conditions).toEqual([]);
  expect(villain.events('conditionCancelled')).toHaveLength(1);
  expect(hero(villain).energy).toBe(0);
});

test('[DL-POW-06] [DL-RULING-83] [DL-DEC-28] a controlled monster moves and attacks as its controller says, even its friends', () => {
  const t = monsterActs(
    table({
      heroes: [snow, friend],
      monsters: [
        ['wolf-cub', 3, 2, 9],
        ['wolf-cub', 6, 2, 9],
      ],
    })
      .arrange((s) => Object.assign(s.others[0] ?? {}, { conditions: ['controlled'], leader: 0 }))
      .dice(...A('me me'), ...D('mi')),
  );
  t.expectAsked(0, 'controlled').choose('controlled', { do: 'move', at: { x: 5, y: 2 } });
  t.choose('controlled', { do: 'hit', at: { figure: 11 } });
  expect(damages(t)).toEqual([[11, 2]]);
  expect(one(t, 10).conditions).toEqual([]);
  t.expectEnd();
});

const BLAST: Setting = {
  heroes: [
    { ...snow, at: [3, 0], energy: 2 },
    { id: 'prince-charming', at: [3, 4], energy: 0, wielded: [] },
  ],
  monsters: [
    ['wolf-cub', 2, 2, 9],
    ['wolf-cub', 4, 3, 9],
    ['wolf-cub', 5, 3, 9],
  ],
};

test('[DL-VEC-060] [DL-SHAPE-02] [DL-SPELL-01] [DL-RULING-51] [DL-RULING-52] [DL-DEC-26] a Blast on a free space reaches all around it', () => {
  const t = turnOf(table(BLAST).dice(...A('ab mi mi'), ...D('mi'), ...D('mi')));
  t.choose('act', { do: 'castSpace', spell: 'fireball' }).choose('space', { do: 'aim', at: { x: 3, y: 3 } });
  calm(t);
  expect(damages(t)).toEqual([
    [10, 2],
    [11, 2],
    [1, 2],
  ]);
  t.done();
});

test('[DL-VEC-061] [DL-SPELL-08] a Big Blast reaches two spaces', () => {
  const t = turnOf(
    table({
      ...BLAST,
      heroes: [
        { ...snow, at: [3, 0], energy: 5, skills: ['lavaSphere'] },
        { id: 'prince-charming', at: [3, 4], energy: 0, wielded: [] },
      ],
    }).dice(...A('ab ab me mi mi mi'), ...D('mi'), ...D('mi'), ...D('mi')),
  );
  t.choose('act', { do: 'castSpace', spell: 'lavaSphere' }).choose('space', {
    do: 'aim',
    at: { x: 3, y: 3 },
  });
  calm(t);
  expect(damages(t)).toEqual([
    [10, 4],
    [11, 4],
    [12, 4],
    [1, 4],
  ]);
});

test('[DL-VEC-062] walls and rock stop an area', () => {
  const rows = Array.from({ length: 8 }, () => '....#...');
  const t = turnOf(
    table({
      heroes: [{ ...snow, at: [3, 0], energy: 5, skills: ['lavaSphere'] }, friend],
      monsters: [
        ['wolf-cub', 5, 3, 9],
        ['wolf-cub', 2, 3, 9],
      ],
      rows,
    }).dice(...A('ab ab me mi mi mi'), ...D('mi')),
  );
  t.choose('act', { do: 'castSpace', spell: 'lavaSphere' }).choose('space', {
    do: 'aim',
    at: { x: 3, y: 3 },
  });
  calm(t);
  expect(damages(t)).toEqual([[11, 4]]);
});

test('[DL-VEC-064] [DL-SHAPE-04] [DL-SPELL-11] [DL-RULING-50] Restoration reaches the whole party, the unconscious too', () => {
  const t = turnOf(
    table({
      heroes: [
        { ...snow, energy: 5, health: 1, skills: ['restoration'] },
        { id: 'robin-hood', at: [7, 7] },
        { id: 'prince-charming', outSince: 3 },
      ],
    }).dice(...A('ab ab mi mi mi')),
  );
  calm(t.choose('act', { do: 'castParty', spell: 'restoration' }));
  expect([health(t, 0), health(t, 1), hero(t, 2).out]).toEqual([3, 4, { since: 3, healed: true }]);
});

test('[DL-SPELL-03] [DL-SHAPE-02] Blinding Light blinds enemies only, without a defence roll', () => {
  const t = turnOf(
    table({
      heroes: [
        { ...snow, energy: 2 },
        { id: 'prince-charming', at: [4, 3], energy: 0 },
      ],
      monsters: [
        ['wolf-cub', 3, 2, 9],
        ['wolf-cub', 4, 2, 9],
      ],
    }).dice(...A('ab mi mi')),
  );
  calm(t.choose('act', { do: 'cast', spell: 'blindingLight', at: { figure: 10 } }));
  expect([one(t, 10).conditions, one(t, 11).conditions, one(t, 1).conditions]).toEqual([
    ['blind'],
    ['blind'],
    [],
  ]);
  expect(damages(t)).toEqual([]);
});

test('[DL-SPELL-06] [DL-POW-26] [DL-RULING-56] Sleep replaces the damage; the sleeper defends worse and skips its activation', () => {
  const t = turnOf(
    table(versus({ ...snow, energy: 3, skills: ['sleep'] })).dice(...A('ab mi mi mi'), ...D('mi')),
  );
  calm(t.choose('act', { do: 'cast', spell: 'sleep' }));
  expect([health(t, 10), one(t, 10).conditions]).toEqual([9, ['asleep']]);
  // Awake again only after an activation it loses.
  const sleeper = monsterActs(
    table(versus(snow)).arrange((s) => Object.assign(s.others[0] ?? {}, { conditions: ['asleep'] })),
  );
  expect(sleeper.events('activationLost')).toHaveLength(1);
  expect(one(sleeper, 10).conditions).toEqual([]);
  expect(sleeper.events('moved')).toEqual([]);
});

test('[DL-SPELL-05] [DL-SPELL-09] [DL-SPELL-02] [DL-SPELL-04] [DL-POW-12] Frost Lance freezes, Blizzard holds, each only with damage', () => {
  const lance = turnOf(
    table(versus({ ...snow, energy: 3, skills: ['frostLance'] })).dice(...A('ab ra mi mi'), ...D('mi')),
  );
  calm(lance.choose('act', { do: 'cast', spell: 'frostLance' }));
  expect(one(lance, 10).conditions).toEqual(['frozen']);
  expect(health(lance, 10)).toBe(6);
  const storm = turnOf(
    table(versus({ ...snow, energy: 4, skills: ['blizzard'] })).dice(...A('ab ra me mi mi'), ...D('sh')),
  );
  calm(storm.choose('act', { do: 'cast', spell: 'blizzard', at: { figure: 10 } }));
  expect(one(storm, 10).conditions).toEqual(['immobilized']);
  const fire = turnOf(
    table(
      versus({ ...snow, energy: 3, skills: ['inferno'] }, [
        ['wolf-cub', 3, 2, 9],
        ['wolf-cub', 4, 2, 9],
      ]),
    ).dice(...A('ab me mi mi'), ...D('mi'), ...D('mi')),
  );
  calm(fire.choose('act', { do: 'cast', spell: 'inferno', at: { figure: 10 } }));
  expect(damages(fire)).toEqual([
    [10, 3],
    [11, 3],
  ]);
  const arrow = turnOf(
    table(
      versus({ ...snow, energy: 1 }, [
        ['wolf-cub', 3, 2, 9],
        ['wolf-cub', 4, 2, 9],
      ]),
    ).dice(...A('ab mi mi'), ...D('mi')),
  );
  calm(arrow.choose('act', { do: 'cast', spell: 'magicalArrow', at: { figure: 10 } }));
  expect(damages(arrow)).toEqual([[10, 2]]);
});

test('[DL-DEC-27] the caster may let Criticals stand for something else', () => {
  const t = turnOf(
    table(versus({ ...snow, energy: 3, skills: ['inferno'] })).dice(...A('ab cr mi mi'), ...A('mi')),
  );
  t.choose('act', { do: 'cast', spell: 'inferno' }).choose('stand', { do: 'stand', as: 'ability' });
  expect(t.events('castCounted')[0]).toMatchObject({ success: false });
});

test('[DL-RULING-53] [DL-RULING-31] surplus symbols do nothing, and a spell is not boosted', () => {
  const t = turnOf(
    table(versus({ ...snow, energy: 8, skills: ['fireball', 'powerStrike', 'powerfulBlow'] })).dice(
      ...A('ab ab ab'),
      ...D('mi'),
    ),
  );
  t.choose('act', { do: 'cast', spell: 'fireball' });
  calm(t);
  expect(damages(t)).toEqual([[10, 2]]);
});

test('[DL-ENERGY-04] [DL-DEC-16] nobody is asked about a Surge that cannot change anything', () => {
  const cast = (energy: number, faces: string) =>
    turnOf(table(versus({ ...snow, energy, skills: ['frostLance'] })).dice(...A(faces), ...D('mi'))).choose(
      'act',
      { do: 'cast', spell: 'frostLance' },
    );
  expect(cast(8, 'ab ra mi mi').decisions[0]?.kind, 'it succeeds anyway').not.toBe('surge');
  expect(cast(8, 'mi mi mi mi').decisions[0]?.kind, 'it can still succeed').toBe('surge');
  expect(cast(5, 'mi mi mi mi').decisions[0]?.kind, 'one Surge is not enough').not.toBe('surge');
  expect(cast(5, 'ab mi mi mi').decisions[0]?.kind, 'one Surge is enough').toBe('surge');
});

test('[DL-ENERGY-04] [DL-DEC-16] nobody is asked about a Surge at a monster that falls anyway', () => {
  const strike = (health: number) =>
    turnOf(
      table({
        heroes: [{ id: 'prince-charming', at: [2, 2], energy: 4 }, friend],
        monsters: [['candle-imp', 3, 2, health]],
      }).dice(...A('me mi mi'), ...D('mi')),
    ).choose('act', { do: 'attack' });
  expect(strike(1).decisions[0]?.kind, 'it falls by one success').not.toBe('surge');
  expect(strike(2).decisions[0]?.kind, 'it has one Health more').toBe('surge');
});

test('[DL-ENERGY-05] [DL-DEC-17] nobody is asked about a Shield who falls whatever he spends', () => {
  const struck = (health: number) =>
    monsterActs(
      table(versus({ id: 'prince-charming', at: [2, 2], health, energy: 2 })).dice(
        ...A('me me'),
        ...D('mi mi'),
      ),
    ).decisions[0]?.kind;
  expect(struck(1), 'one Shield of two blows').not.toBe('defendSurge');
  expect(struck(2), 'one Shield saves him').toBe('defendSurge');
});

test('[DL-RULING-49] [DL-RULING-119] harm is not aimed at friends; healing is, but not at the invisible', () => {
  const t = turnOf(
    table({
      heroes: [
        { ...snow, skills: ['heal', 'fireball'] },
        { id: 'prince-charming', at: [2, 2], health: 1 },
      ],
      monsters: [['wolf-cub', 7, 7]],
    }).arrange((s) => Object.assign(s.heroes[1] ?? {}, { inked: true })),
  );
  expect(
    t
      .options('act')
      .some(
        (option) =>
          option.do === 'cast' &&
          'spell' in option &&
          option.spell === 'fireball' &&
          'at' in option &&
          (option.at as { figure: number }).figure < 10,
      ),
  ).toBe(false);
  expect(t.refusal({ do: 'cast', spell: 'heal', at: { figure: 1 } })).toEqual({
    rule: 'DL-POW-19',
    figure: 1,
  });
});

test('[DL-POW-26] [DL-RULING-87] whoever cancels Sleep suffers the damage, and may fall by it', () => {
  const dreamy = { ...snow, energy: 3, skills: ['sleep'] as const };
  const t = turnOf(
    table(versus(dreamy, [['clockwork-guard', 3, 2, 1]])).dice(...A('ab mi mi mi'), ...D('mi mi mi mi')),
  );
  calm(t.choose('act', { do: 'cast', spell: 'sleep' }));
  expect(t.events('defeated')).toMatchObject([{ figure: 10, card: 'clockwork-guard' }]);
  expect(t.state.others).toEqual([]);
});
