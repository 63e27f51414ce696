/** A hero at a glance: face, life, experience, attributes. */
import type { HeroView } from '@questhall/games/super-fantasy';
import { ATTRIBUTES, HEROES, LEVEL_AT, nameOf } from '@questhall/games/super-fantasy';
import { art } from '../../../art/super-fantasy/index.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { seatNumber } from '../board/Figures.tsx';
import { Token } from '../board/Token.tsx';
import { icon } from '../icons.ts';
import { ATTRIBUTE_LOOKS } from '../logic/attributes.ts';
import { toneOf } from '../logic/tones.ts';
import styles from './Sheet.module.css';

export function Sheet({ hero }: { readonly hero: HeroView }) {
  const printed = HEROES.find(({ id }) => id === hero.id);
  return (
    <section className={styles.sheet} aria-label={nameOf(hero.id)}>
      <svg className={styles.face} viewBox="-42 -42 84 84" aria-hidden="true">
        <Token
          shape="hero"
          art={art(hero.id) ?? ''}
          tone={toneOf(hero.id)}
          seat={seatNumber(hero.seat)}
          badges={[]}
        />
      </svg>
      <div>
        <h3>{nameOf(hero.id)}</h3>
        <div className={styles.class}>
          {printed?.class} · level {hero.level}
        </div>
        <span className={styles.life} role="img" aria-label={`${hero.life} of ${hero.maxLife} life`}>
          {Array.from({ length: hero.maxLife }, (_, at) => at).map((at) => (
            <Icon key={at} shape={icon.heartsIcon} className={at < hero.life ? undefined : styles.gone} />
          ))}
        </span>
        <Experience hero={hero} />
      </div>
      <ul className={styles.attributes}>
        {ATTRIBUTES.map((attribute) => (
          <li key={attribute} title={ATTRIBUTE_LOOKS[attribute].name}>
            <Icon shape={ATTRIBUTE_LOOKS[attribute].icon} />
            <span>{ATTRIBUTE_LOOKS[attribute].name}</span>
            <b>{hero.attributes[attribute]}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How far it is to the next level. */
function Experience({ hero: { level, experience } }: { readonly hero: HeroView }) {
  const [from, to] = [LEVEL_AT[level - 1] ?? 0, LEVEL_AT[level]];
  if (to === undefined) return <div className={styles.xp}>{experience} XP, the highest level</div>;
  const done = Math.max(0, experience - from) / (to - from);
  return (
    <div className={styles.xp}>
      <i style={{ width: `${100 * done}%` }} />
      <span>
        {experience} of {to} to level {level + 1}
      </span>
    </div>
  );
}
