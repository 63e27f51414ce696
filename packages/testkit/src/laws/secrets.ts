/** What a seat cannot see makes no difference to anything it sees. */
import type { Decision, GameEvent, MachineState, Recorded, Seat, Viewer } from '@questhall/kernel';
import { about, advance, copy, eventsFor, imagine, refused, same } from '@questhall/kernel';
import type { Moment } from './moment.ts';
import { because, firstFlaw, follow, parting, playOn, seatsOf } from './moment.ts';

const DEALS = 2;

/** The state as each seat may imagine it, several times. */
function* deals(moment: Moment): Generator<{ seat: Seat; imagined: MachineState }> {
  const { game, match, seed } = moment;
  for (const seat of seatsOf(moment)) {
    for (let deal = 0; deal < DEALS; deal++) {
      const imagined = imagine(game, match.state, seat, `${seed} deal ${deal}`);
      // Everybody sees what lies on the table at home.
      const { byHand } = match.state.rng;
      if (byHand) imagined.rng.byHand = copy(byHand);
      yield { seat, imagined };
    }
  }
}

const nameOf = (viewer: Viewer): string => (viewer === null ? 'a spectator' : `seat ${viewer}`);

/** Views, the list of those waited for, and a seat's own question are the same however the unseen is dealt. */
export function view(moment: Moment): string | undefined {
  const { game, match } = moment;
  return firstFlaw(deals(moment), ({ seat, imagined }) => {
    const shown = firstFlaw([seat, null], (viewer) =>
      because(
        `the view of ${nameOf(viewer)} shows what it hides`,
        parting(game.view(match.state, viewer), game.view(imagined, viewer)),
      ),
    );
    if (shown !== undefined) return shown;
    const decisions = advance(game, imagined);
    return (
      because(
        `seat ${seat} learns something from who is asked`,
        parting(match.decisions.map(heading), decisions.map(heading)),
      ) ??
      because(
        `the options of seat ${seat} depend on what it cannot see`,
        parting(
          questionTo(moment, match.state, match.decisions, seat),
          questionTo(moment, imagined, decisions, seat),
        ),
      )
    );
  });
}

/** A view in two parts is the view, and no field is in both. */
export function parts(moment: Moment): string | undefined {
  const { game, match } = moment;
  if (!game.viewParts) return undefined;
  const { open, own } = game.viewParts;
  return firstFlaw([...seatsOf(moment), null], (viewer) => {
    const [all, some] = [open(match.state), own(match.state, viewer)];
    const twice = Object.keys(some).find((field) => field in all);
    if (twice !== undefined) return `${twice} is in both parts of the view of ${nameOf(viewer)}`;
    return because(
      `the parts are not the view of ${nameOf(viewer)}`,
      parting(game.view(match.state, viewer), { ...all, ...some }),
    );
  });
}

const heading = ({ id, seat, kind }: Decision) => ({ id, seat, kind });

function questionTo({ game }: Moment, s: MachineState, decisions: readonly Decision[], seat: Seat): unknown {
  const own = decisions.find((decision) => decision.seat === seat);
  return own && [own.options, about(game, s, seat), refused(game, s, seat)];
}

/** What is dealt anew is a possible position: nothing in two places, and it plays on. */
export function guess(moment: Moment): string | undefined {
  const { game, seed } = moment;
  return firstFlaw(deals(moment), ({ seat, imagined }) => {
    const [fault] = game.faults(imagined);
    playOn(game, imagined, seed, 4);
    return because(`as seat ${seat} imagines it`, fault);
  });
}

/**
 * Dealt otherwise, and with the same dice, the same answer may look the same to a viewer before and after. Then what
 * it saw happen in between must be the same, too, or an event told more than the table shows.
 */
export function events(moment: Moment): string | undefined {
  const { game, match, next } = moment;
  const real = game.clone(match.state);
  real.events = [];
  if (!follow(game, real, next)) return 'a listed option is not possible in a clone';
  return firstFlaw(deals(moment), ({ seat, imagined }) => {
    imagined.events = [];
    imagined.rng = copy(match.state.rng);
    if (!follow(game, imagined, next)) return undefined;
    return firstFlaw([seat, null], (viewer) => {
      if (!same(game.view(real, viewer), game.view(imagined, viewer))) return undefined;
      return because(
        `events tell ${nameOf(viewer)} what it cannot see`,
        parting(seen(moment, viewer, real.events), seen(moment, viewer, imagined.events)),
      );
    });
  });
}

const seen = (
  { game: { revealing = [] } }: Moment,
  viewer: Viewer,
  recorded: readonly Recorded[] | null,
): readonly GameEvent[] => eventsFor(viewer, recorded ?? []).filter(({ type }) => !revealing.includes(type));
