import type { Hero } from '@questhall/games/pug-quest';
import { abilityText, SYMBOLS } from '@questhall/games/pug-quest';
import type { Scene } from '../../../table/game-table.ts';
import type { Candidate } from '../../../table/parts/Candidates.tsx';
import { Candidates } from '../../../table/parts/Candidates.tsx';
import { icon } from '../icons.ts';
import { intend } from '../intent.ts';
import type { TableView } from '../logic/after.ts';
import { artOf } from '../logic/art.ts';
import { allHeroes } from '../logic/cards.ts';
import { EnergySymbol } from '../pieces/EnergySymbol.tsx';
import { ENERGY_LOOKS } from '../pieces/energy-looks.ts';
import styles from './HeroPicker.module.css';

/** [PQ-SETUP-01] Every pug that can be played, and who has taken one. */
export const HeroPicker = ({ scene }: { readonly scene: Scene<TableView> }) => (
  <Candidates
    label="Pugs to choose from"
    of={allHeroes(scene.view).map((hero) => candidate(hero, scene))}
    onPoint={(pointed) => intend(scene.decision?.id, { pointed })}
  />
);

function candidate(hero: Hero, { view, names }: Scene<TableView>): Candidate {
  const { id, name, type, life, initiative, movement } = hero;
  const [light, dark] = ENERGY_LOOKS[type].ground;
  const taken = view.heroes.find((other) => other.id === id);
  const at = { card: id };
  return {
    id,
    at,
    choosing: { do: 'choose', hero: id, at },
    name,
    picture: artOf(id, view),
    ground: `linear-gradient(180deg, ${light}, ${dark})`,
    role: hero.class,
    numbers: [
      { shape: icon.heartsIcon, label: 'Life', value: life },
      { shape: icon.sprintIcon, label: SYMBOLS.initiative, value: initiative },
      { shape: icon.pawIcon, label: SYMBOLS.movement, value: movement },
    ],
    about: <Ability hero={hero} />,
    note: taken && (names[taken.seat] ?? 'taken'),
    gone: taken !== undefined,
  };
}

const Ability = ({ hero: { type, ability } }: { readonly hero: Hero }) => (
  <span className={styles.ability}>
    <EnergySymbol energy={type} />
    <b>{ability.name}.</b> {abilityText(ability, 'hero')}
  </span>
);
