/** Everything that can be done, from the cards: what heroes do, what monsters do, what events do. */
import {
  CONSUMABLES,
  EQUIPMENT,
  EVENT_CARDS,
  MINIONS,
  SKILLS,
  SPELLS,
  VILLAINS,
} from '../../src/content/index.ts';
import type { DungeonlandOption } from '../../src/decisions.ts';
import type { Scenery } from '../../src/state.ts';
import type { SkillId } from '../../src/vocabulary.ts';
import type { HeroSetting, Setting } from '../table.ts';

export interface Deed {
  readonly name: string;
  readonly by: 'hero' | 'monster' | 'event';
  /** What it takes. */
  readonly lay: (setting: Setting) => Setting;
  /** Which of the offers it is. */
  readonly is?: (option: DungeonlandOption) => boolean;
  readonly card?: string;
}

const equipped =
  (more: Partial<HeroSetting>) =>
  (setting: Setting): Setting => ({
    ...setting,
    heroes: setting.heroes.map((hero, i) => (i === 0 ? { ...more, ...hero, ...mended(hero, more) } : hero)),
  });

/** What the deed needs is added to what the circumstance says. */
const mended = (hero: HeroSetting, more: Partial<HeroSetting>): Partial<HeroSetting> => ({
  ...(more.wielded ? { wielded: more.wielded } : {}),
  ...(more.skills ? { skills: more.skills } : {}),
  ...(more.consumables ? { consumables: more.consumables } : {}),
  ...(more.id ? { id: more.id } : {}),
  ...(hero.backpack ? { backpack: hero.backpack } : {}),
});

const acting = (
  name: string,
  more: Partial<HeroSetting>,
  is: (option: DungeonlandOption) => boolean,
): Deed => ({
  name,
  by: 'hero',
  lay: equipped(more),
  is,
});

const WITH_POWERS = EQUIPMENT.filter((item) => item.kind === 'weapon' && item.powers.length > 0);
const FREE: readonly SkillId[] = SKILLS.filter(({ tree, cost }) => tree === 'spellcasting' && cost === 0).map(
  ({ id }) => id,
);
const ACTIVE_SKILLS: readonly SkillId[] = SKILLS.filter(({ tree }) => tree !== 'spellcasting').map(
  ({ id }) => id,
);
const PLAIN = [
  'move',
  'walk',
  'run',
  'rest',
  'forgo',
  'swap',
  'loot',
  'attackSpace',
  'endActivation',
] as const;
const TOUCHED: readonly Scenery['type'][] = ['chest', 'fountain', 'altar', 'lever', 'cage', 'barrel', 'key'];

export const DEEDS: readonly Deed[] = [
  ...PLAIN.map((deed) => acting(deed, {}, (option) => option.do === deed)),
  ...WITH_POWERS.map(({ id }) =>
    acting(
      `attack with ${id}`,
      { wielded: [id] },
      (option) => option.do === 'attack' && option.weapon === id,
    ),
  ),
  ...SPELLS.map(({ id }) =>
    acting(
      `cast ${id}`,
      { id: 'snow-white', wielded: ['fox-wand', 'winter-gown'], skills: [...FREE, id] },
      (option) => 'spell' in option && option.spell === id,
    ),
  ),
  ...ACTIVE_SKILLS.map((id) =>
    acting(
      `with ${id}`,
      {
        skills: ['powerStrike', 'cleaveAttack', id],
        wielded: ['glass-rapier', 'tower-shield', 'knights-plate'],
      },
      (option) =>
        option.do === id || option.do === 'attack' || (id === 'defensiveStance' && option.do === 'stance'),
    ),
  ),
  ...CONSUMABLES.map(({ id }) =>
    acting(
      `use ${id}`,
      { consumables: [id], health: 2 },
      (option) => 'consumable' in option && option.consumable === id,
    ),
  ),
  ...TOUCHED.map((type) => ({
    ...acting(`touch a ${type}`, {}, (option) => option.do === 'interact' || option.do === 'lootScenery'),
    lay: (setting: Setting): Setting => ({
      ...setting,
      scenery: [
        { type, x: 1, y: 3, lootable: type === 'barrel', holds: type === 'cage' ? 'caged-woodcutter' : '' },
      ],
    }),
  })),
  ...[...MINIONS, ...VILLAINS].map(
    ({ id }): Deed => ({
      name: `${id} activates`,
      by: 'monster',
      card: id,
      lay: (setting) => ({
        ...setting,
        monsters: [[id, 5, 3], ...(setting.monsters ?? []).filter(([card]) => !isVillain(card))],
        scenery: [{ type: 'oven', x: 0, y: 5 }],
      }),
    }),
  ),
  ...EVENT_CARDS.map(({ id }): Deed => ({ name: id, by: 'event', card: id, lay: (setting) => setting })),
];

function isVillain(card: string): boolean {
  return VILLAINS.some(({ id }) => id === card);
}
