import { asBrawlOption, CHAMPIONS, championCard } from '@questhall/games/brawl';
import { art } from '../../../art/brawl/index.ts';
import { useTarget } from '../../../table/targets.tsx';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { icon } from '../icons.ts';
import { intend } from '../intent.ts';
import type { BrawlScene } from '../logic/scene.ts';
import styles from './Draft.module.css';

/** Who can be taken, brought or banned; and who was. */
export function Draft({ scene }: { readonly scene: BrawlScene }) {
  return (
    <section className={styles.draft} aria-label="Champions to choose from">
      {shown(scene).map((champion) => (
        <Candidate key={champion} champion={champion} scene={scene} />
      ))}
    </section>
  );
}

/** In the order of the box: what is in the pool, and whatever the question names. */
function shown({ view, decision }: BrawlScene): readonly string[] {
  const named = new Set(view.pool);
  for (const raw of decision?.options ?? []) {
    const option = asBrawlOption(raw);
    if ('champion' in option && typeof option.champion === 'string') named.add(option.champion);
  }
  for (const { key } of view.champions) named.add(key);
  for (const { roster } of view.seats) for (const key of roster ?? []) named.add(key);
  return CHAMPIONS.map(({ id }) => id).filter((id) => named.has(id));
}

function Candidate({ champion, scene }: { readonly champion: string; readonly scene: BrawlScene }) {
  const { view, names, decision } = scene;
  const { basic, role } = championCard(champion);
  const taking = { do: 'take', champion, at: { card: champion } };
  const target = useTarget({ card: champion }, [taking]);
  const taken = view.champions.filter(({ key }) => key === champion).map(({ seat }) => names[seat] ?? '');
  const brought = view.seats
    .filter(({ roster }) => roster?.includes(champion))
    .map(({ seat }) => names[seat] ?? '');
  const banned = view.seats.some((seat) => seat.banned === champion);
  const pooled = decision?.kind === 'formPool' && view.pool.includes(champion) ? 'In the pool' : '';
  const note = banned ? 'Banned' : [...taken, ...brought].join(' & ') || pooled;
  return (
    <button
      type="button"
      {...target.bind}
      onPointerEnter={(event) => {
        target.bind.onPointerEnter?.(event);
        intend(decision?.id, { pointed: champion });
      }}
      onFocus={() => intend(decision?.id, { pointed: champion })}
      className={classes(
        styles.champion,
        target.legal && styles.can,
        (banned || taken.length > 0) && styles.gone,
      )}
      aria-disabled={!target.legal || undefined}
    >
      <span className={styles.art}>
        <img src={art(champion)} alt="" />
        {note !== '' && <em>{note}</em>}
      </span>
      <b>{championCard(champion).name}</b>
      <small>
        {role}
        <span>
          <Icon shape={icon.knockoutIcon} label="Hitpoints" />
          {basic.hitpoints}
          <Icon shape={icon.shieldIcon} label="Defence" />
          {basic.defence}
        </span>
      </small>
    </button>
  );
}
