import type { HeroView } from '@questhall/games/pug-quest';
import { placeOf } from '@questhall/games/pug-quest';
import type { Option } from '@questhall/kernel';
import type { Scene } from '../../../table/game-table.ts';
import { useTarget } from '../../../table/targets.tsx';
import { icon } from '../icons.ts';
import { intend } from '../intent.ts';
import type { TableView } from '../logic/after.ts';
import type { ActionDisc } from '../pieces/ActionDiscs.tsx';
import { ActionDiscs } from '../pieces/ActionDiscs.tsx';
import { useChoice } from '../use-choice.ts';

interface ActionsProps {
  readonly scene: Scene<TableView>;
  readonly hero: HeroView;
}

/** [PQ-ACT-02] The five actions of a turn. */
export function Actions({ scene, hero }: ActionsProps) {
  const { view } = scene;
  const turn = view.turn?.of === hero.id ? view.turn : null;
  const left = turn?.actionsLeft ?? 0;
  const actions: readonly ActionDisc[] = [
    usePlainAction(scene, 'draw', 'Draw', icon.cardDrawIcon, 'drawFrom'),
    usePlainAction(scene, 'change', 'Change', icon.cycleIcon),
    usePlainAction(scene, 'discard', 'Discard', icon.cardDiscardIcon, 'discardCards'),
    useMove(scene, hero),
    useAttack(scene, hero),
  ];
  return <ActionDiscs actions={actions} left={left} of={Math.max(2, left)} />;
}

/** An action that points at nothing. While its own question is open, its disc stays pressed. */
function usePlainAction(
  scene: Scene<TableView>,
  deed: 'draw' | 'change' | 'discard',
  name: string,
  icon: ActionDisc['icon'],
  follows?: string,
): ActionDisc {
  const { legal, hint, bind } = useChoice(scene, { action: deed }, (option) => option.do === deed, [
    { do: deed },
  ]);
  const chosen = follows !== undefined && scene.decision?.kind === follows;
  return {
    id: deed,
    name,
    icon,
    refused: !legal,
    hinted: hint !== undefined,
    bind,
    ...(chosen && { chosen }),
  };
}

/** Lanes to move to glow anyway; the disc leads to them. */
function useMove(scene: Scene<TableView>, { id }: HeroView): ActionDisc {
  const { decision, choose, view } = scene;
  const lane = placeOf(view, id)?.lane ?? 1;
  const beside = lane === 5 ? 1 : lane + 1;
  const { bind } = useTarget({ action: 'move' }, [{ do: 'move', at: { lane: beside } }]);
  const moves = decision?.kind === 'act' ? decision.options.filter((option) => option.do === 'move') : [];
  const [only] = moves;
  const legal = only !== undefined;
  return {
    id: 'move',
    name: 'Move',
    icon: icon.pawIcon,
    refused: !legal,
    bind: {
      ...bind,
      ...(legal && {
        'data-legal': true,
        onClick: () => (moves.length === 1 ? choose(only) : lead(only)),
      }),
    },
  };
}

/** Takes the focus to the first place to move to. */
function lead({ at }: Option): void {
  const place = document.querySelector<HTMLElement>(
    `[data-lanes] [data-target='{"lane":${String(at?.lane)}}']`,
  );
  place?.focus({ focusVisible: true });
}

function useAttack(scene: Scene<TableView>, { id }: HeroView): ActionDisc {
  const { decision, choose, view } = scene;
  const lane = placeOf(view, id)?.lane ?? 1;
  const front = view.monsterLanes[lane - 1]?.[0] ?? view.monsterLanes.flat()[0] ?? '';
  const { bind } = useTarget({ action: 'attack' }, [{ do: 'standardAttack', at: { creature: front } }]);
  const attack =
    decision?.kind === 'act' ? decision.options.find((option) => option.do === 'standardAttack') : undefined;
  const point = (pointed: boolean) => intend(decision?.id, { attack: pointed });
  return {
    id: 'attack',
    name: 'Attack',
    icon: icon.crossedSwordsIcon,
    refused: attack === undefined,
    bind: {
      ...bind,
      ...(attack && {
        'data-legal': true,
        onClick: () => choose(attack),
        onPointerEnter: () => point(true),
        onPointerLeave: () => point(false),
        onFocus: () => point(true),
        onBlur: () => point(false),
      }),
    },
  };
}
