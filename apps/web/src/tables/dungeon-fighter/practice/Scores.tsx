/** How the throws of this kind went, beside what hands of known skill do, and the other kinds below. */
import { REQUIREMENT_NAMES, REQUIREMENTS } from '@questhall/games/dungeon-fighter';
import { Button } from '../../../ui/Button.tsx';
import styles from './PracticePage.module.css';
import type { Kind, Shot, Statistics, Tally } from './statistics.ts';
import { keyOf, rivalsOf, tallyOf, worthOf } from './statistics.ts';

interface ScoresProps {
  readonly kind: Kind;
  readonly statistics: Statistics;
  readonly shots: readonly (Shot & { readonly number: number })[];
  readonly onForget: () => void;
}

const PLACES = [
  ['bullseye', '10'],
  ['section5', '5'],
  ['section4', '4'],
  ['section3', '3'],
  ['section2', '2'],
  ['section1', '1'],
  ['hole', 'Hole'],
  ['bone', 'Bone'],
  ['outside', 'Off'],
  ['fault', 'Not as asked'],
] as const;

const percent = (part: number): string => `${Math.round(part * 100)} %`;
const share = ({ hits, throws }: Tally): number => (throws === 0 ? 0 : hits / throws);
const mean = ({ damage, throws }: Tally): string => (throws === 0 ? '–' : (damage / throws).toFixed(1));

const BODIES: { readonly [body: string]: string } = {
  wood: '',
  big: 'Big die',
  rubber: 'Rubber die',
  lead: 'Lead die',
  tiny: 'Tiny die',
};

/** "Gate, Flick", "Big die", "Plain". */
function nameOf(key: string): string {
  const [body = 'wood', ...rest] = key.split(' ');
  const styleNames = REQUIREMENTS.filter((each) => rest.includes(each)).map(
    (each) => REQUIREMENT_NAMES[each],
  );
  const parts = [BODIES[body] ?? '', ...styleNames, rest.includes('bushes') ? 'bushes' : ''];
  if (rest.includes('fair')) parts.push('on the fair’s board');
  return parts.filter((part) => part !== '').join(', ') || 'Plain';
}

export function Scores({ kind, statistics, shots, onForget }: ScoresProps) {
  const own = tallyOf(statistics, kind);
  const others = Object.entries(statistics).filter(([key]) => key !== keyOf(kind));
  const most = Math.max(1, ...PLACES.map(([place]) => own.places[place] ?? 0));
  return (
    <section className={styles.scores} aria-label="How it went">
      <h2>{nameOf(keyOf(kind))}</h2>
      <dl className={styles.sums}>
        <div>
          <dt>Throws</dt>
          <dd data-testid="throws">{own.throws}</dd>
        </div>
        <div>
          <dt>Hits</dt>
          <dd data-testid="hits">{own.throws === 0 ? '–' : percent(share(own))}</dd>
        </div>
        <div>
          <dt>Damage</dt>
          <dd>{mean(own)}</dd>
        </div>
      </dl>
      <Scale kind={kind} own={own} />
      <dl className={styles.records}>
        <div>
          <dt>Best five</dt>
          <dd>{own.throws === 0 ? '–' : `${own.bestDamage} damage`}</dd>
        </div>
        <div>
          <dt>Longest row of Hits</dt>
          <dd>{own.throws === 0 ? '–' : own.longest}</dd>
        </div>
      </dl>
      <ol className={styles.latest} aria-label="Latest throws, newest first">
        {shots.map((shot) => (
          <li key={shot.number} data-hit={worthOf(shot) > 0}>
            {worthOf(shot) > 0 ? worthOf(shot) : '×'}
            {shot.icon && <i role="img" aria-label="with icon" />}
          </li>
        ))}
      </ol>
      <table className={styles.places}>
        <tbody>
          {PLACES.map(([place, label]) => (
            <tr key={place} data-place={place}>
              <th scope="row">{label}</th>
              <td>
                <span style={{ width: `${((own.places[place] ?? 0) / most) * 100}%` }} />
              </td>
              <td>{own.places[place] ?? 0}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {others.length > 0 && (
        <table className={styles.others}>
          <caption>Other throws</caption>
          <tbody>
            {others.map(([key, tally]) => (
              <tr key={key}>
                <th scope="row">{nameOf(key)}</th>
                <td>{tally.throws}</td>
                <td>{percent(share(tally))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Button kind="quiet" onClick={onForget}>
        Forget all
      </Button>
    </section>
  );
}

/** Where one stands between clumsy and good hands. */
function Scale({ kind, own }: { readonly kind: Kind; readonly own: Tally }) {
  const rivals = rivalsOf(kind);
  return (
    <div className={styles.scale} role="img" aria-label={spoken(rivals, own)}>
      {rivals.map(({ level, hits }, at) => (
        <span key={level} style={{ left: `${hits * 100}%` }} data-row={at % 2}>
          {level} {percent(hits)}
        </span>
      ))}
      {own.throws > 0 && <b style={{ left: `${share(own) * 100}%` }}>you</b>}
    </div>
  );
}

const spoken = (rivals: ReturnType<typeof rivalsOf>, own: Tally): string =>
  [
    ...rivals.map(({ level, hits }) => `${level} hands hit ${percent(hits)}`),
    ...(own.throws > 0 ? [`you ${percent(share(own))}`] : []),
  ].join(', ');
