import type { Ability, AbilityView, HeroView } from '@questhall/super-fantasy';
import { ATTRIBUTES, abilityText, HEROES, LEVEL_AT, nameOf } from '@questhall/super-fantasy';
import { useContext } from 'react';
import { art } from '../../../art/super-fantasy/index.ts';
import { Targets, useTarget } from '../../../table/targets.tsx';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Medallion } from '../../../ui/Medallion.tsx';
import { seatNumber } from '../board/Figures.tsx';
import * as icon from '../icons.ts';
import { intend, useIntent } from '../intent.ts';
import { ATTRIBUTE_LOOKS } from '../logic/attributes.ts';
import { choicesOfDice, withDice } from '../logic/dice.ts';
import type { SuperScene } from '../logic/scene.ts';
import { heroShown } from '../logic/scene.ts';
import { Chances } from './Chances.tsx';
import { Deeds } from './Deeds.tsx';
import styles from './Tray.module.css';
import { UglyMaster } from './UglyMaster.tsx';

interface HeroProps {
  readonly scene: SuperScene;
  readonly hero: HeroView;
}

export function Tray(scene: SuperScene) {
  const hero = heroShown(scene);
  if (isUglyMaster(scene)) return <UglyMaster scene={scene} />;
  if (hero === undefined) return <p className={styles.wait}>Choose a hero first.</p>;
  return (
    <div className={styles.tray}>
      <Sheet hero={hero} />
      <DicePool scene={scene} hero={hero} />
      <Abilities scene={scene} hero={hero} />
      <Gear hero={hero} />
    </div>
  );
}

const isUglyMaster = ({ view, seat }: SuperScene): boolean =>
  view.uglyMaster !== null && view.uglyMaster.seat === seat;

/** A phone's tab: dice and deeds. */
export function DicePart(scene: SuperScene) {
  const hero = heroShown(scene);
  if (isUglyMaster(scene)) return <UglyMaster scene={scene} />;
  if (hero === undefined) return <p className={styles.wait}>Choose a hero first.</p>;
  return (
    <div className={styles.phone}>
      <DicePool scene={scene} hero={hero} />
    </div>
  );
}

/** A phone's tab: the hero. */
export function HeroPart(scene: SuperScene) {
  const hero = heroShown(scene);
  if (hero === undefined)
    return (
      <p className={styles.wait}>
        {isUglyMaster(scene) ? 'The monsters are your heroes.' : 'Choose a hero first.'}
      </p>
    );
  return (
    <div className={styles.phone}>
      <Sheet hero={hero} />
      <Abilities scene={scene} hero={hero} />
      <Gear hero={hero} />
    </div>
  );
}

function Sheet({ hero }: { readonly hero: HeroView }) {
  const portrait = art(hero.id);
  const printed = HEROES.find(({ id }) => id === hero.id);
  return (
    <section className={styles.sheet} aria-label={nameOf(hero.id)}>
      <Medallion
        label={nameOf(hero.id)}
        size={72}
        base="hero"
        seat={seatNumber(hero.seat)}
        {...(portrait !== undefined && { art: portrait, framed: true })}
      />
      <div>
        <h3>{nameOf(hero.id)}</h3>
        <p>
          {printed?.class}, level {hero.level}
        </p>
        <span className={styles.life} role="img" aria-label={`${hero.life} of ${hero.maxLife} life`}>
          {Array.from({ length: hero.maxLife }, (_, at) => at).map((at) => (
            <Icon key={at} shape={icon.heartsIcon} className={at < hero.life ? undefined : styles.gone} />
          ))}
        </span>
        <Experience hero={hero} />
        <ul className={styles.attributes}>
          {ATTRIBUTES.map((attribute) => (
            <li key={attribute} title={ATTRIBUTE_LOOKS[attribute].name}>
              <Icon shape={ATTRIBUTE_LOOKS[attribute].icon} label={ATTRIBUTE_LOOKS[attribute].name} />
              {hero.attributes[attribute]}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** How far it is to the next level. */
function Experience({ hero: { level, experience } }: { readonly hero: HeroView }) {
  const [from, to] = [LEVEL_AT[level - 1] ?? 0, LEVEL_AT[level]];
  if (to === undefined) return <p className={styles.xp}>{experience} XP, the highest level</p>;
  const done = Math.max(0, experience - from) / (to - from);
  return (
    <p className={styles.xp}>
      <i style={{ width: `${100 * done}%` }} />
      <span>
        {experience} of {to} XP
      </span>
    </p>
  );
}

/** The Action Dice: a click on a die takes so many of them; then something is done with them. */
function DicePool({ scene, hero }: HeroProps) {
  const { view, decision } = scene;
  const { dice } = useIntent(decision?.id);
  const acting = view.turn?.hero === hero.id ? view.turn : undefined;
  const counts = choicesOfDice(decision);
  const most = Math.max(0, ...counts);
  return (
    <section className={styles.pool} aria-label="Action Dice">
      <h3>
        Action Dice{' '}
        <small>{acting === undefined ? `${hero.shields} Shield Dice` : `${acting.pool} left`}</small>
      </h3>
      {most > 0 && (
        <div className={styles.dice}>
          {Array.from({ length: most }, (_, at) => at + 1).map((count) => (
            <button
              key={count}
              type="button"
              className={styles.die}
              data-taken={count <= (dice ?? most)}
              aria-pressed={count === (dice ?? most)}
              aria-label={`Take ${count} dice`}
              onClick={() => intend(decision?.id, { dice: count })}
            >
              {count}
            </button>
          ))}
        </div>
      )}
      <Chances scene={scene} />
      <Deeds scene={scene} chosen={dice} />
    </section>
  );
}

function Abilities({ scene, hero }: HeroProps) {
  const access = useContext(Targets);
  const { dice } = useIntent(scene.decision?.id);
  const options = scene.decision?.kind === 'act' ? withDice(access.options, dice) : access.options;
  const printed = HEROES.find(({ id }) => id === hero.id)?.abilities ?? [];
  return (
    <Targets.Provider value={{ ...access, options }}>
      <ul className={styles.abilities} aria-label="Abilities">
        {hero.abilities.map((ability) => (
          <li key={ability.id}>
            <AbilityCard ability={ability} printed={printed.find(({ id }) => id === ability.id)} />
          </li>
        ))}
      </ul>
    </Targets.Provider>
  );
}

function AbilityCard({
  ability,
  printed,
}: {
  readonly ability: AbilityView;
  readonly printed: Ability | undefined;
}) {
  const { id, level, energy, max, ready } = ability;
  const target = useTarget({ card: id });
  return (
    <button
      type="button"
      {...target.bind}
      className={classes(styles.ability, ready && styles.ready, target.legal && styles.can)}
      aria-disabled={!target.legal || undefined}
    >
      <b>
        {nameOf(id)} <small>{'I'.repeat(level)}</small>
      </b>
      <span>{printed === undefined ? '' : abilityText(printed, Math.max(1, level))}</span>
      <i role="img" aria-label={`${energy} of ${max} energy`}>
        {Array.from({ length: max }, (_, at) => at).map((at) => (
          <em key={at} data-full={at < energy} />
        ))}
      </i>
    </button>
  );
}

function Gear({ hero: { gear, backpack } }: { readonly hero: HeroView }) {
  const things = [...gear, ...backpack]
    .filter((item) => item !== '')
    .map((item, at) => ({ item, id: `${at} ${item}` }));
  return (
    <section className={styles.gear} aria-label="Gear">
      <h3>Gear</h3>
      <ul>
        {things.map(({ item, id }) => (
          <li key={id}>
            <Thing item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Thing({ item }: { readonly item: string }) {
  const target = useTarget({ card: item });
  const drawing = art(`item-${item}`) ?? art(`small-${item}`);
  return (
    <button
      type="button"
      {...target.bind}
      className={classes(styles.thing, target.legal && styles.can)}
      aria-disabled={!target.legal || undefined}
    >
      {drawing !== undefined && <img src={drawing} alt="" />}
      {nameOf(item)}
    </button>
  );
}
