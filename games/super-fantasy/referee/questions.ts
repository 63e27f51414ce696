/** What a hero is offered in his turn: everything the rules grant, and nothing else. */
import type { Decision } from '@questhall/kernel';
import type { SuperOption } from '../src/decisions.ts';
import type { SuperView } from '../src/view.ts';
import { figureOn, foesOf, isFree, linked, ringsTo, zonesAt } from './board.ts';
import { weaponCard } from './bonuses.ts';
import type { BeatCheck } from './moment.ts';
import { object } from './moment.ts';
import type { HeroPiece, Table } from './table.ts';
import { tableOf } from './table.ts';

/** An option without its dice. */
const nameOf = (option: SuperOption): string => {
  const at = 'at' in option ? Object.values(option.at).join() : '';
  const weapon = option.do === 'attack' ? ` ${option.weapon}` : '';
  return `${option.do}${weapon} ${at}`.trim();
};

const COMPARED: readonly string[] = [
  'move',
  'pickDoor',
  'bashDoor',
  'bashBarrel',
  'pickChest',
  'attack',
  'disarm',
  'defend',
  'breakFree',
  'help',
  'lever',
];

function moves(table: Table, hero: HeroPiece): string[] {
  const free = (table.links[hero.square] ?? []).some((square) => isFree(table, square, hero.id));
  const held = hero.frozen || hero.caged || hero.inHole;
  const ignoring = table.view.turn?.running.some(({ source }) => FREE_STEPS.includes(source));
  const blocked = zonesAt(table, hero.id, hero.square) > 0 && !ignoring;
  return free && !held && !blocked ? ['move'] : [];
}

const FREE_STEPS: readonly string[] = ['elven-step', 'shadow-step', 'smoke'];

function doors({ view }: Table, hero: HeroPiece): string[] {
  return view.doors.flatMap(({ index, squares, open, gate, locked, trapped }) => {
    if (open || !squares.includes(hero.square)) return [];
    const tries = gate || locked ? [] : [`pickDoor ${index}`, `bashDoor ${index}`];
    return trapped ? [...tries, `disarm ${index}`] : tries;
  });
}

const besides = (table: Table, hero: HeroPiece, squares: readonly number[], deed: string): string[] =>
  squares.filter((square) => linked(table, hero.square, square)).map((square) => `${deed} ${square}`);

function attacks(table: Table, hero: HeroPiece): string[] {
  const weapons = hero.gear.flatMap((id) => weaponCard(id) ?? []);
  return weapons.flatMap(({ id, range }) =>
    foesOf(table, hero.id)
      .filter(({ squares }) => ringsTo(table, hero.square, squares).includes(range))
      .map((foe) => `attack ${id} ${foe.id}`),
  );
}

function escapes(table: Table, hero: HeroPiece): string[] {
  const own = hero.frozen || hero.caged || hero.inHole ? [`breakFree ${hero.id}`] : [];
  if (table.view.mode === 'big-hunting') return own;
  const others = [...table.heroes.values()].filter(
    (other) =>
      other.id !== hero.id &&
      other.team === hero.team &&
      (other.frozen || other.caged) &&
      !other.lying &&
      linked(table, hero.square, other.square),
  );
  return [...own, ...others.map(({ id }) => `help ${id}`)];
}

/** [SF-TURN-04] With dice in the pool. */
function granted(view: SuperView, table: Table, hero: HeroPiece): string[] {
  const levers = view.levers.map(({ square }) => square);
  return [
    ...moves(table, hero),
    ...doors(table, hero),
    ...besides(table, hero, view.barrels, 'bashBarrel'),
    ...besides(
      table,
      hero,
      view.chests.map(({ square }) => square),
      'pickChest',
    ),
    ...besides(
      table,
      hero,
      [...view.chests.filter(({ trapped }) => trapped).map(({ square }) => square), ...view.floorTraps],
      'disarm',
    ),
    ...attacks(table, hero),
    ...escapes(table, hero),
    ...levers
      .filter((square) => square === hero.square || linked(table, hero.square, square))
      .map((square) => `lever ${square}`),
    'defend',
  ];
}

const grantedAndNoMore: BeatCheck = ({ after, asked }) => {
  const question = asked.find(({ kind }) => kind === 'act');
  const hero = after.turn && after.heroes.find(({ id }) => id === after.turn?.hero);
  if (!question || !hero || hero.square < 0) return undefined;
  const table = tableOf(after);
  const due = new Set(after.turn?.pool ? granted(after, table, { ...hero }) : []);
  const offered = offeredIn(question);
  const stuck = !(table.links[hero.square] ?? []).some((square) => isFree(table, square, hero.id));
  // [SF-DODGE-14] Under War Cry an opponent who can be reached must be the one who cried.
  const held = after.dodge !== null && hero.warCry;
  const missing = [...due].find((name) => !offered.has(name) && !(held && name.startsWith('attack')));
  if (missing) return object('SF-TURN-04', `${hero.id} is not offered ${missing}`);
  // Nothing forbids rolling for a walk that leads nowhere; [SF-DODGE-05] who has slipped away may walk.
  const extra = [...offered].find((name) => !due.has(name) && !(name === 'move' && (stuck || after.dodge)));
  return extra === undefined ? undefined : object('SF-TURN-04', `${hero.id} is offered ${extra}`);
};

const offeredIn = ({ options }: Decision): Set<string> =>
  new Set((options as readonly SuperOption[]).filter((option) => COMPARED.includes(option.do)).map(nameOf));

/** [SF-DICE-08] Any number of dice from one to all. */
const anyNumber: BeatCheck = ({ after, asked }) => {
  const question = asked.find(({ kind }) => kind === 'act');
  if (!question || !after.turn) return undefined;
  const dice = new Map<string, number>();
  for (const option of question.options as readonly SuperOption[]) {
    if (!COMPARED.includes(option.do) || !('dice' in option) || typeof option.dice !== 'number') continue;
    if (option.dice < 1 || option.dice > after.turn.pool)
      return object('SF-DICE-08', `${option.dice} dice are offered`);
    if (option.do === 'attack' && option.also) continue;
    dice.set(nameOf(option), (dice.get(nameOf(option)) ?? 0) + 1);
  }
  const short = [...dice].find(([, count]) => count % (after.turn?.pool ?? 1) !== 0);
  return (
    short &&
    object('SF-DICE-08', `${short[0]} is offered with ${short[1]} numbers of dice of ${after.turn.pool}`)
  );
};

/** [SF-ABIL-02] Nobody stands where a walk can end. */
const freeEnds: BeatCheck = ({ after, asked }) => {
  const question = asked.find(({ kind }) => kind === 'goTo');
  if (!question || !after.turn) return undefined;
  const table = tableOf(after);
  const taken = (question.options as readonly SuperOption[]).find(
    (option) => option.do === 'goTo' && figureOn(table, option.at.square, after.turn?.hero) !== undefined,
  );
  return taken && object('SF-MOVE-05', `a walk may end on somebody: ${nameOf(taken)}`);
};

export const BEAT_CHECKS: readonly BeatCheck[] = [grantedAndNoMore, anyNumber, freeEnds];
