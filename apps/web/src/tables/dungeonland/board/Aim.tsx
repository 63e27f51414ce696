import type { Odds } from '@questhall/games/dungeonland';
import { nameOfThing } from '@questhall/games/dungeonland';
import { refKey, refOf } from '../../../table/refs.ts';
import { useIntent, useKeptArm } from '../intent.ts';
import { approachesIn, intentionOf } from '../logic/ahead.ts';
import { armsOf } from '../logic/arms.ts';
import { armOf, meantAt } from '../logic/meant.ts';
import { oddsOf, oddsWith } from '../logic/odds.ts';
import { middleOf, SIZE } from '../logic/place.ts';
import type { DungeonScene } from '../logic/scene.ts';
import { figureOf } from '../logic/scene.ts';
import styles from './Aim.module.css';

/** What the thing in hand, or under the pointer, could be pointed at: a line to each, and what it would be done with. */
export function Aim({ scene: { view, decision } }: { readonly scene: DungeonScene }) {
  const { arm, over } = useIntent(decision?.id);
  const meant = over ?? arm;
  const hero = view.heroes.find(({ id }) => id === (decision?.about.hero ?? view.active?.figure));
  if (meant === undefined || decision === null || hero === undefined || hero.at === null) return null;
  const from = middleOf(hero.at);
  const said = armsOf(hero).find(({ id }) => id === meant)?.cost ?? '';
  const targets = [
    ...new Set(
      decision.options.flatMap((option) =>
        armOf(option) === meant && typeof option.at?.figure === 'number' ? [option.at.figure] : [],
      ),
    ),
  ].filter((id) => id !== hero.id);
  return (
    <g className={styles.aim}>
      {targets.map((id) => {
        const target = figureOf(id, view);
        if (target === undefined || target.at === null) return null;
        const to = middleOf(target.at, target.large ? 2 : 1);
        return <AimLine key={id} from={from} to={to} />;
      })}
      {targets.map((id) => {
        const target = figureOf(id, view);
        if (target === undefined || target.at === null) return null;
        const to = middleOf(target.at, target.large ? 2 : 1);
        return (
          <g key={id} transform={placed(to)}>
            <circle r={(target.large ? 1 : 0.54) * SIZE} className={styles.ring} />
            <Label text={chanceOf(oddsWith(decision, meant, id)) ?? said} large={target.large} />
          </g>
        );
      })}
    </g>
  );
}

interface LabelProps {
  readonly text: string;
  readonly large: boolean;
}

/** Above its target. */
const Label = ({ text, large }: LabelProps) =>
  text !== '' && (
    <g className={styles.label} transform={`translate(0 ${large ? -54 : -34})`}>
      <rect x={-8 - 3.6 * text.length} y="-11" width={16 + 7.2 * text.length} height="21" rx="10.5" />
      <text y="4.5">{text}</text>
    </g>
  );

const placed = ({ x, y }: AimLineProps['to']): string => `translate(${x} ${y})`;

const chanceOf = (odds: Odds | undefined): string | undefined => odds && `${odds.hits}%`;

interface AimLineProps {
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
  /** From a monster to whom it would go for. */
  readonly prey?: boolean;
}

/** From rim to rim, so that both faces stay free. */
function AimLine({ from, to, prey = false }: AimLineProps) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(dx, dy);
  const rim = SIZE * 0.5;
  if (far <= 2 * rim) return null;
  const [ux, uy] = [(dx / far) * rim, (dy / far) * rim];
  const d = `M${from.x + ux} ${from.y + uy}L${to.x - ux} ${to.y - uy}`;
  return (
    <>
      <path d={d} className={styles.under} />
      <path d={d} className={styles.line} data-prey={prey} />
    </>
  );
}

/** [T5] What rests under the pointer: what a click does to it, whom a monster would go for, where one would go to get at it. */
export function Ahead({ scene: { view, decision } }: { readonly scene: DungeonScene }) {
  const { near, arm } = useIntent(decision?.id);
  const hero = view.heroes.find(({ id }) => id === decision?.about.hero);
  const last = useKeptArm(hero?.id ?? -1);
  if (near === undefined || hero === undefined || hero.at === null) return null;
  const approach = approachesIn(decision).find(({ to }) => refKey({ ...to }) === near);
  const { figure } = refOf(near);
  const monster = typeof figure === 'number' ? figureOf(figure, view) : undefined;
  const prey = figureOf(intentionOf(decision, monster?.id ?? -1)?.target ?? -1, view);
  const stand = approach && middleOf(approach.by);
  const meant = arm === undefined ? meantAt(decision?.options ?? [], refOf(near), last) : undefined;
  const chance = meant && chanceOf(oddsOf(decision, meant));
  return (
    <g className={styles.ahead}>
      {monster?.at && prey?.at && (
        <AimLine from={middleOf(monster.at, monster.large ? 2 : 1)} to={middleOf(prey.at)} prey />
      )}
      {meant && chance !== undefined && monster?.at && (
        <g transform={placed(middleOf(monster.at, monster.large ? 2 : 1))}>
          <Label text={`${nameOfThing(armOf(meant) ?? '')} ${chance}`} large={monster.large} />
        </g>
      )}
      {stand && (
        <>
          <AimLine from={middleOf(hero.at)} to={stand} />
          <circle cx={stand.x} cy={stand.y} r={SIZE * 0.4} className={styles.ring} />
        </>
      )}
    </g>
  );
}
