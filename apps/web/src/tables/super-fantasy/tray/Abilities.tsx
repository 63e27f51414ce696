import type { Ability, AbilityView, HeroView } from '@questhall/games/super-fantasy';
import { abilityText, HEROES, nameOf } from '@questhall/games/super-fantasy';
import type { Option } from '@questhall/kernel';
import type { SeenDecision } from '@questhall/protocol';
import { useContext } from 'react';
import { Targets, useTarget } from '../../../table/targets.tsx';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { sendStars, useIntent, useStarsOf } from '../intent.ts';
import { withDice } from '../logic/dice.ts';
import { emblemOf } from '../logic/emblems.ts';
import type { SuperScene } from '../logic/scene.ts';
import styles from './Abilities.module.css';

/** What a hero can do when it is charged. */
export function Abilities({ scene, hero }: { readonly scene: SuperScene; readonly hero: HeroView }) {
  const access = useContext(Targets);
  const { dice } = useIntent(scene.decision?.id);
  const options =
    scene.decision?.about.chances === undefined
      ? access.options
      : withDice(access.options, dice, scene.decision);
  const printed = HEROES.find(({ id }) => id === hero.id)?.abilities ?? [];
  return (
    <Targets.Provider value={{ ...access, options }}>
      <ul className={styles.abilities} aria-label="Abilities">
        {hero.abilities.map((ability) => (
          <li key={ability.id}>
            <AbilityCard
              scene={scene}
              hero={hero}
              ability={ability}
              printed={printed.find(({ id }) => id === ability.id)}
            />
          </li>
        ))}
      </ul>
    </Targets.Provider>
  );
}

const abilityIn = (option: Option): unknown => (option as { readonly ability?: unknown }).ability;

/** [SF-STAR-01] One click places as many of the stars here as there is room for. */
function starsFor({ decision, choose }: SuperScene, { id, energy, max }: AbilityView) {
  if (decision?.kind !== 'placeStar') return undefined;
  const here = (asked: SeenDecision) =>
    asked.kind === 'placeStar' ? asked.options.find(({ at }) => at?.card === id) : undefined;
  const option = here(decision);
  if (option === undefined) return undefined;
  const count = Math.min(Number(decision.about.stars), max - energy);
  return { count, placeAll: () => choose(option, undefined, here), placeOne: () => choose(option) };
}

interface CardProps {
  readonly scene: SuperScene;
  readonly hero: HeroView;
  readonly ability: AbilityView;
  readonly printed: Ability | undefined;
}

function AbilityCard({ scene, hero, ability, printed }: CardProps) {
  const { id, level, energy, max, ready } = ability;
  const access = useContext(Targets);
  const target = useTarget({ card: id });
  const uses = access.options.filter((option) => option.do === 'ability' && abilityIn(option) === id);
  const stars = starsFor(scene, ability);
  const { decision } = scene;
  const can = target.legal || uses.length > 0;
  const rolls = decision?.about.hero === hero.id && (decision.kind === 'act' || stars !== undefined);
  return (
    <>
      <button
        type="button"
        {...target.bind}
        {...(stars !== undefined && {
          onClick: () => {
            sendStars(hero.id, id);
            stars.placeAll();
          },
        })}
        {...(!target.legal &&
          uses.length > 0 && { onClick: (event) => access.act(uses, [], event.currentTarget) })}
        className={classes(styles.ability, ready && styles.ready, can && styles.can)}
        aria-disabled={!can || undefined}
      >
        <span className={styles.orb}>
          <Icon shape={emblemOf(id)} />
          <small>{'I'.repeat(level)}</small>
        </span>
        <b>{nameOf(id)}</b>
        <span className={styles.text}>
          {printed === undefined ? '' : abilityText(printed, Math.max(1, level))}
        </span>
        <i role="img" aria-label={`${energy} of ${max} energy`}>
          {Array.from({ length: max }, (_, at) => at).map((at) => (
            <em key={at} data-full={at < energy} />
          ))}
        </i>
        {ready && <strong>Ready</strong>}
        {stars !== undefined && stars.count > 1 && <strong>+{stars.count}</strong>}
      </button>
      {rolls && energy < max && stars === undefined && <StarPin hero={hero.id} ability={id} />}
      {stars !== undefined && stars.count > 1 && (
        <button
          type="button"
          className={styles.one}
          aria-label={`Place one star: ${nameOf(id)}`}
          title="Only one star"
          onClick={stars.placeOne}
        >
          +1
        </button>
      )}
    </>
  );
}

/** [SF-STAR-01] Where the stars of the next rolls go; without a pin they are asked about. */
function StarPin({ hero, ability }: { readonly hero: string; readonly ability: string }) {
  const pinned = useStarsOf(hero) === ability;
  const says = pinned
    ? `Stars go to ${nameOf(ability)}. Press to be asked each time.`
    : `Send stars to ${nameOf(ability)} without asking`;
  return (
    <button
      type="button"
      className={styles.pin}
      aria-pressed={pinned}
      aria-label={says}
      title={says}
      onClick={() => sendStars(hero, pinned ? undefined : ability)}
    >
      ★
    </button>
  );
}
