/** What each event changes on the table, as it is told. */
import type { DfEvent } from '../src/events.ts';
import type { Die } from '../src/throws.ts';
import { COLOURS } from '../src/vocabulary.ts';
import {
  equipmentCard,
  foeCard,
  heroCard,
  inGame,
  isUp,
  mostLife,
  nextLeft,
  roomCard,
  sheet,
  up,
} from './printed.ts';
import type { Scene } from './scene.ts';
import { redeem } from './scene.ts';
import type { Fight, Sheet, Table } from './table.ts';
import { cast } from './table.ts';

const without = <T>(list: readonly T[], one: T): T[] => {
  const at = list.indexOf(one);
  return at < 0 ? [...list] : [...list.slice(0, at), ...list.slice(at + 1)];
};

const forHero = (table: Table, id: string, change: (hero: Sheet) => void): void => {
  const hero = sheet(table, id);
  if (hero) change(hero);
};

/** Whoever has full life has nothing to gain. */
const healAll = (scene: Scene, heroes: readonly Sheet[], amount: number, rule: string): void => {
  for (const hero of heroes) {
    if (hero.life >= mostLife(hero)) continue;
    scene.due.push({ what: 'heal', hero: hero.id, amount, rule, afterDamage: false });
  }
};

const only = ({ table }: Scene, id: string): readonly Sheet[] =>
  table.heroes.filter((hero) => hero.id === id);

const newFight = (table: Table, monster: string, boss: boolean, life: number, gold: number): Fight => {
  /** [DF-RULING-66] After backing down only the old Monster's die is gone, thrown or not. */
  const own = table.room && roomCard(table.room).specialDie;
  const asked = table.fight && foeCard(table.fight.monster).specialDie;
  const gone = asked === own ? null : asked;
  const special = table.fight?.special.filter((die) => die !== gone) ?? [];
  return {
    monster,
    boss,
    life,
    gold,
    pool: [...COLOURS],
    out: [],
    special,
    bushes: false,
    templates: [],
    lying: [],
    begun: false,
    active: nextLeft(table, table.leader, isUp) ?? '',
    stolen: 0,
    tucked: [],
    relicsUsed: table.fight?.relicsUsed ?? [],
  };
};

/** [DF-SETUP-03] */
const freshSheet = (id: string, seat: number): Sheet => ({
  id,
  seat,
  life: 9,
  scars: [],
  fainted: false,
  eliminated: false,
  equipment: [],
  turned: [],
  xp: 0,
  tokens: [],
  spent: [],
});

export function tell(scene: Scene, event: DfEvent): void {
  inDungeon(scene, event);
  inThrow(scene, event);
  onHeroes(scene, event);
  afterwards(scene, event);
}

function inDungeon(scene: Scene, event: DfEvent): void {
  const { table } = scene;
  switch (event.type) {
    case 'heroChosen':
      if (!sheet(table, event.hero)) table.heroes.push(freshSheet(event.hero, event.seat));
      return;
    case 'leaderChosen':
      table.leader = event.hero;
      if (event.why === 'lastThrow') movingOn(scene);
      return;
    case 'deckRenewed':
      if (event.deck === 'dungeon') table.setAside = [...table.setAside];
      else table.discard = table.discard.filter((card) => !renewed(table).includes(card));
      return;
    case 'pathChosen':
      table.room = event.card;
      for (const effect of roomCard(event.card).effects) {
        if (effect.kind === 'gold')
          scene.due.push({ what: 'gold', amount: effect.amount, rule: 'DF-DUNFX-01' });
        if (effect.kind === 'healAll') healAll(scene, up(table), effect.amount, 'DF-DUNFX-02');
        if (effect.kind === 'gainDie' && table.white < 9)
          scene.due.push({ what: 'die', rule: 'DF-DUNFX-03' });
      }
      return;
    case 'goldGained':
      table.gold += event.amount;
      redeem(scene, (due) => due.what === 'gold' && due.amount === event.amount);
      return;
    case 'dieGained':
      table.white += 1;
      redeem(scene, (due) => due.what === 'die');
      return;
    case 'monsterRevealed': {
      table.fight = newFight(table, event.monster, event.boss, event.life, event.gold);
      scene.cast = null;
      const ability = foeCard(event.monster).ability?.kind;
      scene.deceived = ability === 'deceitful' ? 1 : ability === 'superDeceitful' ? 3 : 0;
      scene.epic = false;
      table.frog = false;
      table.tracking = false;
      table.shield = false;
      return;
    }
    case 'bushesPlaced':
      if (table.fight) table.fight.bushes = true;
      return;
    case 'dieRemoved':
      if (!table.fight) return;
      table.fight.pool = without(table.fight.pool, event.die);
      table.fight.out = [...table.fight.out, event.die];
      scene.deceived -= 1;
      return;
    case 'specialDieJoined':
      if (!table.fight) return;
      table.fight.pool = [...table.fight.pool, event.die];
      table.fight.special = [...without(table.fight.special, event.die), event.die];
      return;
    case 'flipped':
      if (!table.fight || event.result !== 'lies') return;
      table.fight.templates = [...without(table.fight.templates, event.template), event.template];
      table.fight.lying = table.fight.lying.filter(({ by }) => !event.covered.includes(by));
      return;
    case 'templateRemoved':
      if (table.fight) table.fight.templates = without(table.fight.templates, event.template);
      return;
    default:
  }
}

/** [DF-RULING-40] The discarded Monsters of the highest level there is. */
function renewed(table: Table): readonly string[] {
  const level = (id: string): number => {
    const foe = foeCard(id);
    return 'level' in foe ? foe.level : 0;
  };
  const highest = Math.max(0, ...table.discard.map(level));
  return table.discard.filter((card) => level(card) === highest);
}

function inThrow(scene: Scene, event: DfEvent): void {
  const { table } = scene;
  const { fight } = table;
  if (!fight) return;
  switch (event.type) {
    case 'turnBegan':
      fight.active = event.hero;
      fight.begun = true;
      scene.cast = null;
      return;
    case 'dieChosen':
      scene.cast = cast(event.hero, event.die, table.hammers);
      if (event.die === 'white') {
        table.white -= 1;
        scene.whiteThrown += 1;
      } else fight.pool = without(fight.pool, event.die);
      return;
    case 'retrieved':
      fight.pool = [...fight.pool, ...event.dice];
      fight.lying = fight.lying.filter(({ die }) => !COLOURS.some((colour) => colour === die));
      return;
    case 'dieTakenBack':
      takenBack(scene, event.die, event.why);
      return;
    default:
  }
  const throwing = scene.cast;
  if (!throwing) return;
  switch (event.type) {
    case 'weaponsDeclared':
      throwing.weapons = event.weapons;
      return;
    case 'requirementIgnored':
      throwing.ignored = [...throwing.ignored, event.requirement];
      fight.relicsUsed = [...fight.relicsUsed, event.card];
      return;
    case 'thrown':
      throwing.landed = event;
      throwing.othersOnBoard = fight.lying.length;
      throwing.hammersBefore = table.hammers;
      scene.lastThrower = event.hero;
      if (event.rest !== 'outside') fight.lying = [...fight.lying, { die: event.die, by: event.serial }];
      return;
    case 'ruled':
      throwing.ruled = true;
      return;
    case 'judged':
      throwing.hit = event.hit;
      throwing.value = event.value;
      return;
    case 'abilityUsed':
      throwing.ability = event.ability;
      ability(scene, event.hero, event.ability);
      return;
    case 'symbolUsed':
      if (event.symbol === 'selfHeal') healAll(scene, only(scene, event.hero), 3, 'DF-SDIE-08');
      if (event.symbol === 'coin') scene.due.push({ what: 'gold', amount: 1, rule: 'DF-RULING-69' });
      return;
    case 'hammersSpent':
      throwing.hammers = event.spent;
      table.hammers -= event.spent;
      return;
    case 'armorUsed':
      armor(scene, event.hero, event.card);
      return;
    case 'instaKilled':
      throwing.instaKill = true;
      return;
    case 'monsterHurt':
      fight.life = event.life;
      if (event.why === 'hit' && landedOn(scene) === 'majorHeal') healAll(scene, up(table), 5, 'DF-TPL-12');
      return;
    case 'stolen':
      throwing.stolen = true;
      if (!event.tucked) fight.stolen += 1;
      forHero(table, event.hero, (hero) => {
        hero.equipment = without(hero.equipment, event.card);
        hero.turned = without(hero.turned, event.card);
      });
      if (event.tucked) fight.tucked = [...fight.tucked, event.card];
      return;
    default:
  }
}

/** Where the throw counts as lying: Slime sends it on. */
export const landedOn = ({ cast: throwing }: Scene): string =>
  throwing?.landed?.slimeTarget ?? throwing?.landed?.rest ?? '';

/** [DF-COM-02] [DF-RULING-34] A die comes back into the hand, or with the Lightning into the pool or the Chest. */
function takenBack(scene: Scene, die: Die, why: string): void {
  const { table, cast: throwing } = scene;
  const { fight } = table;
  if (!fight || !throwing) return;
  fight.lying = fight.lying.slice(0, throwing.landed?.rest === 'outside' ? undefined : -1);
  if (why === 'lightning') {
    if (die === 'white') {
      table.white += 1;
      scene.whiteThrown -= 1;
    } else fight.pool = [...fight.pool, throwing.die];
    return;
  }
  scene.cast = cast(throwing.hero, throwing.die, table.hammers);
}

function ability(scene: Scene, id: string, kind: string): void {
  const { table } = scene;
  if (kind === 'healParty') healAll(scene, up(table), 1, 'DF-COM-03');
  if (kind === 'selfHealing') healAll(scene, only(scene, id), 3, 'DF-COM-07');
  if (kind === 'clowning')
    healAll(
      scene,
      up(table).filter((hero) => hero.id !== id),
      1,
      'DF-RULING-71',
    );
  if (kind === 'pickpocket' || kind === 'clowning')
    scene.due.push({ what: 'gold', amount: 1, rule: 'DF-COM-05' });
}

function armor(scene: Scene, id: string, card: string): void {
  const { table, cast: throwing } = scene;
  const printed = equipmentCard(card);
  if (printed.type !== 'armor' || !throwing) return;
  throwing.armor.push(card);
  scene.armors.push(card);
  if (printed.effect.kind === 'gold')
    scene.due.push({ what: 'gold', amount: printed.effect.amount, rule: 'DF-EQUIP-08' });
  forHero(table, id, (hero) => {
    if (printed.discardAfterUse) hero.equipment = without(hero.equipment, card);
    else hero.turned = [...hero.turned, card];
  });
}

function onHeroes(scene: Scene, event: DfEvent): void {
  const { table } = scene;
  switch (event.type) {
    case 'heroHurt':
      forHero(table, event.hero, (hero) => {
        hero.life = event.life;
      });
      healingFollows(scene, event.hero);
      if (scene.cast && event.hero === scene.cast.hero) {
        if (event.why === 'miss') scene.cast.settled = true;
        if (event.why === 'thorns') scene.cast.thornsSuffered = true;
      }
      return;
    case 'unhurt':
      healingFollows(scene, event.hero);
      if (scene.cast) scene.cast.settled = true;
      return;
    case 'healed':
      forHero(table, event.hero, (hero) => {
        hero.life = event.life;
      });
      redeem(scene, (due) => due.what === 'heal' && due.hero === event.hero);
      return;
    case 'fainted':
      forHero(table, event.hero, (hero) => {
        hero.fainted = true;
        hero.life = 0;
      });
      scene.due = scene.due.filter((due) => due.what !== 'heal' || due.hero !== event.hero);
      return;
    case 'tokenTurned':
      if (event.token === 'hammer') table.hammers += event.active ? 1 : -table.hammers;
      else {
        if (event.token === 'shield' && !event.active && scene.cast) scene.cast.shielded = true;
        table[event.token] = event.active;
      }
      return;
    case 'spent':
      spent(scene, event.hero, event.card, event.on);
      return;
    case 'xpGained':
      forHero(table, event.hero, (hero) => {
        hero.xp = event.xp;
      });
      return;
    case 'abilityUsed':
      if (!event.token) return;
      forHero(table, event.hero, (hero) => {
        hero.spent = [...hero.spent, event.colour];
      });
      return;
    default:
  }
}

/** [DF-RULING-60] The damage is taken off, or there is none after all: healing that waited for it comes next. */
function healingFollows(scene: Scene, hero: string): void {
  scene.due = scene.due.map((due) =>
    due.what === 'heal' && due.hero === hero ? { ...due, afterDamage: false } : due,
  );
}

function spent(scene: Scene, by: string, card: string, on: string): void {
  const { table } = scene;
  const printed = equipmentCard(card);
  forHero(table, by, (hero) => {
    hero.equipment = without(hero.equipment, card);
  });
  if (printed.type !== 'spendable') return;
  const { effect } = printed;
  if (effect.kind === 'doubleSection' && scene.cast) scene.cast.doubled = true;
  if (effect.kind === 'cancelMissDamage' && scene.cast) scene.cast.cancelled = true;
  if (effect.kind !== 'heal') return;
  const whom = effect.whom === 'all' ? table.heroes.filter(isUp).map(({ id }) => id) : [on];
  for (const hero of whom) {
    const { threat } = scene.before;
    const afterDamage = threat !== null && threat.amount > 0 && threat.heroes.includes(hero);
    const full = only(scene, hero).some((each) => each.life >= mostLife(each));
    if (afterDamage || !full)
      scene.due.push({ what: 'heal', hero, amount: effect.amount, rule: 'DF-EQUIP-11', afterDamage });
  }
}

function afterwards(scene: Scene, event: DfEvent): void {
  const { table } = scene;
  switch (event.type) {
    case 'monsterDefeated':
      if (table.fight) table.fight.life = event.life;
      scene.epic = event.epic;
      scene.bossFell = table.fight?.boss === true;
      return;
    case 'restBegan':
    case 'shopOpened':
      scene.offered.clear();
      scene.passed.clear();
      if (event.type === 'restBegan') resting(scene);
      else shopping(table, event.shop, event.cards);
      return;
    case 'scarred':
      forHero(table, event.hero, (hero) => {
        hero.scars = [...hero.scars, event.colour];
        hero.fainted = false;
        hero.life = event.life;
      });
      return;
    case 'eliminated':
      forHero(table, event.hero, (hero) => {
        hero.eliminated = true;
        hero.fainted = false;
        if (heroCard(hero.id).abilities.blue.kind === 'hammer') table.hammers = 0;
      });
      return;
    case 'equipmentTaken':
      taken(table, event.card, event.hero);
      return;
    case 'equipmentLeft':
      forHero(table, event.hero, (hero) => {
        hero.equipment = without(hero.equipment, event.card);
      });
      return;
    case 'offerRefused':
      scene.offered.add(`${event.card} ${event.to}`);
      return;
    case 'equipmentPassed':
      scene.passed.add(event.card);
      forHero(table, event.from, (hero) => {
        hero.equipment = without(hero.equipment, event.card);
      });
      forHero(table, event.to, (hero) => {
        hero.equipment = [...hero.equipment, event.card];
      });
      return;
    case 'setAside':
      table.setAside = [...table.setAside, event.card];
      table.room = null;
      return;
    case 'levelledUp':
      forHero(table, event.hero, (hero) => {
        hero.xp = 0;
        hero.tokens = [...hero.tokens, event.colour];
      });
      return;
    case 'bought':
      table.gold -= event.price;
      table.display = without(table.display, event.card);
      taken(table, event.card, event.hero);
      return;
    case 'healingBought':
      table.gold -= 1;
      healAll(scene, inGame(table), 1, 'DF-SHOP-05');
      return;
    case 'dieBought':
      table.gold -= 2;
      table.white += 1;
      return;
    case 'shopClosed':
      table.display = [];
      table.setAside = [];
      return;
    default:
  }
}

const shopping = (table: Table, shop: number, cards: readonly string[]): void => {
  table.shops = shop;
  table.display = [...cards];
  for (const hero of table.heroes) hero.spent = [];
};

const taken = (table: Table, card: string, by: string): void => {
  if (by === '') table.relics = [...table.relics, card];
  forHero(table, by, (hero) => {
    hero.equipment = [...hero.equipment, card];
  });
};

/** [DF-REST] What is owed when a Monster has fallen. */
function resting(scene: Scene): void {
  const { table } = scene;
  if (scene.epic) {
    scene.due.push({ what: 'gold', amount: 1, rule: 'DF-REST-02' });
    for (const id of table.relics) {
      const card = equipmentCard(id);
      if (card.type === 'relic' && card.effect.kind === 'epicGold')
        scene.due.push({ what: 'gold', amount: card.effect.amount, rule: 'DF-RELIC-03' });
    }
  }
  const { fight } = table;
  if (fight && fight.gold > 0) scene.due.push({ what: 'gold', amount: fight.gold, rule: 'DF-REST-04' });
}

/** [DF-REST-07 to -11] The Leader is known: the board is cleared, tokens and Armor are as before. */
function movingOn(scene: Scene): void {
  const { table } = scene;
  for (const id of table.relics) {
    const card = equipmentCard(id);
    if (card.type === 'relic' && card.effect.kind === 'restHeal')
      healAll(scene, inGame(table), card.effect.amount, 'DF-REST-09');
  }
  if (table.fight) table.discard = [...table.discard, table.fight.monster];
  table.fight = null;
  table.frog = false;
  table.tracking = false;
  table.shield = false;
  scene.armors = [];
  scene.whiteThrown = 0;
  for (const hero of table.heroes) hero.turned = [];
}
