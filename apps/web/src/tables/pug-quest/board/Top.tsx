import { nameOf } from '@questhall/games/pug-quest';
import type { Scene } from '../../../table/game-table.ts';
import { useTarget } from '../../../table/targets.tsx';
import type { SeatNumber } from '../../../ui/seats.ts';
import { intend } from '../intent.ts';
import type { TableView } from '../logic/after.ts';
import { artOf } from '../logic/art.ts';
import { isBoss, typeOf, worldType } from '../logic/cards.ts';
import type { OrderEntry } from '../logic/order.ts';
import { orderOf } from '../logic/order.ts';
import { InitiativePlace, InitiativeRow } from '../pieces/InitiativeRow.tsx';
import { RoundTrack } from '../pieces/RoundTrack.tsx';

const ROUNDS = 10;
const WORLDS = 3;
/** [PQ-TAX-01] [PQ-TAX-02] */
const TAXED = [1, 3, 5, 7, 9] as const;

/** The order of the round, and how far the world has come. */
export function BoardTop({ scene }: { readonly scene: Scene<TableView> }) {
  const { view } = scene;
  if (view.world === 0) return null;
  return (
    <>
      <InitiativeRow>
        {orderOf(view).map((entry) => (
          <Turn key={entry.id} scene={scene} entry={entry} />
        ))}
      </InitiativeRow>
      <RoundTrack
        world={view.world}
        worlds={WORLDS}
        round={view.round}
        rounds={ROUNDS}
        {...(view.world > 1 && { tax: { rounds: TAXED, type: worldType(view) } })}
      />
    </>
  );
}

function Turn({
  scene: { view, decision },
  entry: { id, initiative, when },
}: {
  readonly scene: Scene<TableView>;
  readonly entry: OrderEntry;
}) {
  const { bind } = useTarget({ order: id });
  const seat = view.heroes.find((hero) => hero.id === id)?.seat;
  const point = (pointed: string | undefined) => intend(decision?.id, { pointed });
  return (
    <InitiativePlace
      id={id}
      name={nameOf(id, view)}
      base={seat === undefined ? (isBoss(id) ? 'boss' : 'monster') : 'hero'}
      type={typeOf(id, view)}
      initiative={initiative}
      art={artOf(id, view)}
      when={when}
      {...(seat !== undefined && { seat: ((seat % 6) + 1) as SeatNumber })}
      bind={{
        ...bind,
        onClick: () => point(id),
        onFocus: () => point(id),
        onPointerEnter: (event) => {
          bind.onPointerEnter?.(event);
          point(id);
        },
        onPointerLeave: (event) => {
          bind.onPointerLeave?.(event);
          point(undefined);
        },
        onBlur: (event) => {
          bind.onBlur?.(event);
          point(undefined);
        },
      }}
    />
  );
}
