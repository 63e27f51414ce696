import type { Ability, AbilityView, HeroView } from '@questhall/games/super-fantasy';
import { abilityText, HEROES, nameOf } from '@questhall/games/super-fantasy';
import type { SeenDecision } from '@questhall/protocol';
import { useContext } from 'react';
import { Targets, useTarget } from '../../../table/targets.tsx';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useIntent } from '../intent.ts';
import { withDice } from '../logic/dice.ts';
import { emblemOf } from '../logic/emblems.ts';
import type { SuperScene } from '../logic/scene.ts';
import styles from './Abilities.module.css';

/** What a hero can do when it is charged. */
export function Abilities({ scene, hero }: { readonly scene: SuperScene; readonly hero: HeroView }) {
  const access = useContext(Targets);
  const { dice } = useIntent(scene.decision?.id);
  const options =
    scene.decision?.kind === 'act' ? withDice(access.options, dice, scene.decision) : access.options;
  const printed = HEROES.find(({ id }) => id === hero.id)?.abilities ?? [];
  return (
    <Targets.Provider value={{ ...access, options }}>
      <ul className={styles.abilities} aria-label="Abilities">
        {hero.abilities.map((ability) => (
          <li key={ability.id}>
            <AbilityCard
              scene={scene}
              ability={ability}
              printed={printed.find(({ id }) => id === ability.id)}
            />
          </li>
        ))}
      </ul>
    </Targets.Provider>
  );
}

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
  readonly ability: AbilityView;
  readonly printed: Ability | undefined;
}

function AbilityCard({ scene, ability, printed }: CardProps) {
  const { id, level, energy, max, ready } = ability;
  const target = useTarget({ card: id });
  const stars = starsFor(scene, ability);
  return (
    <>
      <button
        type="button"
        {...target.bind}
        {...(stars !== undefined && { onClick: stars.placeAll })}
        className={classes(styles.ability, ready && styles.ready, target.legal && styles.can)}
        aria-disabled={!target.legal || undefined}
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
