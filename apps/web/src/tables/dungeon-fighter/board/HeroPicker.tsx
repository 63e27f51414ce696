import type { Hero } from '@questhall/games/dungeon-fighter';
import { ABILITY_NAMES, COLOURS, HEROES, ownHero } from '@questhall/games/dungeon-fighter';
import { art } from '../../../art/dungeon-fighter/index.ts';
import type { Candidate } from '../../../table/parts/Candidates.tsx';
import { Candidates } from '../../../table/parts/Candidates.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { ABILITY_ICONS } from '../logic/looks.ts';
import type { DfScene } from '../logic/scene.ts';
import styles from './HeroPicker.module.css';

/** The party is chosen. */
export function HeroPicker({ scene }: { readonly scene: DfScene }) {
  const { boxes } = scene.view.options;
  const heroes = [...HEROES.filter(({ pack }) => boxes === 'mixed' || pack === boxes), ...broughtTo(scene)];
  return <Candidates label="Heroes to choose from" of={heroes.map((hero) => candidate(hero, scene))} />;
}

/** Those that players made: offered, or taken already. */
function broughtTo({ view, decision }: DfScene): readonly Hero[] {
  const offered = (decision?.options ?? []).flatMap((option) =>
    'hero' in option ? [String(option.hero)] : [],
  );
  const named = new Set([...view.heroes.map(({ id }) => id), ...offered]);
  return [...named].flatMap((id) => ownHero(id) ?? []);
}

function candidate(hero: Hero, { view, names }: DfScene): Candidate {
  const taken = view.heroes.find(({ id }) => id === hero.id);
  const at = { hero: hero.id };
  return {
    id: hero.id,
    at,
    choosing: { do: 'choose', hero: hero.id, at },
    name: hero.name,
    picture: art(hero.picture),
    about: <Abilities hero={hero} />,
    note: taken && names[taken.seat],
    gone: taken !== undefined,
  };
}

const Abilities = ({ hero: { abilities } }: { readonly hero: Hero }) =>
  COLOURS.map((colour) => (
    <span key={colour} className={styles.ability} data-colour={colour}>
      <Icon shape={ABILITY_ICONS[abilities[colour].kind]} />
      {ABILITY_NAMES[abilities[colour].kind]}
    </span>
  ));
