import type { Hero } from '@questhall/games/dungeonland';
import { HEROES } from '@questhall/games/dungeonland';
import { art } from '../../../art/dungeonland/index.ts';
import type { Candidate } from '../../../table/parts/Candidates.tsx';
import { Candidates } from '../../../table/parts/Candidates.tsx';
import { icon } from '../icons.ts';
import type { DungeonScene } from '../logic/scene.ts';

/** The party is chosen. */
export const HeroPicker = ({ scene }: { readonly scene: DungeonScene }) => (
  <Candidates label="Heroes to choose from" of={HEROES.map((hero) => candidate(hero, scene))} />
);

function candidate({ id, name, health, energy, speed }: Hero, { view, names }: DungeonScene): Candidate {
  const taken = view.heroes.find(({ card }) => card === id);
  const at = { hero: id };
  return {
    id,
    at,
    choosing: { do: 'choose', hero: id, at },
    name,
    picture: art(id),
    numbers: [
      { shape: icon.heartsIcon, label: 'Health', value: health },
      { shape: icon.crystalShineIcon, label: 'Energy', value: energy },
      { shape: icon.footprintIcon, label: 'Speed', value: speed },
    ],
    note: taken && names[taken.seat],
    gone: taken !== undefined,
  };
}
