import type { Scene } from '@questhall/testkit';
import { expect, test } from 'vitest';
import * as flow from '../../src/flow.ts';
import { MONSTERS, rules } from '../../src/index.ts';
import type { State } from '../../src/state.ts';
import type { Setting } from '../table.ts';
import {
  active,
  asked,
  combat,
  foeLife,
  foresee,
  hurl,
  lifeOf,
  pool,
  RANDOLPH,
  stateOf,
  TINA,
  TODD,
  table,
} from '../table.ts';

/** A round from its beginning: the Leader looks at two rooms. */
const round = (rooms: readonly [string, string], setting: Setting = {}): Scene<State> =>
  table({ ...setting, room: setting.room ?? 'longer-corridor' })
    .arrange((s) => {
      s.room = null;
      s.dungeonDeck[0]?.cards.push(setting.room ?? 'longer-corridor');
    })
    .dice(...rooms)
    .begin(flow.playRound, {});

/** The Leader takes this room, and this Monster appears. */
const enter = (t: Scene<State>, room: string, monster: string): Scene<State> => {
  foresee(t, monster);
  return t.choose('path', { card: room });
};

test('[DF-ROUND-01] a round is Dungeon, Combat, Resting', () => {
  const t = enter(round(['toll-bridge', 'dampford']), 'toll-bridge', 'hedge-hog');
  expect(t.state.phase).toBe('combat');
  if (t.state.combat) t.state.combat.life = 1;
  hurl(t, 'red', 'section4');
  const order = t
    .events()
    .map(({ type }) => type)
    .filter((type) =>
      ['roundBegan', 'pathChosen', 'monsterRevealed', 'monsterDefeated', 'restBegan'].includes(type),
    );
  expect(order).toEqual(['roundBegan', 'pathChosen', 'monsterRevealed', 'monsterDefeated', 'restBegan']);
  t.expectEnd();
});

test('[DF-ROUND-02] [DF-REST-13] [DF-PATH-05] [DF-VEC-39] with 9 icons a new round, with 10 the Shop', () => {
  const nine = combat({ room: 'overfed-kennel', setAside: ['crawling-tunnel', 'dampford'], foeLife: 1 });
  hurl(nine, 'red', 'section3');
  nine.expectEnd();
  const ten = combat({ room: 'overfed-kennel', setAside: ['crawling-tunnel', 'keyhole-hall'], foeLife: 1 });
  foresee(ten, 'section3', 'bark-vest', 'honey-jar', 'fan-cannon', 'golden-egg', 'war-top');
  ten.choose('chooseDie', { do: 'take', die: 'red' }).choose('throw', 'throw');
  expect(asked(ten)).toContain('shop');
});

test('[DF-VEC-39] [DF-LVL-14] in the Level Up variant 10 icons are not enough, 11 are', () => {
  const options = { levelUp: true };
  const ten = combat({
    options,
    room: 'overfed-kennel',
    setAside: ['crawling-tunnel', 'keyhole-hall'],
    foeLife: 1,
  });
  hurl(ten, 'red', 'section3');
  ten.expectEnd();
  const eleven = combat({
    options,
    room: 'giddy-vortex',
    setAside: ['crawling-tunnel', 'keyhole-hall'],
    foeLife: 1,
    monster: 'hedge-hog',
  });
  foresee(eleven, 'section3', 'bark-vest', 'honey-jar', 'fan-cannon', 'golden-egg', 'war-top');
  eleven.choose('chooseDie', { do: 'take', die: 'red' }).choose('throw', 'throw');
  expect(asked(eleven)).toContain('shop');
});

test('[DF-ROUND-03] [DF-CYCLE-02] [DF-BOSS-01] [DF-PATH-06] after the third Shop a Boss drawn at random appears at once', () => {
  const t = table({ shops: 2, setAside: ['crawling-tunnel', 'giddy-vortex', 'dampford'] })
    .dice('bark-vest', 'honey-jar', 'fan-cannon', 'golden-egg', 'war-top')
    .within(flow.playGame, {}, 'rounds')
    .begin(flow.visitShop, { content: [] });
  foresee(t, 'showie-i');
  t.choose('shop', 'leaveShop');
  expect(t.state.combat?.monster).toBe('showie-i');
  expect(t.state.combat?.boss).toBe(true);
  expect(t.state.monstersLeft).toEqual([0, 0, 0, 0]);
  expect(t.state.bossDeck).toHaveLength(2);
});

test('[DF-PATH-01] [DF-DEC-04] [DF-RULING-49] only the Leader sees the two cards', () => {
  const t = round(['toll-bridge', 'dampford'], { leader: TODD });
  t.expectAsked(1, 'path');
  expect(rules.view(t.state, 1).paths).toEqual(['toll-bridge', 'dampford']);
  for (const viewer of [0, 2, null]) {
    expect(rules.view(t.state, viewer).paths).toBeNull();
    expect(rules.view(t.state, viewer).pathsHeld).toBe(2);
    expect(t.seenBy(viewer, 'pathsDrawn')[0]).not.toHaveProperty('cards');
  }
  expect(t.seenBy(1, 'pathsDrawn')[0]?.cards).toEqual(['toll-bridge', 'dampford']);
});

test('[DF-PATH-02] [DF-PATH-03] the chosen card is shown, the other one goes unseen under the deck', () => {
  const t = round(['toll-bridge', 'dampford'], { leader: TODD });
  enter(t, 'toll-bridge', 'hedge-hog');
  expect(t.state.room).toBe('toll-bridge');
  const bottom = t.state.dungeonDeck.at(-1);
  expect(bottom?.cards).toEqual(['dampford']);
  expect(bottom?.knownBy).toEqual([1]);
  expect(JSON.stringify(t.seenBy(0).slice(2))).not.toContain('dampford');
  expect(JSON.stringify(rules.view(t.state, 0))).not.toContain('dampford');
});

test('[DF-PATH-04] [DF-PATH-09] [DF-REST-12] icons count when the card is set aside, not when it is revealed', () => {
  const t = combat({ room: 'overfed-kennel', foeLife: 1 });
  expect(rules.view(t.state, 0).icons).toBe(0);
  hurl(t, 'red', 'section3');
  expect(rules.view(t.state, 0).icons).toBe(3);
  expect(t.state.setAside).toEqual(['overfed-kennel']);
});

test('[DF-PATH-07] [DF-PATH-08] [DF-DUNFX-03] [DF-DUNFX-05] [DF-MON-03] [DF-MON-05] [DF-VEC-03] Picnic Area: a die before the Monster, and 4 more life', () => {
  const t = round(['picnic-area', 'dampford'], { heroes: [TINA, TODD, RANDOLPH] });
  enter(t, 'picnic-area', 'obnoxious-monkey');
  const types = t.events().map(({ type }) => type);
  expect(types.indexOf('dieGained')).toBeLessThan(types.indexOf('monsterRevealed'));
  expect(t.state.chest).toEqual({ gold: 0, white: 3 });
  expect(foeLife(t)).toBe(10);
  expect(t.state.combat?.gold).toBe(2);
  expect(rules.view(t.state, null).combat?.requirements).toEqual(['hip']);
  expect(active(t)).toBe(TODD);
});

test('[DF-DUNFX-01] Gold Bonus fills the Chest on reveal', () => {
  const t = enter(round(['bottom-of-the-well', 'dampford']), 'bottom-of-the-well', 'hedge-hog');
  expect(t.state.chest.gold).toBe(3);
});

test('[DF-DUNFX-02] [DF-RULING-50] Heal Party heals every Hero by 2, up to the maximum', () => {
  const t = round(['mushroom-infirmary', 'dampford'], { life: { [TINA]: 4, [TODD]: 8 } });
  enter(t, 'mushroom-infirmary', 'hedge-hog');
  expect([TINA, TODD, RANDOLPH].map((id) => lifeOf(t, id))).toEqual([6, 9, 9]);
});

test('[DF-DUNFX-04] [DF-DEC-05] [DF-RULING-44] Free Equipment is shown, then the Leader gives it to a Hero', () => {
  const t = round(['lost-luggage-nook', 'dampford'], { leader: TODD });
  foresee(t, 'fan-cannon');
  t.choose('path', { card: 'lost-luggage-nook' });
  t.expectAsked(1, 'assign');
  expect(rules.view(t.state, 2).found).toBe('fan-cannon');
  foresee(t, 'hedge-hog');
  t.choose('assign', { do: 'give', hero: RANDOLPH });
  expect(stateOf(t, RANDOLPH).equipment).toEqual(['fan-cannon']);
  expect(t.state.chest.gold).toBe(0);
});

test('[DF-RULING-44] a Relic that is found goes to the party at once', () => {
  const t = round(['lost-luggage-nook', 'dampford']);
  foresee(t, 'golden-egg', 'hedge-hog');
  t.choose('path', { card: 'lost-luggage-nook' });
  expect(t.state.relics).toEqual(['golden-egg']);
  t.expectAsked(1, 'chooseDie');
});

test('[DF-RULING-19] [DF-DEC-05] to make room a Hero may part with a card, or nobody takes it', () => {
  const t = round(['lost-luggage-nook', 'dampford'], { equipment: { [TODD]: ['glasscrasher'] } });
  foresee(t, 'fan-cannon');
  t.choose('path', { card: 'lost-luggage-nook' });
  expect(t.refusal({ do: 'give', hero: TODD }).rule).toBe('DF-EQUIP-02');
  expect(t.options().map((option) => option.do)).toContain('leave');
  foresee(t, 'hedge-hog');
  t.choose('assign', { do: 'replace', hero: TODD, instead: 'glasscrasher' });
  expect(stateOf(t, TODD).equipment).toEqual(['fan-cannon']);
  expect(t.state.equipmentGone).toEqual(['glasscrasher']);
});

test('[DF-RULING-63] one card left is taken without a choice, none left brings back what was set aside', () => {
  const one = table()
    .arrange((s) => {
      s.room = null;
      s.dungeonDeck = [{ cards: ['dampford'], group: 0, knownBy: [] }];
    })
    .dice('dampford')
    .begin(flow.dungeonPhase, { next: 0 });
  expect(one.options('path')).toHaveLength(1);
  const none = table({ setAside: ['dampford', 'toll-bridge', 'giddy-vortex'] })
    .arrange((s) => {
      s.room = null;
      s.dungeonDeck = [];
    })
    .dice('toll-bridge', 'dampford')
    .begin(flow.dungeonPhase, { next: 0 });
  expect(none.options('path')).toHaveLength(2);
  expect(rules.view(none.state, null).icons).toBe(8);
});

test('[DF-RULING-63] [DF-CYCLE-01] icons kept from a renewed deck start again at 0 after the Shop, too', () => {
  const t = table({ setAside: ['giddy-vortex'] })
    .arrange((s) => {
      s.iconsKept = 8;
    })
    .dice('bark-vest', 'honey-jar', 'fan-cannon', 'golden-egg', 'war-top')
    .begin(flow.visitShop, { content: [] });
  expect(rules.view(t.state, null).icons).toBe(12);
  t.choose('shop', 'leaveShop');
  expect(rules.view(t.state, null).icons).toBe(0);
});

test('[DF-RULING-63] Free Equipment from an empty Shop deck gives nothing', () => {
  const t = round(['lost-luggage-nook', 'dampford']);
  t.state.equipmentGone.push(...t.state.shopDeck.splice(0));
  enter(t, 'lost-luggage-nook', 'hedge-hog');
  expect(t.events('equipmentFound')).toEqual([{ type: 'equipmentFound', card: null }]);
});

test('[DF-MON-01] [DF-MON-02] the top Monster is of the lowest level left, and shows what is printed', () => {
  const t = enter(round(['toll-bridge', 'dampford']), 'dampford', 'hedge-hog');
  expect(t.state.monstersLeft).toEqual([2, 3, 3, 6]);
  const card = MONSTERS.find(({ id }) => id === 'hedge-hog');
  expect(card).toMatchObject({ level: 1, type: 'beast', damage: 2, gold: 1 });
});

test('[DF-DIFF-02] [DF-DIFF-03] [DF-DIFF-04] [DF-RULING-02] Normal adds nothing, Hard 2, Inferno 4', () => {
  const life = (difficulty: string): number => {
    const t = round(['longer-corridor', 'toll-bridge'], { options: { difficulty }, room: 'long-corridor' });
    return foeLife(enter(t, 'longer-corridor', 'hedge-hog'));
  };
  const printed = MONSTERS.find(({ id }) => id === 'hedge-hog')?.life ?? 0;
  expect(['normal', 'hard', 'inferno'].map(life)).toEqual([printed, printed + 2, printed + 4]);
});

test('[DF-MON-04] [DF-VEC-02] the tracker shows tens and units', () => {
  const t = combat({ monster: 'carnivorose', foeLife: 14 });
  expect(rules.view(t.state, null).combat).toMatchObject({ tens: 1, units: 4 });
});

test('[DF-MON-06] [DF-MAB-03] [DF-DEC-06] [DF-RULING-35] [DF-RULING-59] [DF-LEAD-04] the Leader takes a die out before the first throw', () => {
  const t = round(['dampford', 'toll-bridge'], { leader: TODD });
  t.state.monstersLeft[0] = 0;
  enter(t, 'toll-bridge', 'batrachian-sleazebag');
  t.expectAsked(1, 'deceive');
  t.choose('deceive', { die: 'green' });
  expect(pool(t)).toEqual(['red', 'blue']);
  expect(t.refusal({ do: 'take', die: 'green' })).toEqual({ rule: 'DF-MAB-03', die: 'green' });
});

test('[DF-MON-07] [DF-DUNFX-07] [DF-RULING-22] bushes, special dice and Templates are there before the first throw', () => {
  const t = round(['wobbly-plank', 'toll-bridge']);
  t.state.monstersLeft = [0, 0, 3, 6];
  enter(t, 'wobbly-plank', 'carnivorose');
  expect(pool(t)).toEqual(['red', 'green', 'blue', 'big']);
  expect(t.state.combat?.bushes).toBe(true);
  t.expectAsked(1, 'chooseDie');
});

test('[DF-RULING-22] [DF-TPL-02] [DF-TPL-03] [DF-DEC-08] the first Active Hero flips the room’s Template, then the Monster’s', () => {
  const t = round(['dampford', 'toll-bridge'], { leader: TINA });
  t.state.monstersLeft = [0, 0, 0, 6];
  foresee(t, 'thunder-thistle');
  t.choose('path', { card: 'dampford' });
  t.expectAsked(1, 'flip');
  expect(rules.view(t.state, 0).throwing).toMatchObject({ kind: 'flip', template: 'slime' });
  foresee(t, 'lies');
  t.choose('flip', 'flip');
  expect(t.about()).toMatchObject({ kind: 'flip', template: 'lightning' });
  foresee(t, 'lies');
  t.choose('flip', 'flip');
  expect(t.state.combat?.templates.map(({ template }) => template)).toEqual(['slime', 'lightning']);
  t.expectAsked(1, 'chooseDie');
});

test('[DF-RULING-68] bushes asked for twice stand once, and a special die joins once', () => {
  const t = round(['thorn-passage', 'draughty-arch']);
  t.state.monstersLeft = [0, 0, 3, 6];
  enter(t, 'draughty-arch', 'boing-the-bouncer');
  expect(pool(t).filter((die) => die === 'rubber')).toHaveLength(1);
  const bushes = round(['thorn-passage', 'draughty-arch']);
  bushes.state.monstersLeft = [0, 3, 3, 6];
  enter(bushes, 'thorn-passage', 'bramble-bogey');
  expect(bushes.events('bushesPlaced')).toHaveLength(1);
});

test('[DF-RULING-40] an empty Monster deck is made of the discarded Monsters of the highest level', () => {
  const t = round(['toll-bridge', 'dampford']);
  t.state.monstersLeft = [0, 0, 0, 0];
  const level4 = t.state.monsterBags[3]?.splice(0) ?? [];
  t.state.monsterDiscard = [...(t.state.monsterBags[0]?.splice(0) ?? []), ...level4];
  t.state.monstersGone = level4.splice(0, 1);
  t.state.monsterDiscard = t.state.monsterDiscard.filter((id) => !t.state.monstersGone.includes(id));
  enter(t, 'toll-bridge', 'old-oakface');
  expect(t.state.combat?.monster).toBe('old-oakface');
  expect(t.state.monstersLeft).toEqual([0, 0, 0, 4]);
});

test('[DF-DUNFX-06] a requirement of the room holds for the whole combat', () => {
  const t = combat({ room: 'keyhole-hall' });
  for (const die of ['red', 'green'] as const) {
    t.choose('chooseDie', { do: 'take', die });
    expect(t.about().requirements).toEqual(['oneEye']);
    foresee(t, 'section1');
    t.choose('throw', 'throw');
  }
});
