import type { Hero } from '@questhall/games/super-fantasy';
import { ATTRIBUTES, HEROES } from '@questhall/games/super-fantasy';
import { art } from '../../../art/super-fantasy/index.ts';
import type { Candidate } from '../../../table/parts/Candidates.tsx';
import { Candidates } from '../../../table/parts/Candidates.tsx';
import { icon } from '../icons.ts';
import { ATTRIBUTE_LOOKS } from '../logic/attributes.ts';
import type { SuperScene } from '../logic/scene.ts';

/** The party is chosen. */
export const HeroPicker = ({ scene }: { readonly scene: SuperScene }) => (
  <Candidates label="Heroes to choose from" of={HEROES.map((hero) => candidate(hero, scene))} />
);

function candidate(hero: Hero, { view, names }: SuperScene): Candidate {
  const taken = view.heroes.find(({ id }) => id === hero.id);
  const at = { card: hero.id };
  return {
    id: hero.id,
    at,
    choosing: { do: 'choose', hero: hero.id, at },
    name: hero.name,
    picture: art(hero.id),
    role: hero.class,
    numbers: [
      { shape: icon.heartsIcon, label: 'Life', value: hero.life },
      ...ATTRIBUTES.map((attribute) => ({
        shape: ATTRIBUTE_LOOKS[attribute].icon,
        label: ATTRIBUTE_LOOKS[attribute].name,
        value: hero.attributes[attribute],
      })),
    ],
    note: taken && names[taken.seat],
    gone: taken !== undefined,
  };
}
