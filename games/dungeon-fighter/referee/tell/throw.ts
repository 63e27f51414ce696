/** A throw: the die, where it came to lie, what it did. */
import type { DfEvent } from '../../src/events.ts';
import type { Die } from '../../src/throws.ts';
import { COLOURS } from '../../src/vocabulary.ts';
import { equipmentCard, up } from '../printed.ts';
import type { Scene } from '../scene.ts';
import { cast } from '../table.ts';
import { forHero, healAll, only, without } from './sheets.ts';

export function inThrow(scene: Scene, event: DfEvent): void {
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
