import type { HeroView } from '@questhall/games/pug-quest';
import { nameOf } from '@questhall/games/pug-quest';
import type { Scene } from '../../../table/game-table.ts';
import type { SeatNumber } from '../../../ui/seats.ts';
import { TableDisplay } from '../board/Sides.tsx';
import { useIntent } from '../intent.ts';
import type { TableView } from '../logic/after.ts';
import { artOf } from '../logic/art.ts';
import { allHeroes, heroCard, heroOfSeat, typeOf } from '../logic/cards.ts';
import { HeroConsole } from '../pieces/HeroConsole.tsx';
import { Actions } from './Actions.tsx';
import { Belongings } from './Belongings.tsx';
import { Combos } from './Combos.tsx';
import { EvilConsole, EvilHand } from './EvilLord.tsx';
import { FaceDownHand } from './FaceDownHand.tsx';
import { TableHand } from './TableHand.tsx';
import styles from './Tray.module.css';

/** The hero whose side of the table this is: one's own, or for those who look on whoever acts. */
function heroShown({ view, seat }: Scene<TableView>): HeroView | undefined {
  if (seat !== null) return heroOfSeat(view, seat);
  return view.heroes.find(({ id }) => id === view.turn?.of) ?? view.heroes[0];
}

const isEvilLord = ({ view, seat }: Scene<TableView>): boolean =>
  view.evilLord !== null && view.evilLord.seat === seat;

/** Hero, combos and hand side by side. */
export function Tray(scene: Scene<TableView>) {
  const hero = useShown(scene);
  if (isEvilLord(scene))
    return (
      <div className={styles.evil}>
        <EvilConsole scene={scene} />
        <EvilHand scene={scene} />
      </div>
    );
  if (hero === undefined) return null;
  return (
    <div className={styles.tray}>
      <Console scene={scene} hero={hero} />
      <Combos scene={scene} hero={hero} />
      <Cards scene={scene} hero={hero} />
    </div>
  );
}

/** While pugs are being chosen, the one that is pointed at shows what it can do; else the own, or the first. */
function useShown(scene: Scene<TableView>): HeroView | undefined {
  const { view, decision } = scene;
  const { pointed } = useIntent(decision?.id);
  if (view.world > 0) return heroShown(scene);
  const [first] = decision?.options ?? [];
  const id = pointed ?? heroShown(scene)?.id ?? first?.at?.card ?? allHeroes(view)[0]?.id;
  return id === undefined ? undefined : candidate(String(id), scene);
}

/** A hero nobody plays yet, as it would begin. */
function candidate(id: string, { view, seat }: Scene<TableView>): HeroView | undefined {
  const card = heroCard(id, view);
  return (
    view.heroes.find((hero) => hero.id === id) ??
    (card && {
      id,
      seat: seat ?? 0,
      life: card.life,
      damage: 0,
      initiative: card.initiative,
      movement: card.movement,
      attackBonus: 0,
      armour: 0,
      marks: [],
      tokens: [],
      acted: false,
      cards: 0,
      handLimit: 0,
      treasures: [],
      prizes: [],
      xp: 0,
      level: 1,
      fallen: false,
      used: [],
      extraActions: 0,
      costChange: 0,
    })
  );
}

interface HeroProps {
  readonly scene: Scene<TableView>;
  readonly hero: HeroView;
}

function Console({ scene, hero }: HeroProps) {
  const { view } = scene;
  const card = heroCard(hero.id, view);
  return (
    <HeroConsole
      name={nameOf(hero.id, view)}
      detail={`${card?.class ?? ''}, level ${hero.level}`}
      art={artOf(hero.id, view)}
      type={typeOf(hero.id, view)}
      seat={((hero.seat % 6) + 1) as SeatNumber}
      life={hero.fallen ? 0 : hero.life - hero.damage}
      maxLife={hero.life}
      xp={hero.xp}
      treasures={<Belongings scene={scene} hero={hero} />}
      many={hero.treasures.length + hero.prizes.length > 1}
    >
      {view.world > 0 && <Actions scene={scene} hero={hero} />}
    </HeroConsole>
  );
}

function Cards({ scene, hero }: HeroProps) {
  const hand = scene.view.hands?.[hero.id];
  return hand === undefined ? <FaceDownHand count={hero.cards} /> : <TableHand scene={scene} hand={hand} />;
}

/** A treasure must go: on a phone they lie where the eye is. */
const losesTreasure = ({ decision }: Scene<TableView>): boolean =>
  decision?.kind === 'forcedDiscard' && decision.about.what === 'treasure';

/** A phone's tab: actions, what can be drawn, and the hand. */
export function HandPart(scene: Scene<TableView>) {
  const hero = heroShown(scene);
  if (isEvilLord(scene)) return <EvilHand scene={scene} />;
  if (hero === undefined) return null;
  return (
    <div className={styles.phoneHand}>
      {losesTreasure(scene) ? (
        <div className={styles.phoneThings}>
          <Belongings scene={scene} hero={hero} />
        </div>
      ) : (
        <Actions scene={scene} hero={hero} />
      )}
      <div className={styles.phoneDisplay}>
        <TableDisplay scene={scene} />
      </div>
      <div className={styles.phoneFan}>
        <Cards scene={scene} hero={hero} />
      </div>
    </div>
  );
}

/** A phone's tab: who one is, and what one can play. */
export function CombosPart(scene: Scene<TableView>) {
  const hero = useShown(scene);
  if (isEvilLord(scene)) return <EvilConsole scene={scene} />;
  if (hero === undefined) return null;
  return (
    <div className={styles.phoneCombos}>
      <Combos scene={scene} hero={hero} />
      <div className={styles.phoneThings}>
        <span>
          Level {hero.level}, {hero.xp} XP
        </span>
        <Belongings scene={scene} hero={hero} />
      </div>
    </div>
  );
}
