/** What befalls Heroes: damage, healing, tokens, cards that are spent. */
import type { DfEvent } from '../../src/events.ts';
import { equipmentCard, isUp, mostLife } from '../printed.ts';
import type { Scene } from '../scene.ts';
import { redeem } from '../scene.ts';
import { forHero, only, without } from './sheets.ts';

export function onHeroes(scene: Scene, event: DfEvent): void {
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
