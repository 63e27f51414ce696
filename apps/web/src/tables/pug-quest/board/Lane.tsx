import type { Lane as LaneNumber } from '@questhall/games/pug-quest';
import { asPugOption } from '@questhall/games/pug-quest';
import type { Option } from '@questhall/kernel';
import type { Scene } from '../../../table/game-table.ts';
import type { Target } from '../../../table/targets.tsx';
import { useTarget } from '../../../table/targets.tsx';
import type { Intent } from '../intent.ts';
import type { TableView } from '../logic/after.ts';
import { artOf } from '../logic/art.ts';
import { creatureOf, isHeroId } from '../logic/cards.ts';
import type { Threat } from '../logic/forecast.ts';
import { moveForecast } from '../logic/forecast.ts';
import { moverOf } from '../logic/mover.ts';
import type { LaneCard, LanePlace } from '../pieces/Lanes.tsx';
import { Lane } from '../pieces/Lanes.tsx';
import { Creature } from './Creature.tsx';

interface TableLaneProps {
  readonly scene: Scene<TableView>;
  readonly lane: LaneNumber;
  readonly threats: ReadonlyMap<string, Threat>;
  readonly intent: Intent;
}

/** One lane with both its queues. */
export function TableLane({ scene, lane, threats, intent }: TableLaneProps) {
  const { view } = scene;
  const mover = moverOf(scene);
  const target = useTarget({ lane }, candidatesAt(scene, lane));
  const heroes = view.heroLanes[lane - 1] ?? [];
  const monsters = view.monsterLanes[lane - 1] ?? [];
  const cards = (queue: readonly string[]): readonly LaneCard[] =>
    queue.flatMap((id, rank) => {
      const creature = creatureOf(view, id);
      if (creature === undefined) return [];
      const card = (
        <Creature
          key={id}
          scene={scene}
          creature={creature}
          behind={rank > 0}
          threat={threats.get(id)}
          intent={intent}
        />
      );
      return [{ id, card }];
    });
  const place = mover === undefined ? undefined : placeOf(scene, target, mover, lane);
  const onHeroSide = mover === undefined || isHeroId(view, mover);
  const turn = view.turn?.of ?? '';
  return (
    <Lane
      number={lane}
      monsters={cards(monsters)}
      heroes={cards(heroes)}
      facing={heroes.includes(turn) || monsters.includes(turn)}
      {...(place && (onHeroSide ? { heroPlace: place } : { monsterPlace: place }))}
    />
  );
}

/** What a click on the ground could have meant. */
function candidatesAt({ decision }: Scene<TableView>, lane: LaneNumber): readonly Option[] {
  switch (decision?.kind) {
    case 'act':
    case 'evilMove':
      return [{ do: 'move', at: { lane } }];
    case 'placeHero':
      return [{ do: 'place', at: { lane } }];
    default:
      return [];
  }
}

function placeOf({ view }: Scene<TableView>, target: Target, mover: string, lane: LaneNumber): LanePlace {
  const [raw] = target.options;
  const option = raw && asPugOption(raw);
  const moves = option?.do === 'move' && isHeroId(view, mover);
  const forecast = moves ? moveForecast(mover, lane, view) : undefined;
  const inside = [...(view.heroLanes[lane - 1] ?? []), ...(view.monsterLanes[lane - 1] ?? [])].includes(
    mover,
  );
  const stays = option?.do === 'move' && inside;
  return {
    legal: target.legal,
    label: option?.do === 'place' ? 'Stand here' : stays ? (moves ? 'Step back' : 'Stay') : 'Move here',
    detail:
      forecast === undefined
        ? undefined
        : forecast.slides
          ? `slides on to ${forecast.end}`
          : forecast.discards > 0
            ? `costs ${forecast.discards} card`
            : undefined,
    ghost: artOf(mover, view),
    hinted: target.hint !== undefined,
    bind: target.bind,
  };
}
