import type { Colour, Die, HeroView } from '@questhall/games/dungeon-fighter';
import { ABILITY_NAMES, abilityText, COLOURS, DIE_NAMES, heroSheet } from '@questhall/games/dungeon-fighter';
import { useTarget } from '../../../table/targets.tsx';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { FoeCard, RoomNote } from '../board/Foe.tsx';
import { icon } from '../icons.ts';
import { ABILITY_ICONS } from '../logic/looks.ts';
import type { DfScene } from '../logic/scene.ts';
import { heroShown, ownHeroes } from '../logic/scene.ts';
import { DiePicture } from '../pieces/DieCube.tsx';
import { GearCard } from '../pieces/GearCard.tsx';
import { HeroFace } from '../pieces/HeroFace.tsx';
import { LifeTrack } from '../pieces/LifeTrack.tsx';
import styles from './Tray.module.css';

interface PartProps {
  readonly scene: DfScene;
  readonly hero: HeroView;
}

export function Tray(scene: DfScene) {
  const hero = heroShown(scene);
  if (hero === undefined) return null;
  return (
    <div className={styles.tray}>
      <Sheet scene={scene} hero={hero} />
      <DicePool scene={scene} />
      <Gear scene={scene} hero={hero} />
      <Chest scene={scene} />
    </div>
  );
}

/** A phone's tab: the Hero and the dice. */
export function ThrowPart(scene: DfScene) {
  const hero = heroShown(scene);
  return (
    <div className={styles.phone}>
      {hero !== undefined && <Sheet scene={scene} hero={hero} />}
      <DicePool scene={scene} />
    </div>
  );
}

/** A phone's tab: what the Hero carries, and what belongs to all. */
export function GearPart(scene: DfScene) {
  const hero = heroShown(scene);
  return (
    <div className={styles.phone}>
      {hero !== undefined && <Gear scene={scene} hero={hero} />}
      <Chest scene={scene} />
    </div>
  );
}

/** A phone's tab: all that the cards of this combat say. */
export function FoePart({ view }: DfScene) {
  return (
    <div className={styles.phone} data-whole>
      {view.combat !== null && <FoeCard combat={view.combat} view={view} />}
      {view.room !== null && <RoomNote room={view.room} />}
    </div>
  );
}

function Sheet({ scene: { view }, hero }: PartProps) {
  const { name } = heroSheet(hero.id);
  const roles = [
    view.combat?.active === hero.id && 'throws now',
    view.leader === hero.id && 'leader of the round',
    hero.fainted && 'fainted',
    hero.eliminated && 'out of the game',
    view.options.levelUp && `${hero.xp} of 3 experience`,
  ].filter((role) => role !== false);
  return (
    <section className={styles.sheet} aria-label={name}>
      <HeroFace hero={hero} />
      <div>
        <h3>{name}</h3>
        <p>
          <b>{name}</b>{' '}
          {roles.length > 0 ? roles.join(' · ') : view.combat === null ? 'on the way' : 'waits for the turn'}
        </p>
        <LifeTrack hero={hero} large />
      </div>
      <div className={styles.abilities}>
        {COLOURS.map((colour) => (
          <AbilityChip key={colour} hero={hero} colour={colour} />
        ))}
      </div>
    </section>
  );
}

function AbilityChip({ hero, colour }: { readonly hero: HeroView; readonly colour: Colour }) {
  const target = useTarget({ colour });
  const ability = heroSheet(hero.id).abilities[colour];
  const scarred = hero.scars.includes(colour);
  const token = hero.tokens.includes(colour);
  return (
    <button
      type="button"
      {...target.bind}
      className={classes(styles.ability, target.legal && styles.can)}
      data-colour={colour}
      data-scarred={scarred}
      title={abilityText(ability)}
      aria-disabled={!target.legal || undefined}
    >
      <Icon shape={scarred ? icon.brokenHeartIcon : ABILITY_ICONS[ability.kind]} />
      <span>
        <b>{scarred ? 'Scar' : ABILITY_NAMES[ability.kind]}</b>
        <small>{scarred ? 'The ability is covered.' : abilityText(ability)}</small>
      </span>
      {token && (
        <Icon shape={icon.upgradeIcon} label={hero.spent.includes(colour) ? 'spent token' : 'token'} />
      )}
    </button>
  );
}

function DicePool({ scene }: { readonly scene: DfScene }) {
  const { combat } = scene.view;
  const special = combat?.special.map(({ die }) => die) ?? [];
  const dice: readonly Die[] = [...COLOURS, 'white', ...special];
  return (
    <section className={styles.dice} aria-label="Dice">
      <h3>Dice</h3>
      <ul>
        {dice.map((die) => (
          <li key={die}>
            <PoolDie scene={scene} die={die} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PoolDie({ scene: { view, decision }, die }: { readonly scene: DfScene; readonly die: Die }) {
  const taking = { do: 'take', die, at: { die } };
  const pooled = useTarget({ die }, [taking]);
  // What is in the hand is thrown at the table.
  const thrown = decision?.kind === 'throw' && pooled.legal;
  const target = thrown ? { legal: false, bind: {} } : pooled;
  const state = stateOf(view, die);
  return (
    <button
      type="button"
      {...target.bind}
      className={classes(styles.die, target.legal && styles.can)}
      data-is={state.is}
      aria-disabled={!target.legal || undefined}
    >
      <span className="sr-only">{DIE_NAMES[die]}: </span>
      <DiePicture die={die} className={styles.cube} />
      <small>{state.word}</small>
    </button>
  );
}

function stateOf(
  view: DfScene['view'],
  die: Die,
): { readonly is: 'hand' | 'ready' | 'used'; readonly word: string } {
  const { combat } = view;
  if (view.throw?.die === die && view.throw.landing === null) return { is: 'hand', word: 'in hand' };
  if (die === 'white') {
    const { white } = view.chest;
    return { is: white > 0 ? 'ready' : 'used', word: `${white} in Chest` };
  }
  if (combat === null) return { is: 'ready', word: 'ready' };
  if (combat.pool.includes(die)) return { is: 'ready', word: 'ready' };
  if (combat.out.some((colour) => colour === die)) return { is: 'used', word: 'out' };
  return { is: 'used', word: combat.lying.some((lying) => lying.die === die) ? 'on the board' : 'thrown' };
}

/** What the Hero carries; of others of this seat what can be used now; and the Relics, which are everybody's. */
function Gear({ scene, hero }: PartProps) {
  const pointed = new Set(
    scene.decision?.options.flatMap(({ at }) => (at !== undefined && 'card' in at ? [at.card] : [])),
  );
  const others = ownHeroes(scene)
    .filter(({ id }) => id !== hero.id)
    .flatMap(({ equipment }) => equipment.filter((card) => pointed.has(card)));
  const cards = [...hero.equipment, ...others];
  const { relics } = scene.view;
  return (
    <section className={styles.gear} aria-label="Equipment">
      <h3>Equipment</h3>
      {cards.length + relics.length === 0 ? (
        <p>Nothing yet. The Shop sells Weapons, Armors and things to spend.</p>
      ) : (
        <ul>
          {cards.map((card) => (
            <li key={card}>
              <GearCard id={card} turned={hero.turned.includes(card)} />
            </li>
          ))}
          {relics.map((card) => (
            <li key={card}>
              <GearCard id={card} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Chest({ scene: { view } }: { readonly scene: DfScene }) {
  return (
    <section className={styles.chest} aria-label="Party chest">
      <h3>Party chest</h3>
      <div className={styles.counts}>
        <ChestPicture />
        <ul>
          <li>
            <Icon shape={icon.twoCoinsIcon} />
            <b>{view.chest.gold}</b> gold
          </li>
          <li>
            <DiePicture die="white" />
            <b>{view.chest.white}</b> white {view.chest.white === 1 ? 'die' : 'dice'}
          </li>
        </ul>
      </div>
    </section>
  );
}

function ChestPicture() {
  return (
    <svg viewBox="0 0 118 92" aria-hidden="true">
      <ellipse cx="60" cy="84" rx="50" ry="7" fill="#000" opacity=".5" />
      <path d="M12 40H106V82H12Z" fill="#7a4d26" stroke="#1a140c" strokeWidth="3" />
      <path d="M8 40Q10 10 59 10Q108 10 110 40Z" fill="#96602f" stroke="#1a140c" strokeWidth="3" />
      <path
        d="M24 41V81M94 41V81M24 38Q24 18 34 13M94 38Q94 18 84 13"
        stroke="#c08d3c"
        strokeWidth="7"
        fill="none"
      />
      <path d="M8 40H110" stroke="#1a140c" strokeWidth="4" />
      <path d="M48 32H70V56L59 62L48 56Z" fill="#e0b24e" stroke="#1a140c" strokeWidth="3" />
      <circle cx="59" cy="43" r="4" fill="#1a140c" />
      <path d="M57 44H61L62 54H56Z" fill="#1a140c" />
    </svg>
  );
}
