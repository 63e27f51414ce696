/** The dungeon and the board for those who listen. */
import type { DfView } from '@questhall/games/dungeon-fighter';
import {
  ABILITY_NAMES,
  abilityText,
  asDfOption,
  DIE_NAMES,
  FACES_OF,
  foeCard,
  heroSheet,
} from '@questhall/games/dungeon-fighter';
import type { Option } from '@questhall/kernel';
import type { Bearings } from '../../table/listen/bearings.ts';
import { boardPlaces } from './logic/board-walk.ts';
import type { DfScene } from './logic/scene.ts';
import { boardOf, heroShown, ownHeroes } from './logic/scene.ts';
import { SpokenThrow } from './throwing/SpokenThrow.tsx';

function threats(hero: string, { combat, threat, heroes }: DfView): readonly string[] {
  const life = heroes.find(({ id }) => id === hero)?.life ?? 0;
  const pending = threat?.heroes.includes(hero) ? [`about to lose ${threat.amount} life now`] : [];
  if (combat === null) return pending;
  const { name } = foeCard(combat.monster);
  const deadly = combat.damage >= life ? ', which makes you faint' : '';
  return [...pending, `${name} for ${combat.damage} life when you miss${deadly}`];
}

/** Which of its faces help. */
const facesOf = (die: keyof typeof FACES_OF): string =>
  `${FACES_OF[die].filter((face) => face === 'icon').length} of 6 faces show an icon`;

function effect(raw: Option, scene: DfScene): string | undefined {
  const option = asDfOption(raw);
  const { view } = scene;
  switch (option.do) {
    case 'take': {
      const hero = heroShown(scene);
      const colour = Object.entries(hero === undefined ? {} : heroSheet(hero.id).abilities).find(
        ([each]) => each === option.die,
      );
      return [
        facesOf(option.die),
        ...(colour === undefined
          ? []
          : [`which uses ${ABILITY_NAMES[colour[1].kind]}: ${abilityText(colour[1])}`]),
      ].join(', ');
    }
    case 'throw':
      return `The table throws the ${DIE_NAMES[view.throw?.die ?? 'white']} for you, with ${view.options.hand === 'average' ? 'an average' : `a ${view.options.hand}`} hand`;
    case 'retrieve':
      return `everybody loses ${view.combat?.damage ?? 0} life`;
    default:
      return undefined;
  }
}

export const bearings: Bearings<DfView> = {
  places: (view) => (view.combat === null ? [] : boardPlaces(boardOf({ view }))),
  where: () => undefined,
  me: (scene) => {
    const hero = heroShown(scene);
    return hero && { hero: hero.id };
  },
  isFoe: () => false,
  foes: ({ combat }) =>
    combat === null ? [] : [{ name: foeCard(combat.monster).name, life: Math.max(0, combat.life) }],
  threats: ({ hero }, view) => threats(String(hero), view),
  hand: (view, seat) =>
    ownHeroes({ view, seat }).flatMap(({ id, equipment }) => [
      { hero: id },
      ...equipment.map((card) => ({ card })),
    ]),
  effect,
  kinds: ['card', 'hero'],
  Control: SpokenThrow,
};
