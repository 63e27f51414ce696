/** Arrows of attacks and ways, and what is seen to happen to a Champion. */

import type { BrawlEvent } from '@questhall/games/brawl';
import { asBrawlEvent } from '@questhall/games/brawl';
import type { Ref } from '@questhall/kernel';
import { art } from '../../../art/brawl/index.ts';
import { t } from '../../../language/texts.ts';
import type { EffectArrow, EffectFloat } from '../../../table/parts/Effects.tsx';
import { Effects } from '../../../table/parts/Effects.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { icon } from '../icons.ts';
import { useIntent } from '../intent.ts';
import { aimsAt, moverOf } from '../logic/ahead.ts';
import type { BrawlScene } from '../logic/scene.ts';
import { printed } from '../printed.ts';
import { trapArt } from './Hexes.tsx';

export function Happenings({ scene }: { readonly scene: BrawlScene }) {
  const { happening, decision } = scene;
  const { champion: pointed, hex } = useIntent(decision?.id);
  const event = happening === null ? undefined : asBrawlEvent(happening.event);
  return (
    <Effects
      beat={happening?.number ?? decision?.id}
      lasts={happening?.lasts ?? 0}
      arrows={[...arrowsOf(scene, event), ...aimed(scene, { champion: pointed, hex })]}
      float={event === undefined ? undefined : floatOf(event)}
      within="[data-arena]"
    />
  );
}

const over = (champion: number): Ref => ({ champion });

/** From whoever attacks to those whom the pointer rests on. */
function aimed({ decision }: BrawlScene, at: Parameters<typeof aimsAt>[1]): readonly EffectArrow[] {
  const attacker = moverOf(decision);
  if (attacker === undefined) return [];
  return aimsAt(decision, at)
    .flatMap(({ hits }) => hits)
    .map(({ champion }) => ({ from: over(attacker), to: over(champion) }));
}

function arrowsOf({ view, decision }: BrawlScene, event: BrawlEvent | undefined): readonly EffectArrow[] {
  if (event?.type === 'attackDeclared' || event?.type === 'skillUsed') {
    const kind = event.type === 'skillUsed' ? 'help' : 'attack';
    return event.targets
      .filter((target) => target !== event.champion)
      .map((target) => ({ from: over(event.champion), to: over(target), kind }));
  }
  if (event?.type === 'moved') {
    const path = event.path.map((hex): Ref => ({ hex }));
    const to = path.at(-1);
    return to === undefined ? [] : [{ from: { hex: event.from }, over: path.slice(0, -1), to, kind: 'way' }];
  }
  const { action } = view;
  if (event !== undefined || decision?.kind !== 'react' || action === null) return [];
  return action.targets.map((target) => ({ from: over(action.champion), to: over(target) }));
}

function floatOf(event: BrawlEvent): EffectFloat | undefined {
  switch (event.type) {
    case 'damaged':
      return { over: over(event.champion), kind: 'hurt', face: `−${event.amount}` };
    case 'healed':
      return { over: over(event.champion), kind: 'good', face: `+${event.amount}` };
    case 'struck':
      return {
        over: over(event.champion),
        kind: 'plain',
        face: (
          <>
            <Icon shape={icon.broadswordIcon} />
            {event.strength} − <Icon shape={icon.shieldIcon} />
            {event.defence} = {event.damage}
          </>
        ),
      };
    case 'cardPlayed':
      return { over: over(event.champion), kind: 'plain', face: printed.names.card(event.card) };
    case 'reactionPlayed':
      return { over: over(event.on), kind: 'good', face: printed.names.card(event.card) };
    case 'standardUsed':
      return { over: over(event.champion), kind: 'plain', face: printed.names.standards[event.action] };
    case 'trapSprung':
      return {
        over: over(event.champion),
        kind: 'card',
        face: (
          <>
            <img src={art(trapArt(event.face))} alt="" />
            <b>{printed.names.traps[event.face]}</b>
          </>
        ),
      };
    case 'rooted':
      return { over: over(event.champion), kind: 'plain', face: t('Rooted') };
    case 'stunned':
      return { over: over(event.champion), kind: 'plain', face: t('Stunned') };
    case 'knockedOut':
      return { over: over(event.champion), kind: 'hurt', face: t('Out of action') };
    case 'levelledUp':
      return { over: over(event.champion), kind: 'good', face: t('Level up!') };
    case 'boonGained':
      return {
        over: over(event.champion),
        kind: 'good',
        face: `${event.boon.amount > 0 ? '+' : ''}${event.boon.amount}`,
      };
    case 'warded':
      return { over: over(event.champion), kind: 'good', face: t('Warded') };
    case 'declined':
      return {
        over: over(event.champion),
        kind: 'plain',
        face: t('No {name}', { name: printed.names.card(event.card) }),
      };
    default:
      return undefined;
  }
}
