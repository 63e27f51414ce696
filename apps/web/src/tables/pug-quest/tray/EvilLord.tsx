import type { MonsterView } from '@questhall/games/pug-quest';
import { nameOf, plural } from '@questhall/games/pug-quest';
import type { Scene } from '../../../table/game-table.ts';
import { useTarget } from '../../../table/targets.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Medallion } from '../../../ui/Medallion.tsx';
import { looksOf } from '../board/Creature.tsx';
import { icon } from '../icons.ts';
import type { TableView } from '../logic/after.ts';
import { artOf } from '../logic/art.ts';
import { typeOf } from '../logic/cards.ts';
import { nextTurnOf } from '../logic/forecast.ts';
import { orderOf } from '../logic/order.ts';
import { ENERGY_LOOKS } from '../pieces/energy-looks.ts';
import styles from './EvilLord.module.css';
import { FaceDownHand } from './FaceDownHand.tsx';
import { TableHand } from './TableHand.tsx';

interface SceneProps {
  readonly scene: Scene<TableView>;
}

/** [PQ-EVIL] Who one is, and one's creatures in the order in which they act. */
export function EvilConsole({ scene }: SceneProps) {
  const { view } = scene;
  const monsters = orderOf(view).flatMap(
    ({ id }) => view.monsters.find((monster) => monster.id === id) ?? [],
  );
  return (
    <section className={styles.console} aria-label="Evil Lord">
      <div className={styles.portrait}>
        <Icon shape={icon.impLaughIcon} />
      </div>
      <div className={styles.info}>
        <h2>Evil Lord</h2>
        <p>
          A card of a hero’s type adds 1 damage to an attack on it; a card of a creature’s own type wards off
          1 damage. Jokers do both.
        </p>
        <ul className={styles.creatures} aria-label="Your creatures">
          {monsters.map((monster) => (
            <li key={monster.id}>
              <OwnCreature monster={monster} view={view} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const movesText = (steps: number): string =>
  steps === 0 ? 'cannot move' : `moves up to ${plural(steps, 'lane')}`;

function OwnCreature({ monster, view }: { readonly monster: MonsterView; readonly view: TableView }) {
  const { bind } = useTarget({ order: monster.id });
  const { kind } = looksOf(monster, view);
  const next = nextTurnOf(monster, view);
  return (
    <button {...bind} type="button" className={styles.creature} onClick={undefined}>
      <Medallion
        label={nameOf(monster.id, view)}
        base={kind}
        art={artOf(monster.id, view) ?? ''}
        tone={ENERGY_LOOKS[typeOf(monster.id, view)].ground}
        size={44}
      />
      <span>
        <b>{nameOf(monster.id, view)}</b>
        {monster.acted ? 'has acted' : `lane ${next?.from ?? ''}, ${movesText(monster.movement)}`}
      </span>
    </button>
  );
}

/** The cards the Evil Lord pays with; nobody else sees them. */
export function EvilHand({ scene }: SceneProps) {
  const { evilLord } = scene.view;
  if (evilLord === null) return null;
  return (
    <div className={styles.hand}>
      {evilLord.hand === null ? (
        <FaceDownHand count={evilLord.cards} />
      ) : (
        <TableHand scene={scene} hand={evilLord.hand} />
      )}
    </div>
  );
}
