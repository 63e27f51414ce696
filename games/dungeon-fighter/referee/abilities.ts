/** [DF-ICON] [DF-COM] [DF-UNI] [DF-LVL] What faces, tokens and experience do. */
import { each, on } from './check.ts';
import { coloursFor, conditionMet, hasHammers, heroCard, isUp, sheet, usable } from './printed.ts';
import type { Scene } from './scene.ts';

/** The icon shows and could be used: then its thrower is asked before anything comes of the throw. */
const unasked = ({ cast, table }: Scene): string | undefined => {
  const hero = cast && sheet(table, cast.hero);
  if (!cast || !hero || !isUp(hero) || cast.landed?.face !== 'icon' || cast.hit === null) return undefined;
  if (cast.asked.has('ability') || cast.ruled) return undefined;
  const colours = usable(hero, cast).filter(
    (colour) => !(cast.instaKill && heroCard(hero.id).abilities[colour].kind === 'rethrow'),
  );
  return colours.length > 0 ? `${hero.id} shows the icon, may use ${colours}, and is not asked` : undefined;
};

export const ABILITIES = [
  on('abilityUsed', 'DF-ICON-01', ({ hero, colour, ability, token }, { cast, table }) => {
    const user = sheet(table, hero);
    if (!user || hero !== cast?.hero) return `${hero} uses an ability in the throw of ${cast?.hero}`;
    if (heroCard(hero).abilities[colour].kind !== ability) return `${hero} has no ${ability} on ${colour}`;
    if (!token && cast.landed?.face !== 'icon') return `${hero} uses ${ability} without the icon`;
    return !token && !coloursFor(user, cast).includes(colour) && `the ${cast.die} die activates ${colour}`;
  }),
  on('abilityUsed', 'DF-ICON-04', ({ hero, colour }, { cast }) =>
    cast && !conditionMet(heroCard(hero).abilities[colour], cast.hit === true)
      ? `${colour} is used on a ${cast.hit ? 'Hit' : 'Miss'}`
      : undefined,
  ),
  on('abilityUsed', 'DF-SCAR-04', ({ hero, colour }, { table }) =>
    sheet(table, hero)?.scars.includes(colour)
      ? `${hero} uses ${colour}, which is covered by a Scar`
      : undefined,
  ),
  on('abilityUsed', 'DF-RULING-13', ({ hero }, { cast }) =>
    cast && cast.ability !== null ? `${hero} uses a second ability on one throw` : undefined,
  ),
  on('abilityUsed', 'DF-FAINT-02', ({ hero }, { table }) => {
    const user = sheet(table, hero);
    return user && !isUp(user) && `${hero} is down and uses an ability`;
  }),
  on('abilityUsed', 'DF-LVL-09', ({ hero, colour, token }, { table, cast }) => {
    if (!token) return undefined;
    const user = sheet(table, hero);
    if (!table.levelUp || cast?.landed?.face === 'icon')
      return `${hero} uses a Level Up token beside an icon`;
    return !user?.tokens.includes(colour) || user.spent.includes(colour)
      ? `${hero} has no Level Up token left on ${colour}`
      : undefined;
  }),
  on('symbolUsed', 'DF-SDIE-06', ({ symbol }, { cast }) =>
    cast?.landed?.face !== symbol ? `${symbol} is used, but the die shows ${cast?.landed?.face}` : undefined,
  ),
  on('dieTakenBack', 'DF-COMBAT-03', ({ why }, { cast, table }) => {
    const again = cast?.ability === 'rethrow' || cast?.landed?.face === 'rethrow';
    if (why !== 'lightning') return !again && 'a die is thrown again without a reason';
    return cast?.landed?.rest !== 'lightning' && cast?.landed?.slimeTarget !== 'lightning' && table.fight
      ? 'a die is taken back, but it does not lie on the Lightning'
      : undefined;
  }),
  on('hammersSpent', 'DF-RULING-27', ({ hero, spent, bonus }, { table, cast }) => {
    const owner = sheet(table, hero);
    const usable = Math.min(table.hammers, cast?.hammersBefore ?? 0);
    if (!owner || !isUp(owner) || !hasHammers(owner)) return `${hero} spends Hammers`;
    if (cast?.hit !== true) return 'Hammers are spent on a Miss';
    if (spent > usable) return `${spent} Hammers are spent of ${usable}`;
    return bonus !== [0, 1, 3, 4][spent] && `${spent} Hammers deal ${bonus}`;
  }),
  on('tokenTurned', 'DF-UNI-06', ({ token, active }, { table, cast }) => {
    if (token !== 'hammer' || !active) return undefined;
    return (
      (cast?.ability !== 'hammer' || table.hammers >= 3) && `a Hammer becomes active, ${table.hammers} are`
    );
  }),
  on('tokenTurned', 'DF-UNI-01', ({ token, active }, { cast }) => {
    const by = {
      frog: 'metamorphosis',
      tracking: 'trackingStrike',
      shield: 'paradeShield',
      hammer: 'hammer',
    };
    return active && cast?.ability !== by[token] && `the ${token} becomes active by itself`;
  }),
  on('xpGained', 'DF-LVL-01', (_event, { table }) => !table.levelUp && 'XP outside of the variant'),
  on('xpGained', 'DF-LVL-06', ({ hero, xp }, { table }) => {
    const had = sheet(table, hero)?.xp ?? 0;
    return xp !== Math.min(3, had + 1) && `${hero} goes from ${had} to ${xp} XP`;
  }),
  on('xpGained', 'DF-LVL-03', ({ hero, why }, { cast, table }) =>
    why === 'lastHit' &&
    (cast?.hero !== hero || !cast.hit || (table.fight && table.fight.life > 0 && !cast.instaKill))
      ? `${hero} gets XP for a last Hit that was none`
      : undefined,
  ),
  on('xpGained', 'DF-LVL-04', ({ hero, why }, { cast }) =>
    why === 'declined' && (cast?.hero !== hero || cast.landed?.face !== 'icon')
      ? `${hero} gets XP for declining an icon that did not show`
      : undefined,
  ),
  on('xpGained', 'DF-LVL-05', ({ hero, why }, { cast, table }) => {
    if (why !== 'wasted') return undefined;
    const user = sheet(table, hero);
    return (
      (!user ||
        !cast ||
        cast.landed?.face !== 'icon' ||
        coloursFor(user, cast).length === 0 ||
        usable(user, cast).length > 0) &&
      `${hero} gets XP for an icon that was not wasted`
    );
  }),
  on('monsterHurt', 'DF-ICON-03', ({ why }, scene) => why === 'hit' && unasked(scene)),
  on('heroHurt', 'DF-ICON-03', ({ why }, scene) => why === 'miss' && unasked(scene)),
  on('turnBegan', 'DF-ICON-03', (_event, scene) => unasked(scene)),
  on('monsterHurt', 'DF-DEC-18', ({ why }, { cast, table }) => {
    if (why !== 'hit' || !cast) return undefined;
    const owner = table.heroes.find((hero) => isUp(hero) && hasHammers(hero));
    const left = Math.min(table.hammers, cast.hammersBefore);
    return owner && left > 0 && !cast.asked.has('hammers') && cast.hammers === 0
      ? `${owner.id} has ${left} Hammers and is not asked`
      : undefined;
  }),
];

export const ABILITIES_AFTER = [
  each('DF-UNI-06', ({ after }) => [
    (after.tokens.hammers < 0 || after.tokens.hammers > 3) && `${after.tokens.hammers} Hammers are active`,
  ]),
];
