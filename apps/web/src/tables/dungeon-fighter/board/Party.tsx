import type { DfView, HeroView } from '@questhall/games/dungeon-fighter';
import { ABILITY_NAMES, COLOURS, heroSheet } from '@questhall/games/dungeon-fighter';
import { useTarget } from '../../../table/targets.tsx';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { icon } from '../icons.ts';
import { ABILITY_ICONS } from '../logic/looks.ts';
import type { DfScene } from '../logic/scene.ts';
import { HeroFace } from '../pieces/HeroFace.tsx';
import { LifeTrack } from '../pieces/LifeTrack.tsx';
import styles from './Party.module.css';

/** All Heroes with their life and what their dice can do. */
export function Party({ view }: DfScene) {
  return (
    <section className={styles.party} aria-label="Heroes">
      {view.heroes.map((hero) => (
        <HeroRow key={hero.id} hero={hero} view={view} />
      ))}
    </section>
  );
}

function stateOf({ id, fainted, eliminated }: HeroView, { combat, leader }: DfView): string | undefined {
  if (eliminated) return 'Out';
  if (fainted) return 'Fainted';
  if (combat?.active === id) return 'Throws';
  return leader === id ? 'Leader' : undefined;
}

function HeroRow({ hero, view }: { readonly hero: HeroView; readonly view: DfView }) {
  const target = useTarget({ hero: hero.id });
  const sheet = heroSheet(hero.id);
  const state = stateOf(hero, view);
  return (
    <button
      type="button"
      {...target.bind}
      className={classes(
        styles.hero,
        target.legal && styles.can,
        view.combat?.active === hero.id && styles.active,
        (hero.fainted || hero.eliminated) && styles.down,
      )}
      aria-disabled={!target.legal || undefined}
    >
      <HeroFace hero={hero} size={40} />
      <span className={styles.what}>
        <span className={styles.name}>
          <b>{sheet.name}</b>
          {state !== undefined && <em>{state}</em>}
        </span>
        <LifeTrack hero={hero} />
      </span>
      <span className={styles.abilities}>
        {COLOURS.map((colour) => (
          <i key={colour} data-colour={colour} data-scarred={hero.scars.includes(colour)}>
            <Icon
              shape={
                hero.scars.includes(colour)
                  ? icon.brokenHeartIcon
                  : ABILITY_ICONS[sheet.abilities[colour].kind]
              }
              label={`${colour}: ${hero.scars.includes(colour) ? 'scarred' : ABILITY_NAMES[sheet.abilities[colour].kind]}`}
            />
          </i>
        ))}
      </span>
    </button>
  );
}
