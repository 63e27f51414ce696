/** What a thing or a skill is worth to a hero, and what he should wear of all he has. */
import { heroCard, itemCard, KITS, skillCard } from '../content/index.ts';
import { isConsumable, whyNotWield } from '../queries/items.ts';
import type { HeroState } from '../state.ts';
import type { Item, SkillId, Weapon } from '../vocabulary.ts';

/** Part of the faces that hit, by the type of the attack. */
const HITS = { melee: 1 / 2, ranged: 1 / 3, magical: 1 / 3 } as const;
/** Dice of a Gable chain, on the average. */
const CHAIN = 2;

const isCaster = (hero: HeroState): boolean => heroCard(hero.card).trees.includes('spellcasting');

function weaponWorth(hero: HeroState, { type, dice, range, powers }: Weapon): number {
  const { trees } = heroCard(hero.card);
  const blows = (dice === 'gable' ? CHAIN : dice) * HITS[type];
  const near = trees.includes('martial');
  const suits = type === 'melee' ? near : type === 'ranged' ? trees.includes('zenith') : isCaster(hero);
  const focus = type === 'magical' && isCaster(hero) ? 1 + range * 0.1 : 0;
  const afar = type === 'melee' ? 0 : 0.3;
  return (blows + afar + powers.length * 0.25) * (suits ? 1.25 : 0.6) + focus;
}

function worthOf(hero: HeroState, item: Item): number {
  switch (item.kind) {
    case 'weapon':
      return weaponWorth(hero, item);
    case 'armour':
      return (
        (item.dice === 'gable' ? CHAIN / 2 : item.dice) * 0.55 +
        item.powers.length * 0.3 +
        (item.speed ?? 0) * 0.15
      );
    case 'trinket':
      return 0.4 + item.powers.length * 0.3 + (item.phoenix ? 1 : 0);
  }
}

interface Outfit {
  readonly wielded: readonly string[];
  readonly worth: number;
}

/** One weapon counts; with each choice of it the hands may be filled otherwise. */
function bestOutfit(hero: HeroState, things: readonly string[]): Outfit {
  const items = things.map(itemCard);
  const rest = items
    .filter(({ kind }) => kind !== 'weapon')
    .sort((a, b) => worthOf(hero, b) - worthOf(hero, a));
  let best: Outfit = { wielded: [], worth: -1 };
  const weapons = items.filter(({ kind }) => kind === 'weapon');
  for (const weapon of weapons.length > 0 ? weapons : [undefined]) {
    const wearing: HeroState = { ...hero, wielded: weapon ? [weapon.id] : [] };
    let worth = weapon ? worthOf(hero, weapon) : 0;
    for (const item of rest) {
      if (whyNotWield(wearing, item.id)) continue;
      wearing.wielded.push(item.id);
      worth += worthOf(hero, item);
    }
    if (worth > best.worth) best = { wielded: wearing.wielded, worth };
  }
  return best;
}

const belongings = (hero: HeroState): string[] => [...hero.wielded, ...hero.backpack];

/** What he should wear of what he has. */
export const outfitOf = (hero: HeroState): Outfit => bestOutfit(hero, belongings(hero));

/** How much better off he would be with one thing more. */
export const gainBy = (hero: HeroState, thing: string): number =>
  isConsumable(thing) ? 0 : bestOutfit(hero, [...belongings(hero), thing]).worth - outfitOf(hero).worth;

const worths = new Map<string, number>();

/** What he wears now. Thoughts ask for it again and again. */
export function outfitWorth(hero: HeroState): number {
  const key = `${hero.card} ${hero.wielded.join(' ')}`;
  const known = worths.get(key) ?? bestOutfit(hero, hero.wielded).worth;
  worths.set(key, known);
  return known;
}

/** Is something in the pack that should be worn? */
export const isBadlyDressed = (hero: HeroState): boolean => {
  const { wielded } = outfitOf(hero);
  return wielded.some((thing) => !hero.wielded.includes(thing));
};

/** Wants first what he would have gathered by act 2, then by act 3, then what is cheap. */
export function skillWish(hero: HeroState, skill: SkillId): number {
  const [second, third] = KITS[hero.card] ?? [];
  const { cost } = skillCard(skill);
  if (second?.skills.includes(skill)) return 20 - second.skills.indexOf(skill);
  if (third?.skills.includes(skill)) return 10 - third.skills.indexOf(skill);
  return 1 / (1 + cost);
}
