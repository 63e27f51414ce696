import type { HeroView } from '@questhall/games/pug-quest';
import { comboText } from '@questhall/games/pug-quest';
import type { Option } from '@questhall/kernel';
import type { ReactNode } from 'react';
import type { Scene } from '../../../table/game-table.ts';
import type { CardState } from '../../../table/parts/Card.tsx';
import type { Target } from '../../../table/targets.tsx';
import { useTarget } from '../../../table/targets.tsx';
import { intend } from '../intent.ts';
import type { TableView } from '../logic/after.ts';
import type { OwnedCombo } from '../logic/cards.ts';
import { combosOf } from '../logic/cards.ts';
import { costStates, payingCards, purseOf, shortage, symbolsOf } from '../logic/cost.ts';
import { sceneOf } from '../logic/scenes.ts';
import { ComboCard, isWordy } from '../pieces/ComboCard.tsx';
import type { CostSymbol } from '../pieces/Cost.tsx';
import styles from './Tray.module.css';

interface CombosProps {
  readonly scene: Scene<TableView>;
  readonly hero: HeroView;
}

/** Everything a hero can play: its sheet, then what its treasures and prizes lend it. */
export function Combos({ scene, hero }: CombosProps) {
  const combos = combosOf(hero, scene.view);
  return (
    <ul className={styles.combos} aria-label="Combos" data-pages="">
      {combos.map((owned) => (
        <li key={owned.combo.id}>
          <TableCombo scene={scene} hero={hero} owned={owned} />
        </li>
      ))}
    </ul>
  );
}

interface TableComboProps extends CombosProps {
  readonly owned: OwnedCombo;
  readonly big?: boolean;
}

/** What a click on a combo could have meant. */
function candidatesAt({ decision }: Scene<TableView>, combo: string): readonly Option[] {
  const deed = decision?.kind.startsWith('riposte') ? 'riposte' : 'combo';
  const option = { do: deed, combo, instead: false, at: { card: combo } };
  return [option];
}

export function TableCombo({ scene, hero, owned, big = false }: TableComboProps) {
  const { decision, view } = scene;
  const { combo } = owned;
  const target = useTarget({ card: combo.id }, candidatesAt(scene, combo.id));
  const { symbols, less } = symbolsOf(combo, hero, view);
  const hand = view.hands?.[hero.id];
  const purse = purseOf(hero, hand ?? []);
  // The hand of a hero on the other side cannot be seen: its costs are shown as they are printed.
  const cost = hand === undefined ? symbols.map((energy) => ({ energy })) : costStates(symbols, purse, less);
  const { state, tag, short } = standing(scene, hero, owned, target, cost);
  const point = (pointed: boolean) =>
    intend(decision?.id, {
      combo: pointed ? combo.id : undefined,
      paying: pointed && target.legal ? payingCards(cost, purse) : [],
    });
  const { bind } = target;
  const text = comboText(combo);
  return (
    <ComboCard
      name={combo.name}
      level={combo.level === 'treasure' ? undefined : combo.level}
      type={combo.cost[0] ?? 'spirit'}
      cost={cost}
      riposte={combo.riposte !== undefined}
      scene={sceneOf(owned)}
      text={emphasised(text)}
      wordy={isWordy(text)}
      state={state}
      tag={tag}
      shortTag={short}
      hint={target.hint === undefined ? undefined : 'Hint'}
      big={big}
      bind={{
        ...bind,
        onPointerEnter: (event) => {
          bind.onPointerEnter?.(event);
          point(true);
        },
        onPointerLeave: (event) => {
          bind.onPointerLeave?.(event);
          point(false);
        },
        onFocus: () => point(true),
        onBlur: (event) => {
          bind.onBlur?.(event);
          point(false);
        },
      }}
    />
  );
}

interface Standing {
  readonly state: CardState;
  readonly tag: string;
  readonly short?: string;
}

/** [PQ-XP-01] [PQ-XP-02] */
const XP_FOR: { readonly [level: number]: number } = { 2: 2, 3: 5 };

/** Whether it can be played now, and if not, what is in the way. */
function standing(
  { decision, view }: Scene<TableView>,
  hero: HeroView,
  { combo }: OwnedCombo,
  { options, legal }: Target,
  cost: readonly CostSymbol[],
): Standing {
  if (legal) {
    const prayed = options.every((option) => 'instead' in option && option.instead === true);
    if (prayed) return { state: 'can', tag: 'Play with a prayer', short: 'Prayer' };
    const wild = cost.some(({ state }) => state === 'joker');
    return wild
      ? { state: 'can', tag: 'Play with a Joker', short: 'With Joker' }
      : { state: 'can', tag: 'Play' };
  }
  if (combo.level !== 'treasure' && combo.level > hero.level) {
    const xp = XP_FOR[combo.level] ?? 0;
    return { state: 'locked', tag: `Level ${combo.level} at ${xp} XP`, short: `At ${xp} XP` };
  }
  const missing = shortage(cost);
  if (missing !== undefined) return { state: 'cannot', tag: missing };
  if (combo.riposte !== undefined) return { state: 'wait', tag: 'Reaction' };
  if (decision?.kind !== 'act' || view.turn?.of !== hero.id) return { state: 'idle', tag: 'Ready' };
  if (combo.conditions?.includes('notMovedThisTurn') && view.turn.moved)
    return { state: 'cannot', tag: 'Not after moving', short: 'Moved' };
  return { state: 'cannot', tag: 'No target' };
}

/** What counts stands out: "3 damage". */
export function emphasised(text: string): ReactNode {
  return text
    .split(/(\d+ damage|all of the damage)/)
    .map((part, at) => ({ id: at, part, strong: at % 2 === 1 }))
    .map(({ id, part, strong }) => (strong ? <b key={id}>{part}</b> : part));
}
