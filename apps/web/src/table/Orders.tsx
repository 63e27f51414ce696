import type { Option } from '@questhall/kernel';
import { canonical } from '@questhall/kernel';
import type { SeenDecision } from '@questhall/protocol';
import { useState } from 'react';
import { t } from '../language/texts.ts';
import type { Comparison, Lasting, OrderAnswer, StandingOrder } from '../play/standing-orders.ts';
import { answersTo, numbersOf, optionFor } from '../play/standing-orders.ts';
import { Button } from '../ui/Button.tsx';
import { Select } from '../ui/Select.tsx';
import { Stepper } from '../ui/Stepper.tsx';
import type { Scene } from './game-table.ts';
import styles from './Orders.module.css';

interface OrderOfferProps {
  readonly scene: Scene;
  readonly decision: SeenDecision;
  readonly onGive: (order: StandingOrder) => void;
}

const ALWAYS = '';
const HIGHEST = 99;

const AMOUNT_WORDS = {
  only: '',
  most: t(' (as much as possible)'),
  least: t(' (as little as possible)'),
} as const;
const COMPARISON_WORDS = { atMost: t('at most'), atLeast: t('at least') } as const;

/** `handLimit` as `hand limit`. */
const asWords = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

const said = (answer: OrderAnswer, option: Option, { words, view }: Scene): string =>
  `${words.option(option, view)}${AMOUNT_WORDS[answer.amount]}`;

/** Beneath a question that is asked out of turn: how not to be asked every time. */
export function OrderOffer({ scene, decision, onGive }: OrderOfferProps) {
  const { seat, kind, options } = decision;
  const answers = answersTo(options);
  const numbers = numbersOf(scene.view, seat);
  const [chosen, setChosen] = useState(0);
  const [when, setWhen] = useState(ALWAYS);
  const [limit, setLimit] = useState<number>();
  const answer = answers[chosen];
  if (answer === undefined) return null;
  const [number = '', is = 'atMost'] = when.split(':') as [string?, Comparison?];
  const value = limit ?? numbers.get(number) ?? 0;
  const give = (lasts: Lasting): void => {
    const order = { seat, kind, answer, lasts };
    onGive(when === ALWAYS ? order : { ...order, condition: { number, is, limit: value } });
  };
  return (
    <details className={styles.offer}>
      <summary>{t('Do not ask me every time')}</summary>
      <Select
        label={t('Always answer')}
        value={String(chosen)}
        onChange={(index) => setChosen(Number(index))}
        options={answers.map((each, index) => ({
          value: String(index),
          label: said(each, optionFor(each, options) ?? { do: each.deed }, scene),
        }))}
      />
      {numbers.size > 0 && (
        <Select
          label={t('While')}
          value={when}
          onChange={(next) => {
            setWhen(next);
            setLimit(undefined);
          }}
          options={[
            { value: ALWAYS, label: t('whatever happens') },
            ...[...numbers.keys()].flatMap((name) =>
              (['atMost', 'atLeast'] as const).map((each) => ({
                value: `${name}:${each}`,
                label: t('my {name} is {each} …', { name: asWords(name), each: COMPARISON_WORDS[each] }),
              })),
            ),
          ]}
        />
      )}
      {when !== ALWAYS && (
        <Stepper label={`… ${asWords(number)}`} value={value} min={0} max={HIGHEST} onChange={setLimit} />
      )}
      <div className={styles.give}>
        <Button onClick={() => give('turn')}>{t('Until my turn')}</Button>
        <Button onClick={() => give('match')}>{t('For the whole match')}</Button>
      </div>
    </details>
  );
}

interface OrderListProps {
  readonly orders: readonly StandingOrder[];
  readonly onDrop: (order: StandingOrder) => void;
}

const inWords = ({ kind, answer, condition, lasts }: StandingOrder): string => {
  const amount = AMOUNT_WORDS[answer.amount];
  const whenever = condition
    ? t(' while {number} is {is} {limit}', {
        number: asWords(condition.number),
        is: COMPARISON_WORDS[condition.is],
        limit: condition.limit,
      })
    : '';
  const until = lasts === 'turn' ? t(', until my turn') : '';
  return `${asWords(kind)}: ${asWords(answer.deed)}${amount}${whenever}${until}`;
};

/** All orders that are in force, each with a way to take it back. */
export function OrderList({ orders, onDrop }: OrderListProps) {
  if (orders.length === 0) return null;
  return (
    <section className={styles.list}>
      <h3>{t('Standing orders')}</h3>
      <ul>
        {orders.map((order) => (
          <li key={canonical(order)}>
            <span>{inWords(order)}</span>
            <Button kind="quiet" onClick={() => onDrop(order)}>
              {t('Ask me again')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
