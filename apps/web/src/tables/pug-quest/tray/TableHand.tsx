import { ENERGIES } from '@questhall/games/pug-quest';
import type { Option } from '@questhall/kernel';
import type { Scene } from '../../../table/game-table.ts';
import { Hand, HandPlace } from '../../../table/parts/Hand.tsx';
import { useTarget } from '../../../table/targets.tsx';
import { intend, useIntent } from '../intent.ts';
import type { TableView } from '../logic/after.ts';
import { placesOf } from '../logic/cost.ts';
import type { EnergyCardState } from '../pieces/EnergyCard.tsx';
import { EnergyCard } from '../pieces/EnergyCard.tsx';
import type { Energy } from '../vocabulary.ts';

interface TableHandProps {
  readonly scene: Scene<TableView>;
  readonly hand: readonly Energy[];
}

const inOrder = (cards: readonly Energy[]): readonly Energy[] =>
  cards.toSorted((a, b) => ENERGIES.indexOf(a) - ENERGIES.indexOf(b));

/** Cards that were picked to be discarded, but are not gone yet. */
function pickedFor({ decision }: Scene<TableView>): readonly Energy[] {
  const picked = decision?.kind === 'discardCards' ? decision.about.cards : undefined;
  return Array.isArray(picked) ? picked.map((card) => card as Energy) : [];
}

/** The hand of the seat that is played here, sorted by kind. */
export function TableHand({ scene, hand }: TableHandProps) {
  const { decision } = scene;
  const { paying, give } = useIntent(decision?.id);
  const picked = pickedFor(scene);
  const cards = inOrder([...hand, ...picked]);
  const gone = placesOf(picked, cards.toReversed());
  const pays = placesOf(give === undefined ? paying : [give], cards);
  const seen = new Map<Energy, number>();
  const places = cards.map((energy, at) => {
    const nth = (seen.get(energy) ?? 0) + 1;
    seen.set(energy, nth);
    const chosen = gone.has(cards.length - 1 - at) || (give !== undefined && pays.has(at));
    return { id: `${energy}${nth}`, energy, at, chosen, pays: pays.has(at) };
  });
  return (
    <Hand count={cards.length}>
      {places.map(({ id, energy, at, chosen, pays: raised }) => (
        <HandCard
          key={id}
          scene={scene}
          energy={energy}
          at={at}
          of={cards.length}
          fixed={chosen ? 'chosen' : raised ? 'pays' : undefined}
        />
      ))}
    </Hand>
  );
}

interface HandCardProps {
  readonly scene: Scene<TableView>;
  readonly energy: Energy;
  readonly at: number;
  readonly of: number;
  readonly fixed: EnergyCardState | undefined;
}

function HandCard({ scene, energy, at, of, fixed }: HandCardProps) {
  const { decision, view, words } = scene;
  const discards: Option = { do: 'discardCard', at: { hand: energy } };
  const { options, legal, hint, bind } = useTarget({ hand: energy }, [discards]);
  const swaps =
    decision?.kind === 'swapDisplay' &&
    decision.options.some((option) => 'give' in option && option.give === energy);
  const state = fixed ?? (legal || swaps ? 'can' : 'idle');
  const [option] = options;
  return (
    <HandPlace at={at} of={of} raised={fixed !== undefined}>
      <EnergyCard
        energy={energy}
        state={state}
        hinted={hint !== undefined}
        {...(option !== undefined && { label: words.option(option, view) })}
        bind={{
          ...bind,
          ...(swaps && {
            'data-legal': true,
            onClick: () => intend(decision.id, { give: state === 'chosen' ? undefined : energy }),
          }),
        }}
      />
    </HandPlace>
  );
}
