import { plural } from '@questhall/games/pug-quest';
import type { Option } from '@questhall/kernel';
import { canonical } from '@questhall/kernel';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { icon } from '../icons.ts';
import { EnergyCard } from '../pieces/EnergyCard.tsx';
import type { Energy } from '../vocabulary.ts';
import { paidBy } from './Payments.tsx';
import styles from './prompts.module.css';

interface GuardProps {
  readonly title: string;
  /** "One Strength or Joker for each point." */
  readonly rule: string;
  readonly damage: number;
  /** What may be answered: a payment each, the empty one among them. */
  readonly options: readonly Option[];
  /** "Defend" */
  readonly verb: string;
  readonly onGuard: (option: Option) => void;
}

interface Piece {
  readonly id: string;
  readonly energy: Energy | 'xp';
}

/** The cards that could be put against the damage: as many of each kind as some answer takes. */
function piecesOf(options: readonly Option[]): readonly Piece[] {
  const most = new Map<Energy | 'xp', number>();
  for (const { cards, xp } of options.map(paidBy)) {
    const counts = new Map<Energy | 'xp', number>([['xp', xp]]);
    for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
    for (const [kind, n] of counts) most.set(kind, Math.max(most.get(kind) ?? 0, n));
  }
  return [...most]
    .toSorted(([a], [b]) => rank(a) - rank(b))
    .flatMap(([energy, n]) => Array.from({ length: n }, (_, at) => ({ id: `${energy}${at}`, energy })));
}

/** Natural cards first, Jokers then, XP last. */
const rank = (kind: Energy | 'xp'): number => (kind === 'xp' ? 2 : kind === 'joker' ? 1 : 0);

/** The answer that takes just these. */
function answerOf(options: readonly Option[], picked: readonly Piece[]): Option | undefined {
  const xp = picked.filter(({ energy }) => energy === 'xp').length;
  const cards = picked.flatMap(({ energy }) => (energy === 'xp' ? [] : [energy])).toSorted();
  return options.find((option) => {
    const paid = paidBy(option);
    return paid.xp === xp && paid.cards.toSorted().join() === cards.join();
  });
}

/** Cards against damage: tap as many as you like, and read what is left of it. */
export function Guard({ title, rule, damage, options, verb, onGuard }: GuardProps) {
  const pieces = piecesOf(options);
  const [picked, setPicked] = useState<readonly string[]>(() => pieces.slice(0, 1).map(({ id }) => id));
  const chosen = pieces.filter(({ id }) => picked.includes(id));
  const option = answerOf(options, chosen);
  const toggle = (id: string) => {
    const without = picked.filter((other) => other !== id);
    if (without.length < picked.length) setPicked(without);
    else setPicked([...picked, id].slice(-damage));
  };
  const left = Math.max(0, damage - chosen.length);
  return (
    <div className={styles.guardBox}>
      <section className={styles.guard} aria-label={title}>
        <h3 className={styles.guardTitle}>
          <Icon shape={icon.shieldIcon} className={styles.guardSign} />
          {title}
        </h3>
        <p>{rule}</p>
        <div className={styles.cards}>
          {pieces.map(({ id, energy }) =>
            energy === 'xp' ? (
              <button
                key={id}
                type="button"
                className={styles.xp}
                aria-pressed={picked.includes(id)}
                onClick={() => toggle(id)}
              >
                <Icon shape={icon.upgradeIcon} />1 XP
              </button>
            ) : (
              <EnergyCard
                key={id}
                energy={energy}
                state={picked.includes(id) ? 'chosen' : 'can'}
                bind={{ onClick: () => toggle(id) }}
              />
            ),
          )}
        </div>
        <p className={styles.sum} aria-live="polite">
          <b>{damage}</b> − <b className={styles.stopped}>{chosen.length}</b> ={' '}
          <b className={styles.left}>{left} damage</b>
        </p>
        <Button
          wide
          kind={chosen.length > 0 ? 'primary' : 'plain'}
          refused={option === undefined || chosen.length === 0}
          {...(option && { 'data-option': canonical(option) })}
          onClick={() => option && chosen.length > 0 && onGuard(option)}
        >
          {chosen.length === 0
            ? `${verb} with the cards you pick`
            : `${verb} with ${plural(chosen.length, 'card')}`}
        </Button>
      </section>
    </div>
  );
}
