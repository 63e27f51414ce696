import type { PugEvent } from '@questhall/games/pug-quest';
import { asPugEvent, listed, markText } from '@questhall/games/pug-quest';
import type { Json, Ref } from '@questhall/kernel';
import type { ReactNode } from 'react';
import type { Scene } from '../../../table/game-table.ts';
import type { EffectArrow, EffectFloat } from '../../../table/parts/Effects.tsx';
import { Effects as EffectsLayer } from '../../../table/parts/Effects.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { icon } from '../icons.ts';
import type { TableView } from '../logic/after.ts';
import { artOf } from '../logic/art.ts';
import { comboById } from '../logic/cards.ts';
import { EnergyCard } from '../pieces/EnergyCard.tsx';
import { EnergySymbol } from '../pieces/EnergySymbol.tsx';
import type { Energy } from '../vocabulary.ts';

/** Arrows of attacks, and what is seen to happen to somebody: numbers, cards, signs. */
export function Effects({ scene }: { readonly scene: Scene<TableView> }) {
  const { happening, decision, view } = scene;
  const event = happening === null ? undefined : asPugEvent(happening.event);
  return (
    <EffectsLayer
      beat={happening?.number ?? decision?.id}
      lasts={happening?.lasts ?? 0}
      arrows={attackOf(scene, event)}
      float={event === undefined ? undefined : floatOf(event, view)}
      within="[data-lanes]"
    />
  );
}

const over = (creature: string): Ref => ({ creature });

const arrow = (from: Json | undefined, to: Json | undefined): EffectArrow => ({
  from: over(String(from)),
  to: over(String(to)),
});

/** Who attacks whom: in the event that is being shown, or in the question that is open. */
function attackOf({ decision }: Scene<TableView>, event: PugEvent | undefined): readonly EffectArrow[] {
  if (event?.type === 'attacked') return event.targets.map((target) => arrow(event.by, target));
  if (event !== undefined || decision === null) return [];
  const { by, target, hero } = decision.about;
  if (decision.kind === 'riposte') return [arrow(by, target)];
  if (decision.kind === 'defend') return [arrow(by, hero)];
  if (decision.kind === 'evilPrevent') return [arrow(by, target)];
  return [];
}

const symbols = (cards: readonly Energy[]): ReactNode =>
  cards
    .map((energy, at) => ({ id: `${energy}${at}`, energy }))
    .map(({ id, energy }) => <EnergySymbol key={id} energy={energy} />);

function floatOf(event: PugEvent, view: TableView): EffectFloat | undefined {
  switch (event.type) {
    case 'damaged':
      return { over: over(event.creature), kind: 'hurt', face: `−${event.amount}` };
    case 'healed':
      return { over: over(event.creature), kind: 'good', face: `+${event.amount}` };
    case 'attackLost':
      return { over: over(event.by), kind: 'plain', face: 'Nobody there' };
    case 'prevented':
      return { over: over(event.target), kind: 'good', face: guarded(event.amount) };
    case 'defended':
      return { over: over(event.hero), kind: 'good', face: guarded(event.amount) };
    case 'evilLordPrevented':
      return { over: over(event.target), kind: 'good', face: guarded(event.amount) };
    case 'absorbed':
      return event.amount > 0
        ? { over: over(event.creature), kind: 'good', face: guarded(event.amount) }
        : { over: over(event.creature), kind: 'hurt', face: `+${-event.amount}` };
    case 'evilLordAdded':
      return { over: over(event.target), kind: 'hurt', face: '+1' };
    case 'energyRevealed':
      return {
        over: over(event.by),
        kind: 'card',
        face: (
          <>
            <EnergyCard energy={event.energy} />
            <b data-ignored={event.ignored}>{event.ignored ? 'Ignored' : 'No match'}</b>
          </>
        ),
      };
    case 'drew':
      return {
        over: over(event.hero),
        kind: 'plain',
        face:
          event.energy === undefined ? <Icon shape={icon.cardDrawIcon} /> : <>+{symbols([event.energy])}</>,
      };
    case 'paid':
      return event.cards.length === 0
        ? undefined
        : { over: over(event.by), kind: 'plain', face: <>−{symbols(event.cards)}</> };
    case 'discarded':
      return { over: over(event.hero), kind: 'plain', face: <>−{symbols(event.cards)}</> };
    case 'comboPlayed':
    case 'ripostePlayed':
      return { over: over(event.by), kind: 'plain', face: comboById(event.combo, view)?.combo.name ?? '' };
    case 'marked':
      return {
        over: over(event.creature),
        kind: 'plain',
        face: (
          <>
            <Icon shape={icon.cursedStarIcon} />
            {markText({ ...event, until: 'worldEnd' }, view).split(':')[0]}
          </>
        ),
      };
    case 'xpGained':
      return { over: over(event.hero), kind: 'good', face: '+1 XP' };
    case 'levelReached':
      return {
        over: over(event.hero),
        kind: 'good',
        face: (
          <>
            <Icon shape={icon.upgradeIcon} />
            Level {event.level}
          </>
        ),
      };
    case 'treasureTaken':
    case 'bought':
      return { over: over(event.hero), kind: 'card', face: <img src={artOf(event.treasure, view)} alt="" /> };
    case 'consumed':
      return { over: over(event.by), kind: 'card', face: <img src={artOf(event.treasure, view)} alt="" /> };
    case 'exchanged':
      return { over: over(event.to), kind: 'plain', face: listed([...event.gave].slice(0, 2)) };
    default:
      return undefined;
  }
}

const guarded = (amount: number): ReactNode => (
  <>
    <Icon shape={icon.shieldIcon} />
    {amount}
  </>
);
