/** A party of Dungeonland that has learnt and found much: long lists, full backpacks, a campaign half told. */
import type { Json } from '@questhall/kernel';
import { CONSUMABLES, EQUIPMENT, HEROES, SKILLS } from '../../../../games/dungeonland/src/content/index.ts';

const WIZARDS = HEROES.filter(({ trees }) => trees.includes('spellcasting'));
const PARTY = [...WIZARDS, ...HEROES.filter((hero) => !WIZARDS.includes(hero))].slice(0, 2);
const CARRIED = 3;

/** Between the fourth adventure and the next one: learning and trading come first. */
export const VETERANS: { readonly [option: string]: Json } = {
  players: 2,
  party: '2',
  mode: 'campaign',
  campaign: {
    adventure: 'a4',
    met: true,
    lost: '',
    interlude: 2,
    heroes: PARTY.map(({ id, trees, wielded }, at) => ({
      card: id,
      wielded: [...wielded],
      backpack: EQUIPMENT.slice(at * CARRIED, (at + 1) * CARRIED).map((item) => item.id),
      consumables: CONSUMABLES.slice(0, CARRIED).map((item) => item.id),
      gold: 140,
      xp: 6,
      skills: SKILLS.filter(({ tree }) => trees.some((own) => own === tree)).map((skill) => skill.id),
    })),
    won: ['a1', 'a2', 'a3a'],
    failed: [],
    discarded: [],
  },
};
