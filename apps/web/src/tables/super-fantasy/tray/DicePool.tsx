/** The Action Dice: a click on a die takes so many of them; untouched, what must beat something rolls what is proposed for it. */
import type { HeroView, SuperEvent } from '@questhall/games/super-fantasy';
import { asSuperEvent, plural } from '@questhall/games/super-fantasy';
import { intend, useIntent } from '../intent.ts';
import { choicesOfDice } from '../logic/dice.ts';
import type { SuperScene } from '../logic/scene.ts';
import styles from './DicePool.module.css';
import type { DieSide } from './Die.tsx';
import { Die } from './Die.tsx';

interface PoolProps {
  readonly scene: SuperScene;
  readonly hero: HeroView;
}

export function DicePool({ scene, hero }: PoolProps) {
  const { view, decision } = scene;
  const { dice } = useIntent(decision?.id);
  const roll = lastRoll(scene, hero.id);
  const turn = view.turn?.hero === hero.id ? view.turn : undefined;
  const most = Math.max(0, ...choicesOfDice(decision));
  const taken = Math.min(most, dice ?? 0);
  if (turn === undefined) return <Shields hero={hero} roll={roll} />;
  const spent = Math.max(0, turn.most - turn.pool);
  return (
    <section className={styles.pool} aria-label="Action Dice">
      <h3>
        Action Dice{' '}
        <small className={styles.left}>
          {turn.pool} of {turn.most} left
        </small>
      </h3>
      <div className={styles.dice}>
        {sidesOf(roll, spent).map(({ id, side }) => (
          <span key={id}>
            <Die look="spent" side={side} />
          </span>
        ))}
        {counted(turn.pool).map((count) =>
          count <= most ? (
            <button
              key={count}
              type="button"
              aria-pressed={count === taken}
              aria-label={`Take ${plural(count, 'die', 'dice')}`}
              title={`Take ${plural(count, 'die', 'dice')}`}
              onClick={() => intend(decision?.id, { dice: count })}
            >
              <Die look={taken === 0 || count <= taken ? 'ready' : 'left'} />
            </button>
          ) : (
            <span key={count}>
              <Die look={most === 0 ? 'ready' : 'left'} />
            </span>
          ),
        )}
      </div>
      {roll !== undefined && spent > 0 ? (
        <Sum roll={roll} />
      ) : (
        <div className={styles.said}>
          {most === 0 ? (ELSEWHERE[decision?.kind ?? ''] ?? WAITING) : saidOf(taken)}
        </div>
      )}
    </section>
  );
}

const saidOf = (taken: number): string =>
  taken === 0
    ? 'Attacks and locks roll the fewest dice that are likely to do.'
    : `The next action rolls ${plural(taken, 'die', 'dice')}.`;

const WAITING = 'Choose on the map.';
const ELSEWHERE: { readonly [kind: string]: string } = {
  '': 'Wait for your turn.',
  act: 'No dice left: turn round, use what is ready, or end the turn.',
  defend: 'Choose above how many Shield Dice you roll.',
  placeStar: 'Choose the ability that the stars charge.',
  levelUp: 'Choose the ability that gets better.',
  startAbility: 'Choose the ability that begins at level II.',
};

/** Between turns the hero has Shield Dice. */
const Shields = ({ hero, roll }: { readonly hero: HeroView; readonly roll: Rolled | undefined }) => (
  <section className={styles.pool} aria-label="Shield Dice">
    <h3>
      Shield Dice <small className={styles.left}>{hero.shields} ready</small>
    </h3>
    <div className={styles.dice}>
      {counted(hero.shields).map((count) => (
        <span key={count}>
          <Die look="shield" />
        </span>
      ))}
    </div>
    {roll === undefined ? (
      <div className={styles.said}>
        A star counts <em>★{hero.attributes.defense}</em> (Defense).
      </div>
    ) : (
      <Sum roll={roll} />
    )}
  </section>
);

const counted = (most: number): readonly number[] => Array.from({ length: most }, (_, at) => at + 1);

type Rolled = Extract<SuperEvent, { readonly type: 'rolled' }>;

/** The last roll of this turn, if it is this hero's. */
function lastRoll({ past }: SuperScene, hero: string): Rolled | undefined {
  const last = past.map(asSuperEvent).findLast(({ type }) => ENDS_A_ROLL.has(type));
  return last?.type === 'rolled' && last.by === hero ? last : undefined;
}

/** What a roll is looked at until. */
const ENDS_A_ROLL: ReadonlySet<SuperEvent['type']> = new Set([
  'rolled',
  'heroTurnBegan',
  'monstersPhaseBegan',
]);

/** The sides of the dice that are spent, as far as they were seen. */
function sidesOf(
  roll: Rolled | undefined,
  spent: number,
): readonly { readonly id: string; readonly side: DieSide | undefined }[] {
  const seen = roll?.dice ?? [];
  return counted(spent).map((count) => ({
    id: `spent ${count}`,
    side: seen[seen.length - spent + count - 1],
  }));
}

const VALUES = { sword: '1', swords: '2' } as const;

/** Spelled out as the rule counts it. */
const Sum = ({ roll: { dice, star, bonus, total, need } }: { readonly roll: Rolled }) => (
  <div className={styles.sum}>
    {dice
      .map((side, at) => ({ id: `${at} ${side}`, side }))
      .map(({ id, side }, at) => (
        <span key={id}>
          {at > 0 && ' + '}
          {side === 'star' ? <em>★{star}</em> : VALUES[side]}
        </span>
      ))}
    {bonus !== 0 && ` + ${bonus}`} = <b>{total}</b>
    {need > 0 && <small> against {need}</small>}
  </div>
);
