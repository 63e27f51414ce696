/** What lies beside the map: the Mission with its briefing, or the scores of an arena, and the turn track. */
import type { SuperView } from '@questhall/games/super-fantasy';
import { nameOf, objectiveText } from '@questhall/games/super-fantasy';
import { Icon } from '../../../ui/Icon.tsx';
import { icon } from '../icons.ts';
import type { SuperScene } from '../logic/scene.ts';
import styles from './Sides.module.css';

interface SceneProps {
  readonly scene: SuperScene;
}

/** Arenas have rounds and scores instead of an objective. */
const ARENA_GOALS: { readonly [mode: string]: string } = {
  'big-hunting': 'Every killing blow scores. Most points after the last round win.',
  'dodge-tome': 'Carry the Tome of Power into your own base for a point. Two points win.',
};

const isArena = ({ mode }: SuperView): boolean => ARENA_GOALS[mode] !== undefined;

export function Mission({ scene: { view } }: SceneProps) {
  const { title, intro, objective } = view.mission;
  return (
    <section className={styles.mission} aria-label="Mission">
      <h3>{title}</h3>
      {view.phase === 'setup' && <p className={styles.briefing}>{intro}</p>}
      <p>{ARENA_GOALS[view.mode] ?? objectiveText(objective)}</p>
      {isArena(view) ? <Scores view={view} /> : <Progress view={view} />}
    </section>
  );
}

/** Levers, braziers and Tomes that the map has: how many of them are done. */
function Progress({ view: { levers, braziers, tomes } }: { readonly view: SuperView }) {
  const done = [
    { what: 'levers', all: levers.map(({ on }) => on) },
    { what: 'braziers', all: braziers.map(({ lit }) => lit) },
    { what: 'Tomes', all: tomes.map(({ brought }) => brought) },
  ].filter(({ all }) => all.length > 0);
  return done.map(({ what, all }) => (
    <p key={what} className={styles.progress}>
      {all
        .toSorted((a, b) => Number(b) - Number(a))
        .map((on, at) => ({ on, id: `${what} ${at}` }))
        .map(({ on, id }) => (
          <i key={id} data-done={on} />
        ))}
      <b>
        {all.filter(Boolean).length} of {all.length} {what}
      </b>
    </p>
  ));
}

interface Score {
  readonly who: string;
  readonly points: number;
}

function scoresOf(view: SuperView): readonly Score[] {
  const { dodge, heroes } = view;
  if (dodge === null)
    return heroes
      .map(({ id, points }) => ({ who: nameOf(id), points }))
      .toSorted((a, b) => b.points - a.points);
  return dodge.score.map((points, team) => ({
    points,
    who: heroes
      .filter((hero) => hero.team === team)
      .map(({ id }) => nameOf(id))
      .join(', '),
  }));
}

const Scores = ({ view }: { readonly view: SuperView }) => (
  <ol className={styles.scores} aria-label="Scores">
    {scoresOf(view).map(({ who, points }) => (
      <li key={who}>
        <span>{who}</span>
        <b>{points}</b>
      </li>
    ))}
  </ol>
);

/** Where the heroes' turn stands, and where the game ends. */
export function TurnTrack({ scene: { view } }: SceneProps) {
  const { turnMarker, endToken } = view;
  const spaces = Array.from({ length: Math.max(turnMarker, endToken) }, (_, at) => at + 1);
  const left = Math.max(0, endToken - turnMarker);
  return (
    <section className={styles.track} aria-label="Turn track" data-track>
      <h3>
        {isArena(view) ? 'Round' : 'Turn'} {turnMarker}{' '}
        <small>
          {isArena(view) ? (
            `of ${endToken - 1}`
          ) : (
            <>
              <b>{left}</b> left before the snouts win
            </>
          )}
        </small>
      </h3>
      <ol>
        {spaces.map((space) => (
          <li
            key={space}
            data-now={space === turnMarker}
            data-past={space < turnMarker}
            data-end={space === endToken}
          >
            <Space space={space} now={turnMarker} end={endToken} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface SpaceProps {
  readonly space: number;
  readonly now: number;
  readonly end: number;
}

/** The turn under way and the end have signs of their own. */
function Space({ space, now, end }: SpaceProps) {
  if (space === now) return <Icon shape={icon.crossedSwordsIcon} label={`${space}, now`} />;
  if (space === end) return <Icon shape={icon.skullCrossedBonesIcon} label={`${space}, the end`} />;
  return space;
}
