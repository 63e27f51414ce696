/** [DF-REST] [DF-SCAR] [DF-SHOP] [DF-LVL] [DF-SCORE] What follows a combat, and how the game ends. */
import { each, on } from './check.ts';
import { equipmentCard, inGame, isUp, mostLife, nextLeft, sheet, up } from './printed.ts';
import type { Scene } from './scene.ts';

const open = (scene: Scene): string | undefined => {
  const late = scene.due.find((due) => due.what !== 'heal');
  return (
    late && `${late.what === 'gold' ? `${late.amount} Gold` : 'a white die'} was not given [${late.rule}]`
  );
};

const MODE = { normal: 5, hard: 15, inferno: 25 } as const;

function score({ table }: Scene): number {
  const scars = table.heroes.reduce((sum, hero) => sum + hero.scars.length, 0);
  const out = table.heroes.filter((hero) => hero.eliminated).length;
  return table.gold + 3 * table.white + (scars === 0 ? 5 : -scars) - 5 * out + MODE[table.difficulty];
}

export const AFTERWARDS = [
  on('goldGained', 'DF-MON-05', ({ amount, why }, { due }) =>
    !due.some((each) => each.what === 'gold' && each.amount === amount)
      ? `${amount} Gold from nowhere (${why})`
      : undefined,
  ),
  on('dieGained', 'DF-DUNFX-03', ({ why }, { due, table }) =>
    table.white >= 9 || !due.some((each) => each.what === 'die')
      ? `a white die from nowhere (${why})`
      : undefined,
  ),
  on('monsterRevealed', 'DF-PATH-07', (_event, scene) => open(scene)),
  on('roundBegan', 'DF-REST-01', (_event, scene) => open(scene)),
  on('shopOpened', 'DF-REST-01', (_event, scene) => open(scene)),
  on('restBegan', 'DF-REST-01', (_event, { table, cast }) =>
    table.fight && table.fight.life > 0 && !cast?.instaKill
      ? `rest beside a Monster with ${table.fight.life} life`
      : undefined,
  ),
  on('scarred', 'DF-SCAR-01', ({ hero, colour }, { table }) => {
    const down = sheet(table, hero);
    if (!down?.fainted) return `${hero} did not faint and gets a Scar`;
    return down.scars.includes(colour) && `${hero} gets a second Scar on ${colour}`;
  }),
  on('scarred', 'DF-SCAR-03', ({ hero, life }, { table }) => {
    const down = sheet(table, hero);
    const right = down ? mostLife(down) - 2 : 0;
    return life !== right && `${hero} rests to ${life} life, not ${right}`;
  }),
  on('eliminated', 'DF-SCAR-06', ({ hero }, { table }) => {
    const down = sheet(table, hero);
    return (!down?.fainted || down.scars.length < 3) && `${hero} is out with ${down?.scars.length} Scars`;
  }),
  on('setAside', 'DF-SCAR-01', (_event, { table }) => {
    const down = table.heroes.find((hero) => hero.fainted && !hero.eliminated);
    return down && `${down.id} fainted and gets no Scar`;
  }),
  on('leaderChosen', 'DF-RULING-14', ({ hero, why }, { table, lastThrower }) => {
    if (why !== 'lastThrow') return undefined;
    const stays = sheet(table, lastThrower);
    const right =
      stays && !stays.eliminated ? lastThrower : nextLeft(table, lastThrower, (each) => !each.eliminated);
    return hero !== right && `${hero} leads, but ${lastThrower} threw the last die`;
  }),
  on('shopOpened', 'DF-SHOP-01', ({ cards, shop }, { table, before }) => {
    const right = Math.min(before.decks.shop, 2 + inGame(table).length);
    if (shop !== table.shops + 1) return `Shop ${shop} after Shop ${table.shops}`;
    return cards.length !== right && `the Shop shows ${cards.length} cards, not ${right}`;
  }),
  on('bought', 'DF-SHOP-02', ({ card, price }, { table }) => {
    if (!table.display.includes(card)) return `${card} is not on display`;
    const right = equipmentCard(card).price;
    if (price !== right) return `${card} costs ${price}, not ${right}`;
    return table.gold < price && `${card} is bought for ${price} of ${table.gold} Gold`;
  }),
  on(
    'healingBought',
    'DF-SHOP-05',
    (_event, { table }) => table.gold < 1 && 'healing is bought without Gold',
  ),
  on('dieBought', 'DF-SHOP-06', (_event, { table }) =>
    table.gold < 2 || table.white >= 9
      ? `a die is bought with ${table.gold} Gold and ${table.white} dice`
      : undefined,
  ),
  on('levelledUp', 'DF-LVL-07', ({ hero, colour }, { table }) => {
    const user = sheet(table, hero);
    return (
      (user?.xp !== 3 || user.tokens.includes(colour)) && `${hero} levels up on ${colour} with ${user?.xp} XP`
    );
  }),
  on('gameEnded', 'DF-WIN-01', ({ how }, { bossFell, table }) => {
    if ((how === 'bossDefeated') !== bossFell) return `the game ends: ${how}`;
    if (how === 'allFainted') return up(table).length > 0 && 'the game is lost, but somebody stands';
    if (how === 'allEliminated') return inGame(table).length > 0 && 'the game is lost, but somebody is left';
    return how === 'noDice' && (!table.fight?.boss || table.fight.pool.length > 0 || table.white > 0)
      ? 'the game is lost for want of dice, but there are some'
      : undefined;
  }),
  on('gameEnded', 'DF-SCORE-01', (event, scene) => {
    const right = event.how === 'bossDefeated' ? score(scene) : null;
    return event.score !== right && `the score is ${event.score}, not ${right}`;
  }),
];

export const AFTERWARDS_AFTER = [
  each('DF-WHITE-02', ({ after }) => [
    (after.chest.white < 0 || after.chest.white > 9) && `${after.chest.white} white dice are in the Chest`,
    after.chest.gold < 0 && `${after.chest.gold} Gold is in the Chest`,
  ]),
  /** Healing that is neither told nor useless. */
  each('DF-HERO-05', ({ due, table, after }) =>
    due.map((each) => {
      if (each.what !== 'heal' || (each.afterDamage && after.threat)) return undefined;
      const hero = sheet(table, each.hero);
      return hero && isUp(hero) && hero.life < mostLife(hero)
        ? `${hero.id} should heal ${each.amount} and does not [${each.rule}]`
        : undefined;
    }),
  ),
];
