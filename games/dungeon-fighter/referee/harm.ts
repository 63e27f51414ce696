/** [DF-HIT] [DF-MISS] [DF-FAINT] [DF-KILL] What a throw does to the Monster and to the Heroes. */
import { SECTION_VALUES } from '../src/throws.ts';
import { each, on } from './check.ts';
import { blow, equipmentCard, foeCard, healing, heroCard, isUp, mostLife, sheet } from './printed.ts';
import type { Scene } from './scene.ts';
import { landedOn } from './tell/throw.ts';

const VALUES: { readonly [place: string]: number } = { ...SECTION_VALUES, majorHeal: 0, lightning: 3 };

const isHit = (scene: Scene): boolean =>
  scene.cast?.landed?.faults.length === 0 && VALUES[landedOn(scene)] !== undefined;

/** [DF-RULING-36] */
function hitDamage({ table, cast }: Scene): number {
  if (!cast) return 0;
  const base = (cast.ability === 'focused' ? 5 : cast.value) * (cast.doubled ? 2 : 1);
  const weapons = cast.weapons.reduce((sum, id) => {
    const card = equipmentCard(id);
    return sum + (card.type === 'weapon' ? card.damage : 0);
  }, 0);
  const hammers = cast.hammers + (cast.hammers >= 2 ? 1 : 0);
  /** [DF-RULING-69] */
  const smash = cast.landed?.face === 'smash' ? 2 : 0;
  return base + weapons + hammers + smash + (table.tracking ? 1 : 0) + byAbility({ table, cast });
}

function byAbility({ table, cast }: Pick<Scene, 'table' | 'cast'>): number {
  switch (cast?.ability) {
    case 'piercing':
      return 2;
    case 'hammer':
      return 1;
    case 'royalMoney':
      return Math.min(5, Math.floor(table.gold / 2));
    case 'bellRinger':
      return cast.value >= 4 ? 3 : 1;
    case 'grapeshot':
      return Math.min(3, cast.othersOnBoard);
    case 'swornEnemy': {
      const enemy = Object.values(heroCard(cast.hero).abilities).find(({ kind }) => kind === 'swornEnemy');
      const type = table.fight ? foeCard(table.fight.monster).type : undefined;
      return enemy?.kind === 'swornEnemy' && enemy.type === type ? 4 : 1;
    }
    default:
      return 0;
  }
}

/** [DF-MISS-06] What a Miss costs after Frog and Armor; nothing if it is dodged, warded off or cancelled. */
export function missDamage({ table, cast }: Scene): number {
  if (!cast || !table.fight) return 0;
  if (cast.ability === 'agileInstincts' || cast.shielded || cast.cancelled) return 0;
  const armor = cast.armor.reduce((sum, id) => {
    const card = equipmentCard(id);
    if (card.type !== 'armor' || card.effect.kind !== 'prevent') return sum;
    return sum + (card.effect.amount === 'all' ? 99 : card.effect.amount);
  }, 0);
  return Math.max(0, blow(table.fight) - (table.frog ? 2 : 0) - armor);
}

export const HARM = [
  on('judged', 'DF-HIT-01', ({ hit }, scene) =>
    !scene.cast?.ruled && hit !== isHit(scene)
      ? `${landedOn(scene)} with faults (${scene.cast?.landed?.faults}) is called a ${hit ? 'Hit' : 'Miss'}`
      : undefined,
  ),
  on('judged', 'DF-HIT-02', ({ hit, value }, scene) => {
    if (scene.cast?.ruled) return undefined;
    const right = hit ? (VALUES[landedOn(scene)] ?? 0) : 0;
    return value !== right && `${landedOn(scene)} counts ${value}, not ${right}`;
  }),
  on('monsterHurt', 'DF-RULING-36', ({ why, amount }, scene) =>
    why === 'hit' && amount !== hitDamage(scene)
      ? `a Hit deals ${amount}, not ${hitDamage(scene)}`
      : undefined,
  ),
  on('monsterHurt', 'DF-COM-01', ({ why, amount }, { cast }) =>
    why === 'agileInstincts' && (amount !== 2 || cast?.hit !== false)
      ? `Agile Instincts deal ${amount}`
      : undefined,
  ),
  on('monsterHurt', 'DF-EQUIP-08', ({ why, amount }, { cast }) => {
    if (why !== 'armor') return undefined;
    const card = cast?.armor
      .map(equipmentCard)
      .findLast((each) => each.type === 'armor' && each.effect.kind === 'hurtMonster');
    const right = card?.type === 'armor' && card.effect.kind === 'hurtMonster' ? card.effect.amount : 0;
    return amount !== right && `Armor deals ${amount}, not ${right}`;
  }),
  on('monsterHurt', 'DF-HIT-03', ({ amount, life }, { table }) =>
    table.fight && life !== table.fight.life - amount
      ? `${table.fight.life} less ${amount} is told as ${life}`
      : undefined,
  ),
  on('instaKilled', 'DF-KILL-01', (_event, scene) =>
    scene.cast?.landed?.face !== 'icon' || landedOn(scene) !== 'bullseye' || scene.cast.hit !== true
      ? 'an insta-kill without bullseye and icon'
      : undefined,
  ),
  on('monsterHurt', 'DF-KILL-01', ({ why }, scene) =>
    why === 'hit' &&
    scene.cast?.landed?.face === 'icon' &&
    landedOn(scene) === 'bullseye' &&
    !scene.cast.ruled
      ? 'bullseye and icon only deal damage'
      : undefined,
  ),
  on('heroHurt', 'DF-MISS-06', ({ why, amount, hero }, scene) => {
    if (why !== 'miss') return undefined;
    if (scene.cast?.hit !== false) return `${hero} suffers for a Miss that was none`;
    if (hero !== scene.cast.hero) return `${hero} suffers for the Miss of ${scene.cast.hero}`;
    const right = missDamage(scene);
    return amount !== right && `the Miss costs ${hero} ${amount}, not ${right}`;
  }),
  on('heroHurt', 'DF-MOD-03', ({ why, amount, hero }, { cast }) => {
    if (why !== 'thorns') return undefined;
    if (!cast?.landed?.thorns || hero !== cast.hero || cast.thornsSuffered)
      return `${hero} suffers from no thorns`;
    return amount !== 3 && `thorns cost ${amount}`;
  }),
  on('judged', 'DF-RULING-37', (_event, { cast, table }) => {
    const hero = cast && sheet(table, cast.hero);
    return (
      cast?.landed?.thorns &&
      !cast.thornsSuffered &&
      hero &&
      isUp(hero) &&
      `${hero.id} touched the thorns and is judged unhurt`
    );
  }),
  on(
    'heroHurt',
    'DF-TPL-05',
    ({ why, amount }) => why === 'flip' && amount !== 1 && `a bad flip costs ${amount}`,
  ),
  on('heroHurt', 'DF-FAINT-02', ({ hero, why }, { table }) => {
    const hurt = sheet(table, hero);
    return hurt && !isUp(hurt) && `${hero} is down and is hurt again (${why})`;
  }),
  on('heroHurt', 'DF-FAINT-01', ({ hero, amount, life }, { table, due }) => {
    const hurt = sheet(table, hero);
    if (!hurt) return undefined;
    const saved = due.some((each) => each.what === 'heal' && each.hero === hero && each.afterDamage);
    const left = hurt.life - amount;
    const right = saved ? left : Math.max(0, left);
    return life !== right && `${hero} had ${hurt.life}, suffers ${amount} and is told to have ${life}`;
  }),
  on('unhurt', 'DF-MISS-06', ({ hero }, scene) =>
    scene.cast?.hit === false && missDamage(scene) > 0
      ? `${hero} is spared ${missDamage(scene)} without a reason`
      : undefined,
  ),
  on('fainted', 'DF-FAINT-01', ({ hero }, { table, due }) => {
    const down = sheet(table, hero);
    const saved = due.some((each) => each.what === 'heal' && each.hero === hero);
    return (
      down &&
      (down.life > 0 || saved) &&
      `${hero} faints with ${down.life} life${saved ? ' and healing to come' : ''}`
    );
  }),
  on('fainted', 'DF-DEC-21', ({ hero }, { table, spendAsked }) => {
    const down = sheet(table, hero);
    const owner = table.heroes.find(
      (each) =>
        isUp(each) &&
        each.equipment.some((id) => {
          const effect = healing(equipmentCard(id));
          return effect && down && down.life + effect.amount > 0;
        }) &&
        !spendAsked.has(each.seat),
    );
    return owner && `${owner.id} could have kept ${hero} up and was not asked`;
  }),
  on('healed', 'DF-RULING-60', ({ hero }, { due }) => {
    const promise = due.find((each) => each.what === 'heal' && each.hero === hero);
    return (
      promise?.what === 'heal' && promise.afterDamage && `${hero} is healed before the damage is taken off`
    );
  }),
  on('healed', 'DF-HERO-05', ({ hero, amount, life }, { table, due }) => {
    const healed = sheet(table, hero);
    const promise = due.find((each) => each.what === 'heal' && each.hero === hero);
    if (!healed || promise?.what !== 'heal') return `${hero} is healed by nothing`;
    const right = Math.min(mostLife(healed), healed.life + promise.amount);
    return (
      (life !== right || amount !== right - healed.life) &&
      `${hero} has ${healed.life} and heals ${promise.amount}: told ${amount}, ${life} left, not ${right}`
    );
  }),
  on('healed', 'DF-RULING-11', ({ hero }, { table }) => {
    const healed = sheet(table, hero);
    return healed && !isUp(healed) && `${hero} is down and is healed`;
  }),
  on('monsterDefeated', 'DF-HIT-04', ({ life }, { table, cast }) =>
    table.fight && table.fight.life > 0 && !cast?.instaKill ? `defeated with ${life} life` : undefined,
  ),
  on('monsterDefeated', 'DF-REST-02', ({ epic }, { table, cast }) => {
    const right = cast?.hit === true && (cast.instaKill || (table.fight !== null && table.fight.life <= -3));
    return epic !== right && `${epic ? 'an' : 'no'} Epic Shot with ${table.fight?.life} life left`;
  }),
];

export const HARM_AFTER = [
  each('DF-HERO-05', ({ after }) =>
    after.heroes.map(
      (hero) =>
        (hero.life > hero.maxLife || hero.life < 0) && `${hero.id} has ${hero.life} of ${hero.maxLife} life`,
    ),
  ),
  each('DF-FAINT-01', ({ after }) =>
    after.heroes.map(
      (hero) =>
        !hero.eliminated &&
        hero.life < 1 !== hero.fainted &&
        after.threat === null &&
        `${hero.id} has ${hero.life} life and is ${hero.fainted ? 'down' : 'up'}`,
    ),
  ),
  each('DF-MON-04', ({ after }) => {
    if (!after.combat) return [];
    const { life, tens, units } = after.combat;
    return [tens * 10 + units !== Math.max(0, life) && `${life} life are told as ${tens} tens and ${units}`];
  }),
  each('DF-MAB-04', ({ after, table }) => [
    after.combat && table.fight && after.combat.damage !== blow(table.fight)
      ? `the blow is told as ${after.combat.damage}, not ${blow(table.fight)}`
      : undefined,
  ]),
];
