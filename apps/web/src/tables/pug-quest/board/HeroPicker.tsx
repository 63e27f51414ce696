import type { Hero } from '@questhall/games/pug-quest';
import { abilityText, SYMBOLS } from '@questhall/games/pug-quest';
import type { Scene } from '../../../table/game-table.ts';
import { useTarget } from '../../../table/targets.tsx';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { SeatNumber } from '../../../ui/seats.ts';
import { SEAT_STYLES } from '../../../ui/seats.ts';
import { icon } from '../icons.ts';
import { intend } from '../intent.ts';
import type { TableView } from '../logic/after.ts';
import { artOf } from '../logic/art.ts';
import { allHeroes } from '../logic/cards.ts';
import { EnergySymbol } from '../pieces/EnergySymbol.tsx';
import { ENERGY_LOOKS } from '../pieces/energy-looks.ts';
import { LifeHearts } from '../pieces/LifeHearts.tsx';
import styles from './HeroPicker.module.css';

/** [PQ-SETUP-01] Every pug that can be played, and who has taken one. */
export function HeroPicker({ scene }: { readonly scene: Scene<TableView> }) {
  return (
    <ul className={styles.pugs} aria-label="Pugs to choose from">
      {allHeroes(scene.view).map((hero) => (
        <li key={hero.id}>
          <Pug scene={scene} hero={hero} />
        </li>
      ))}
    </ul>
  );
}

function Pug({ scene, hero }: { readonly scene: Scene<TableView>; readonly hero: Hero }) {
  const { view, names, decision } = scene;
  const { id, name, type, life, initiative, movement, ability } = hero;
  const at = { card: id };
  const { legal, hint, bind } = useTarget(at);
  const point = () => intend(decision?.id, { pointed: id });
  const taken = view.heroes.find((other) => other.id === id);
  const [light, dark] = ENERGY_LOOKS[type].ground;
  const ring = taken && SEAT_STYLES[((taken.seat % 6) + 1) as SeatNumber].colour;
  return (
    <button
      {...bind}
      type="button"
      onFocus={point}
      onPointerEnter={(event) => {
        bind.onPointerEnter?.(event);
        point();
      }}
      className={classes(styles.pug, legal && styles.can, taken && styles.taken)}
      data-hinted={hint !== undefined}
    >
      <span className={styles.picture} style={{ background: `linear-gradient(180deg, ${light}, ${dark})` }}>
        <img src={artOf(id, view)} alt="" />
        <EnergySymbol energy={type} />
        {taken !== undefined && (
          <span className={styles.seat} style={{ borderColor: ring }}>
            {names[taken.seat] ?? 'taken'}
          </span>
        )}
      </span>
      <span className={styles.name}>{name}</span>
      <span className={styles.class}>{hero.class}</span>
      <span className={styles.numbers}>
        <LifeHearts life={life} max={life} />
        <span title={SYMBOLS.initiative}>
          <Icon shape={icon.sprintIcon} label={SYMBOLS.initiative} />
          {initiative}
        </span>
        <span title={SYMBOLS.movement}>
          <Icon shape={icon.pawIcon} label={SYMBOLS.movement} />
          {movement}
        </span>
      </span>
      <span className={styles.text}>
        <b>{ability.name}.</b> {abilityText(ability, 'hero')}
      </span>
    </button>
  );
}
