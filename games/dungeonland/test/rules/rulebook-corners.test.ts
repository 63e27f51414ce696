/** Sentences of the rulebook that meet in a corner: who sees whom, who is beside what, who may answer. */
import { expect, test } from 'vitest';
import * as flow from '../../src/flow.ts';
import type { HeroSetting } from '../table.ts';
import { A, calm, D, damages, friend, hero, monsterActs, one, table, turnOf } from '../table.ts';

const prince: HeroSetting = { id: 'prince-charming', at: [2, 2], energy: 0 };
const away: HeroSetting = { ...friend, at: [7, 7] };

test('[DL-POW-07] [DL-ZEN-08] with Deadeye a hero surprises a monster behind a friend', () => {
  const bow: HeroSetting = {
    id: 'robin-hood',
    at: [0, 0],
    energy: 2,
    wielded: ['yew-bow', 'winged-helm'],
    skills: ['surpriseAttack'],
  };
  const t = monsterActs(table({ heroes: [bow, { ...friend, at: [2, 0] }], monsters: [['wolf-cub', 4, 0]] }));
  t.expectAsked(0, 'surprise');
});

test('[DL-POW-07] [DL-ATTACK-03] Deadeye looks past friends at a free space, too', () => {
  const t = turnOf(
    table({
      heroes: [
        {
          id: 'snow-white',
          at: [0, 0],
          energy: 4,
          wielded: ['mirror-wand', 'winged-helm'],
          skills: ['fireball'],
        },
        { ...friend, at: [2, 0] },
      ],
      monsters: [['wolf-cub', 7, 7]],
    }),
  );
  t.choose('act', { do: 'castSpace', spell: 'fireball' });
  expect(t.options('space')).toContainEqual({ do: 'aim', at: { x: 4, y: 0 } });
});

test('[DL-ZEN-03] [DL-ATTACK-03] Ranged Mastery looks past enemies at a free space, too', () => {
  const t = turnOf(
    table({
      heroes: [{ id: 'robin-hood', at: [0, 0], energy: 4, skills: ['rangedMastery'] }, away],
      monsters: [['wolf-cub', 2, 0]],
    }),
  );
  t.choose('act', { do: 'attackSpace', weapon: 'yew-bow' });
  expect(t.options('space')).toContainEqual({ do: 'aim', at: { x: 4, y: 0 } });
});

test('[DL-RULING-116] [DL-RULING-95] an oven burns a Large Creature that begins beside it with any of its spaces', () => {
  const t = monsterActs(
    table({
      heroes: [
        { ...prince, at: [7, 7], wielded: [] },
        { ...friend, at: [7, 6] },
      ],
      monsters: [['oni-brute', 2, 2]],
      scenery: [{ type: 'oven', x: 4, y: 4 }],
    }).dice(...A('mi mi mi')),
  );
  expect(t.events('sceneryUsed')).toMatchObject([{ what: 'oven' }]);
});

test('[DL-RULING-116] [DL-RULING-99] an oven burns an ally who begins beside it', () => {
  const t = table({
    heroes: [prince, away],
    monsters: [['captive', 5, 5]],
    scenery: [{ type: 'oven', x: 4, y: 4 }],
  })
    .dice(...A('mi mi mi'))
    .begin(flow.activateAlly, { ally: 10, moved: false, struck: false });
  expect(t.events('sceneryUsed')).toMatchObject([{ what: 'oven' }]);
});

test('[DL-RULING-116] [DL-RULING-85] an oven burns a sleeper whose activation begins beside it', () => {
  const t = turnOf(
    table({
      heroes: [{ ...prince, conditions: ['asleep'] }, away],
      scenery: [{ type: 'oven', x: 3, y: 3 }],
    }).dice(...A('mi mi mi')),
  );
  expect(t.events('sceneryUsed')).toMatchObject([{ what: 'oven' }]);
});

test('[DL-RULING-73] [DL-RULING-99] an ally whose leader is unconscious acts once, also when a new row begins', () => {
  const t = table({
    heroes: [{ id: 'prince-charming' }, { id: 'snow-white', at: [7, 3], energy: 0 }],
    monsters: [['cinderella', 5, 5]],
    doors: [{ side: 'E', x: 7, y: 3, open: false }],
    adventure: 'a5',
  })
    .arrange((s) => {
      s.progress.cardsLeft = 2;
      s.exploration = ['e201'];
    })
    .chance('row')
    .begin(flow.actionPhase, {});
  let asked = 0;
  for (let i = 0; i < 40 && t.decisions.length > 0 && t.state.phase === 'action'; i++) {
    const [decision] = t.decisions;
    if (!decision || decision.kind === 'testEnd') break;
    if (decision.kind === 'allyAct') {
      asked += 1;
      t.choose('allyAct', 'done');
    } else if (decision.kind === 'act')
      t.choose(
        'act',
        t.options('act').some(({ do: what }) => what === 'openDoor') ? 'openDoor' : 'endActivation',
      );
    else t.take(decision.seat, t.options(decision.kind, decision.seat)[0] as never);
  }
  expect(t.events('doorOpened')).toHaveLength(1);
  expect(asked).toBe(1);
});

test('[DL-CHAR-06] Hidden Path moves nobody whose Speed is 0', () => {
  const t = table({ heroes: [prince, away] })
    .arrange((s) => {
      hero({ state: s } as never, 0).stance = 4;
    })
    .begin(flow.resolveEvent, { card: 'hidden-path', hero: 0, chosen: [] });
  expect(t.decisions.map(({ seat }) => seat)).toEqual([1]);
});

test('[DL-POW-27] [DL-VAI-12] a stunned villain has one action, also where a row replaces the move', () => {
  const stunned = (hero: HeroSetting, inked: boolean) =>
    monsterActs(
      table({
        heroes: [hero, { ...friend, at: [7, 7], health: 1 }],
        monsters: [
          ['gingerbread-witch', 0, 0],
          ['gingerbread-man', 4, 4],
        ],
      })
        .arrange((s) => {
          s.others[0]?.conditions.push('stunned');
          const [first] = s.heroes;
          if (first) first.inked = inked;
        })
        .dice(...(inked ? [] : A('mi mi mi mi'))),
    );
  const beside: HeroSetting = { ...prince, at: [1, 0], health: 1, wielded: [] };
  const strikes = stunned(beside, false);
  expect(strikes.events('rowFired')).toEqual([]);
  expect(strikes.events('attackDeclared')).toHaveLength(1);
  const crumbles = stunned(beside, true);
  expect(crumbles.events('rowFired')).toMatchObject([{ row: 'WITCH-6' }]);
  expect(crumbles.events('attackDeclared')).toEqual([]);
});

test('[DL-POW-17] [DL-VAI-06] an Immobilized villain makes no second move either', () => {
  const t = monsterActs(
    table({
      heroes: [
        { ...prince, at: [7, 7] },
        { ...friend, at: [7, 6] },
      ],
      monsters: [['big-bad-wolf', 0, 0]],
    }).arrange((s) => {
      s.others[0]?.conditions.push('immobilized');
    }),
  );
  expect(one(t, 10).cell).toBe(0);
  expect(t.events('rowFired')).toEqual([]);
});

test('[DL-VAI-06] [DL-PROT-02] Seven Heads: whoever stepped in was attacked, the extra attack is for another', () => {
  const t = monsterActs(
    table({
      heroes: [
        { ...prince, at: [3, 3], energy: 0, skills: ['heavyArmorMastery'] },
        { id: 'snow-white', at: [3, 2], health: 1, energy: 0, wielded: [] },
      ],
      monsters: [['mouse-king', 2, 3]],
    }).dice(...A('mi mi mi mi mi'), ...A('mi mi mi mi mi')),
  );
  t.choose('protect', 'protect', 0);
  expect(t.events('targetChanged')).toMatchObject([{ from: 1, to: 0 }]);
  expect(t.events('attackDeclared').map((event) => event.targets)).toEqual([[1], [1]]);
});

test('[DL-VAI-07] nobody burns in an oven whom nothing can pull beside it', () => {
  const t = monsterActs(
    table({
      heroes: [
        { ...prince, at: [3, 1], health: 1, wielded: [] },
        { id: 'nutcracker', at: [7, 0], health: 1, energy: 0, wielded: [] },
      ],
      monsters: [['gingerbread-witch', 0, 7]],
      rows: ['........', '........', '########', '........', '........', '........', '........', '........'],
      scenery: [{ type: 'oven', x: 3, y: 3 }],
    }),
  );
  expect(t.events('rowFired')).toEqual([]);
});

test('[DL-RULING-117] [DL-DEC-37] of several heroes with the most gold the party names the one who pays', () => {
  const t = table({
    heroes: [
      { ...prince, gold: 20 },
      { ...friend, gold: 20 },
    ],
    monsters: [['captain-bluebeard', 7, 7]],
    round: 3,
  }).begin(flow.refreshPhase, {});
  t.choose('villainChoice', { do: 'hero', at: { figure: 1 } }, 0);
  t.choose('villainChoice', 'loseGold', 0);
  expect([hero(t, 0).gold, hero(t, 1).gold]).toEqual([20, 15]);
});

test('[DL-ENERGY-04] [DL-CHAR-12] no Surge is offered where more healing cannot help the unconscious', () => {
  const t = turnOf(
    table({
      heroes: [
        { id: 'snow-white', at: [0, 0], energy: 6, skills: ['heal'] },
        { id: 'nutcracker', outSince: 2 },
        away,
      ],
    }).dice(...A('ab mi mi mi')),
  );
  t.choose('act', { do: 'cast', spell: 'heal', at: { figure: 1 } });
  expect(t.events('heroRoused')).toHaveLength(1);
});

test('[DL-PROT-02] Heavy Armor Mastery shields an ally from a controlled friend', () => {
  const t = turnOf(
    table({
      heroes: [
        { ...prince, conditions: ['controlled'] },
        { id: 'snow-white', at: [2, 3], energy: 0 },
        { id: 'nutcracker', at: [3, 4], energy: 0, skills: ['heavyArmorMastery'] },
      ],
      monsters: [['wolf-cub', 7, 7]],
    }),
  );
  t.expectAsked(2, 'protect');
});

test('[DL-PROT-02] [DL-RULING-116] Heavy Armor Mastery takes over the blow of a trap plate', () => {
  const t = turnOf(
    table({
      heroes: [prince, { id: 'nutcracker', at: [3, 4], energy: 0, skills: ['heavyArmorMastery'] }],
      scenery: [{ type: 'trapPlate', x: 2, y: 3 }],
    }),
  );
  t.choose('act', { do: 'move', at: { x: 2, y: 3 } });
  t.expectAsked(1, 'protect');
});

test('[DL-RULING-85] [DL-PROT-14] nobody goes berserk asleep', () => {
  const t = monsterActs(
    table({
      heroes: [
        { ...prince, health: 1, wielded: ['longsword'], skills: ['berserk'], conditions: ['asleep'] },
        away,
      ],
      monsters: [['wolf-cub', 3, 2]],
    }).dice(...A('me me')),
  );
  calm(t);
  expect(hero(t).cell).toBe(-1);
});

test('[DL-LOS-03] [DL-VAI-14] the Wolf does not see the hero behind his cub: no pair, no Huff and Puff', () => {
  const huffs = (cub: number) =>
    calm(
      monsterActs(
        table({
          heroes: [
            { ...prince, at: [4, 4], wielded: [] },
            { id: 'snow-white', at: [4, 5], energy: 0, wielded: [] },
          ],
          monsters: [
            ['big-bad-wolf', 0, 4],
            ['wolf-cub', 3, cub],
          ],
        })
          .arrange((s) => {
            s.others[0]?.conditions.push('immobilized');
          })
          .chance('wolf'),
      ),
    )
      .events('rowFired')
      .map((event) => event.row);
  expect([huffs(0), huffs(4)]).toEqual([['WOLF-1'], []]);
});

test('[DL-VAI-12] Breadcrumbs are no Move action: nobody reacts to where they end', () => {
  const t = turnOf(
    table({
      heroes: [{ ...prince, at: [0, 0], consumables: ['breadcrumbs'] }, away],
      monsters: [
        ['gingerbread-witch', 3, 0, 3],
        ['gingerbread-man', 7, 3],
      ],
    }),
  );
  t.choose('act', { do: 'consume', consumable: 'breadcrumbs' });
  t.choose('step', { do: 'step', at: { x: 1, y: 0 } }).choose('step', { do: 'step', at: { x: 2, y: 0 } });
  t.choose('step', 'stop');
  expect(t.events('rowFired')).toEqual([]);
});

test('[DL-RULING-116] [DL-ZEN-01] stepping aside on a trap plate sets it off', () => {
  const t = monsterActs(
    table({
      heroes: [{ ...prince, wielded: [], skills: ['fastReflexes'] }, away],
      monsters: [['wolf-cub', 3, 2]],
      scenery: [{ type: 'trapPlate', x: 2, y: 3 }],
    }).dice(...A('mi mi'), ...A('me mi mi')),
  );
  t.choose('reflexes', { do: 'sidestep', at: { x: 2, y: 3 } });
  expect(damages(t)).toEqual([[0, 1]]);
});

test('[DL-POW-33] [DL-RULING-116] brambles under any of its spaces end the move of a Large Creature', () => {
  const t = monsterActs(
    table({
      heroes: [
        { ...prince, at: [7, 0], wielded: [] },
        { ...friend, at: [7, 7], wielded: [] },
      ],
      monsters: [['oni-brute', 0, 0]],
      rows: ['...~....', '...~....', ...Array.from({ length: 6 }, () => '########')].map((row, y) =>
        y === 7 ? '#######.' : row,
      ),
    }),
  );
  calm(t);
  expect(one(t, 10).cell).toBe(2);
});

test('[DL-RULING-115] at Dawn monsters roll one defence die less, mirrors do not', () => {
  const dice = (card: string) => {
    const t = turnOf(
      table({ heroes: [{ ...prince, wielded: ['longsword'] }, away], monsters: [[card, 3, 2, 9]] })
        .arrange((s) => {
          s.rules.push('dawn');
        })
        .dice(...A('me mi mi'), ...D(card === 'mirror' ? 'sh sh' : 'sh')),
    );
    calm(t.choose('act', { do: 'attack', at: { figure: 10 } }));
    return t.events('defenceRolled').map((event) => (event.faces as readonly string[]).length);
  };
  expect([dice('mirror'), dice('card-pikeman')]).toEqual([[2], [1]]);
});
