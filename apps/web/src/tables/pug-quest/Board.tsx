import type { Lane } from '@questhall/games/pug-quest';
import { asPugOption, inReach, LANES } from '@questhall/games/pug-quest';
import { useRef } from 'react';
import type { Scene } from '../../table/game-table.ts';
import { usePlan } from '../../table/parts/plan.ts';
import { useGlide } from '../../table/parts/use-glide.ts';
import { Effects } from './board/Effects.tsx';
import { HeroPicker } from './board/HeroPicker.tsx';
import { TableLane } from './board/Lane.tsx';
import { Market } from './board/Market.tsx';
import { BoardLeft, BoardRight } from './board/Sides.tsx';
import { BoardTop } from './board/Top.tsx';
import type { Intent } from './intent.ts';
import { useIntent } from './intent.ts';
import type { TableView } from './logic/after.ts';
import { comboById, creatureOf, worldType } from './logic/cards.ts';
import type { Threat } from './logic/forecast.ts';
import { comboThreats, standardAttackThreats, threats } from './logic/forecast.ts';
import { BoardLayout } from './pieces/BoardLayout.tsx';
import { Lanes } from './pieces/Lanes.tsx';

/** What glides when it moves. */
const CREATURES = '[data-lanes] [data-target*="creature"]';

/** Everything above the tray: two sides in five lanes, the order of the round, the world, the energy. */
export function Board(scene: Scene<TableView>) {
  const { view, decision, speed } = scene;
  const board = useRef<HTMLDivElement>(null);
  const intent = useIntent(decision?.id);
  usePlan(scene);
  useGlide(board, speed, CREATURES);
  const forecast = new Map(forecastOf(scene, intent).map((threat) => [threat.id, threat]));
  const gathering = view.world === 0;
  return (
    <BoardLayout
      ref={board}
      type={worldType(view)}
      top={<BoardTop scene={scene} />}
      left={gathering ? null : <BoardLeft scene={scene} />}
      right={gathering ? null : <BoardRight scene={scene} />}
      lanes={
        gathering ? null : (
          <>
            <Lanes heroDepth={Math.max(...view.heroLanes.map((queue) => queue.length))}>
              {LANES.map((lane: Lane) => (
                <TableLane key={lane} scene={scene} lane={lane} threats={forecast} intent={intent} />
              ))}
            </Lanes>
            {view.market.length > 0 && <Market scene={scene} />}
          </>
        )
      }
    >
      {gathering && <HeroPicker scene={scene} />}
      <Effects scene={scene} />
    </BoardLayout>
  );
}

/** Whom what the pointer rests on would hit, or what is being aimed. */
function forecastOf({ view, decision }: Scene<TableView>, intent: Intent): readonly Threat[] {
  if (decision === null) return [];
  const about = decision.about;
  if (decision.kind === 'target') return aimed(String(about.by), String(about.card), decision.options, view);
  if (decision.kind === 'side' && intent.side !== undefined)
    return sided(String(about.by), String(about.card), intent.side, view);
  const by = creatureOf(view, view.turn?.of ?? '');
  if (by === undefined || decision.kind !== 'act') return [];
  if (intent.attack) return standardAttackThreats(by, view);
  const combo = intent.combo === undefined ? undefined : comboById(intent.combo, view)?.combo;
  return combo === undefined || combo.riposte !== undefined ? [] : comboThreats(combo, by, view);
}

/** What each of those that may be chosen would suffer, where the card is known. */
function aimed(
  id: string,
  card: string,
  options: NonNullable<Scene['decision']>['options'],
  view: TableView,
): readonly Threat[] {
  const by = creatureOf(view, id);
  const combo = comboById(card, view)?.combo;
  if (by === undefined || combo === undefined || combo.reach !== undefined) return [];
  const legal = options.flatMap((raw) => {
    const option = asPugOption(raw);
    return option.do === 'target' ? [option.at.creature] : [];
  });
  return comboThreats(combo, by, view)
    .filter((threat) => legal.includes(threat.id))
    .map((threat) => ({ ...threat, choice: false }));
}

function sided(id: string, card: string, side: 'left' | 'right', view: TableView): readonly Threat[] {
  const by = creatureOf(view, id);
  const combo = comboById(card, view)?.combo;
  if (by === undefined || combo === undefined) return [];
  const reached = inReach(view, id, 'double-side', side);
  return threats(combo.effects, by, view)
    .filter((threat) => reached.includes(threat.id))
    .map((threat) => ({ ...threat, choice: false }));
}
