/** When a Monster has fallen: rest, scars, loot, the shop. */
import type { DfEvent } from '../../src/events.ts';
import { equipmentCard, hasHammers, inGame } from '../printed.ts';
import type { Scene } from '../scene.ts';
import type { Table } from '../table.ts';
import { forHero, healAll, without } from './sheets.ts';

export function afterwards(scene: Scene, event: DfEvent): void {
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
      });
      if (!table.heroes.some((hero) => !hero.eliminated && hasHammers(hero))) table.hammers = 0;
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
