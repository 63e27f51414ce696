/** The Ugly Master's Turn: prices, what he may wake, move and summon, and when. */
import type { Decision } from '@questhall/kernel';
import { kindCard } from '../src/content/index.ts';
import { MISSIONS } from '../src/content/missions/index.ts';
import type { SuperOption } from '../src/decisions.ts';
import type { SuperView } from '../src/view.ts';
import type { Kind } from '../src/vocabulary.ts';
import type { Lie } from './big.ts';
import { runFrom } from './big.ts';
import { zoneOf } from './board.ts';
import type { BeatCheck, EventCheck } from './moment.ts';
import { eventsOf, object } from './moment.ts';
import { tableOf } from './table.ts';

const LAST_SPACE = 20;

/** [SF-SETUP-08] [SF-UM-02] [SF-RULING-141] [SF-RULING-154] The End token of the Mission, two spaces on against a Master. */
function endSpaceOf(view: SuperView): number | undefined {
  const mission = MISSIONS.find(({ id }) => id === view.mission.id);
  if (!mission) return undefined;
  const alone = view.players === 1 ? 1 : 0;
  const counted = view.heroes.length + alone;
  const own = mission.endSpace[String(counted)];
  const space = own ?? mission.endSpace[String(Math.min(6, Math.max(2, counted)))] ?? 0;
  const epic = view.difficulty === 'epic' ? 1 : 0;
  return Math.min(LAST_SPACE, space - epic + (view.mode === 'ugly-master' ? 2 : 0));
}

const endToken: EventCheck = ({ event, after }) => {
  if (event.type !== 'turnBegan' || event.turn !== 1) return undefined;
  const due = endSpaceOf(after);
  if (due === undefined || due === event.end) return undefined;
  return object('SF-UM-02', `the End token starts on ${event.end} instead of ${due}`);
};

const sum = (dice: readonly number[]): number => dice.reduce((total, die) => total + die, 0);

/** The cheapest a price can be paid with whole dice. */
const affordable = (dice: readonly number[], price: number): boolean => sum(dice) >= price;

/** Free squares of each open Portal. */
const portalSquares = (view: SuperView): number[][] => {
  const taken = new Set([
    ...view.heroes.map(({ square }) => square),
    ...view.monsters.flatMap(({ squares }) => [...squares]),
    view.statue,
  ]);
  return view.portals
    .filter(({ closed }) => !closed)
    .map(({ squares }) => squares.filter((square) => !taken.has(square)));
};

function figuresLeft(view: SuperView, kind: Kind): number {
  const riders = kind === 'ugly-snout' ? view.monsters.filter(({ ridden }) => ridden).length : 0;
  return kindCard(kind).figures - view.monsters.filter((monster) => monster.kind === kind).length - riders;
}

const besideEachOther = (view: SuperView, squares: readonly number[]): boolean =>
  squares.some((square) => squares.includes(square + 1) || squares.includes(square + view.map.width));

/** [SF-UM-11] Kinds that the Master can pay for and place. */
function summonable(view: SuperView): Kind[] {
  const dice = view.uglyMaster?.dice ?? [];
  const portals = portalSquares(view);
  return (Object.keys(view.mission.beasts) as Kind[]).filter((kind) => {
    const { group, big } = kindCard(kind);
    const room = portals.some((squares) => (big ? besideEachOther(view, squares) : squares.length > 0));
    const life = view.mission.beasts[kind]?.life ?? 0;
    return group !== 'boss' && room && figuresLeft(view, kind) > 0 && affordable(dice, life);
  });
}

const summonsOffered: BeatCheck = ({ after, asked }) => {
  const question = asked.find(({ kind }) => kind === 'umSpend');
  if (!question) return undefined;
  const options = question.options as readonly SuperOption[];
  const missing = summonable(after).find(
    (kind) => !options.some((option) => option.do === 'summon' && option.kind === kind),
  );
  return (
    missing && object('SF-UM-11', `the Ugly Master may not summon ${missing} in turn ${after.turnMarker}`)
  );
};

const pricePaid: BeatCheck = ({ before, decision, option }) => {
  if (decision.kind !== 'umSpend' || option.do === 'done') return undefined;
  const price = priceOf(before, option);
  if (price === undefined || !('dice' in option) || !Array.isArray(option.dice)) return undefined;
  const dice = option.dice as readonly number[];
  return sum(dice) >= price ? undefined : object('SF-UM-06', `${sum(dice)} is paid for ${price}`);
};

function priceOf(view: SuperView, option: SuperOption): number | undefined {
  if (option.do === 'summon') return view.mission.beasts[option.kind]?.life;
  if (option.do === 'moveMonster') {
    const kind = view.monsters.find(({ id }) => id === option.at.figure)?.kind;
    return kind && view.mission.beasts[kind]?.life;
  }
  if (option.do !== 'wake') return undefined;
  const inside = view.monsters.filter(({ squares }) =>
    squares.some((s) => view.map.tileOf[s] === option.tile),
  );
  return Math.max(0, ...inside.map(({ kind }) => view.mission.beasts[kind]?.life ?? 0));
}

const diceTaken: BeatCheck = ({ before, after, decision, option }) => {
  if (decision.kind !== 'umSpend' || option.do === 'done' || !('dice' in option)) return undefined;
  const spent = option.dice as readonly number[];
  const [had, has] = [before.uglyMaster?.dice ?? [], after.uglyMaster?.dice ?? []];
  return sum(has) === sum(had) - sum(spent)
    ? undefined
    : object('SF-UM-06', 'dice of the Ugly Master are not used up');
};

const rollsSix: EventCheck = ({ event, table }) => {
  if (event.type !== 'uglyMasterRolled') return undefined;
  const star = table.view.players;
  const odd = event.dice.some((die) => die !== 1 && die !== 2 && die !== star);
  if (event.dice.length === 6 && !odd) return undefined;
  return object('SF-UM-05', `the Ugly Master rolls ${event.dice.join(' ')} with ${star} players`);
};

/** [SF-RULING-135] A Big monster stands on two Portal squares. */
const onPortal: EventCheck = ({ event, table, after }) => {
  if (event.type !== 'monsterArrived' || event.how !== 'summoned') return undefined;
  const squares = after.monsters.find(({ id }) => id === event.monster)?.squares ?? [];
  const whole = table.portals.some((portal) => squares.every((square) => portal.squares.includes(square)));
  return whole ? undefined : object('SF-RULING-135', `${event.monster} is not summoned onto a Portal`);
};

/** [SF-UM-08] Nothing but the Master's dice and a Portal that opens wakes a room. */
const ownDice: EventCheck = ({ event, table, events }) => {
  if (event.type !== 'tileWoke' || table.view.mode !== 'ugly-master') return undefined;
  if (event.why === 'uglyMaster') return undefined;
  const opened = eventsOf(events, 'portalOpened').some(
    ({ square }) => table.view.map.tileOf[square] === event.tile,
  );
  return opened ? undefined : object('SF-UM-08', `tile ${event.tile} wakes by ${event.why}`);
};

/** [SF-UM-09] [SF-RULING-134] */
const portalRoomsAwake: BeatCheck = ({ after }) => {
  if (after.mode !== 'ugly-master' || after.phase === 'setup') return undefined;
  const asleep = after.portals.find(
    ({ closed, squares }) =>
      !closed && squares.some((s) => after.map.tiles[after.map.tileOf[s] ?? -1]?.asleep),
  );
  return asleep && object('SF-UM-09', `the room of the Portal at ${asleep.squares[0]} sleeps`);
};

/** [SF-UM-12] Every awake monster with a standing hero in its zone may attack once. */
const attacksOffered: BeatCheck = ({ after, asked, memory }) => {
  const question = asked.find(({ kind }) => kind === 'umAttack');
  if (!question) return undefined;
  const table = tableOf(after);
  const standing = after.heroes.filter(({ lying, square }) => !lying && square >= 0);
  const missing = after.monsters.find(
    ({ id, awake, squares }) =>
      awake &&
      !memory.struck.has(id) &&
      standing.some(({ square }) => zoneOf(table, squares).has(square)) &&
      !offers(question, id),
  );
  return missing && object('SF-UM-12', `${missing.id} may not attack`);
};

const offers = ({ options }: Decision, id: string): boolean =>
  (options as readonly SuperOption[]).some((option) => option.do === 'strike' && option.by === id);

const LEAST_RUN = 2;

/** [SF-RULING-161] The Ugly Master, too, may let Stud charge. */
const chargeOffered: BeatCheck = ({ decision, option, after, asked }) => {
  if (decision.kind !== 'umSpend' || option.do !== 'moveMonster') return undefined;
  const stud = after.monsters.find(({ id, kind }) => id === option.at.figure && kind === 'stud');
  const question = asked.find(({ kind }) => kind === 'umMoveTo');
  if (!stud || !question || stud.step === 0 || stud.warCry) return undefined;
  const table = tableOf(after);
  const { width } = after.map;
  const from: Lie = [stud.squares[0] ?? -1, stud.squares[1] ?? -1];
  const shifts = [1, -1, width, -width, width + 1, width - 1, 1 - width, -1 - width];
  const runs = shifts.map((shift) => [from, ...runFrom(table, stud.id, from, shift, stud.step + 2)]);
  /** It brings a hero into his zone who was not in it before. */
  const brings = (run: readonly Lie[], at: number): boolean =>
    after.heroes.some(
      ({ lying, square }) =>
        !lying && run.findIndex((lie) => zoneOf(table, lie).has(square)) === at && at > stud.step,
    );
  const ends = runs.flatMap((run) => run.filter((_lie, at) => at >= LEAST_RUN && brings(run, at)));
  const missing = ends.find(
    (lie) =>
      !(question.options as readonly SuperOption[]).some(
        (entry) => entry.do === 'place' && entry.at.square === lie[0],
      ),
  );
  return missing && object('SF-RULING-161', `${stud.id} may not charge`);
};

/** [SF-RULING-161] Zur'ill opens the Small Portal piece when he has first moved or attacked, if it is not in use and somebody stands. */
const zurillsPortal: EventCheck = ({ event, table, memory }) => {
  if (event.type !== 'tokensCleared' || table.view.mode !== 'ugly-master' || memory.opened > 0)
    return undefined;
  const inUse = table.view.portals.some(({ kind }) => kind === 'small');
  const acted = [...table.monsters.values()].some(
    ({ id, kind }) => kind === 'zur-ill' && memory.acted.has(id),
  );
  const somebody = [...table.heroes.values()].some(({ lying }) => !lying);
  return acted && !inUse && somebody ? object('SF-RULING-161', 'Zur’ill opens no Small Portal') : undefined;
};

export const EVENT_CHECKS: readonly EventCheck[] = [endToken, rollsSix, onPortal, ownDice, zurillsPortal];
export const BEAT_CHECKS: readonly BeatCheck[] = [
  summonsOffered,
  pricePaid,
  diceTaken,
  portalRoomsAwake,
  attacksOffered,
  chargeOffered,
];
