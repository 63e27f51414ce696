/** On the way: who leads, which room, which Monster, what lies ready for the fight. */
import type { DfEvent } from '../../src/events.ts';
import { COLOURS } from '../../src/vocabulary.ts';
import { equipmentCard, foeCard, inGame, isUp, nextLeft, roomCard, sheet, up } from '../printed.ts';
import type { Scene } from '../scene.ts';
import { redeem } from '../scene.ts';
import type { Fight, Sheet, Table } from '../table.ts';
import { healAll, without } from './sheets.ts';

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

export function inDungeon(scene: Scene, event: DfEvent): void {
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
