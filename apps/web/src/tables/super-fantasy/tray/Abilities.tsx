import type { Ability, AbilityView, HeroView } from '@questhall/games/super-fantasy';
import { abilityText, HEROES, nameOf } from '@questhall/games/super-fantasy';
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
            <AbilityCard ability={ability} printed={printed.find(({ id }) => id === ability.id)} />
          </li>
        ))}
      </ul>
    </Targets.Provider>
  );
}

interface CardProps {
  readonly ability: AbilityView;
  readonly printed: Ability | undefined;
}

function AbilityCard({ ability: { id, level, energy, max, ready }, printed }: CardProps) {
  const target = useTarget({ card: id });
  return (
    <button
      type="button"
      {...target.bind}
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
    </button>
  );
}
