/** Whatever changes on the table is told: the events of a beat lead from one view to the next. */
import type { SuperView } from '../src/view.ts';
import type { Verdict } from './moment.ts';
import { object } from './moment.ts';
import type { Table } from './table.ts';

function differs(what: string, told: unknown, seen: unknown): Verdict {
  const [a, b] = [JSON.stringify(told), JSON.stringify(seen)];
  return a === b ? undefined : object('SF-CORE-02', `${what} is ${b}, but what was told makes it ${a}`);
}

function heroes(table: Table, after: SuperView): Verdict {
  for (const seen of after.heroes) {
    const told = table.heroes.get(seen.id);
    if (!told || seen.square < 0) continue;
    const found =
      differs(`square of ${seen.id}`, told.square, seen.square) ??
      differs(`Life of ${seen.id}`, told.life, seen.life) ??
      differs(`Shield Die tokens of ${seen.id}`, told.shields, seen.shields) ??
      differs(`experience of ${seen.id}`, told.experience, seen.experience) ??
      differs(`Counterattack of ${seen.id}`, told.counterattack, seen.counterattack) ??
      differs(`energy of ${seen.id}`, energies(told), energies(seen)) ??
      differs(`poison of ${seen.id}`, told.poisoned, seen.poisoned) ??
      differs(`ice on ${seen.id}`, told.frozen, seen.frozen) ??
      differs(`cage of ${seen.id}`, told.caged, seen.caged) ??
      differs(`hole of ${seen.id}`, told.inHole, seen.inHole) ??
      differs(`${seen.id} lying`, told.lying, seen.lying);
    if (found) return found;
  }
  return undefined;
}

const energies = ({ abilities }: { readonly abilities: readonly { readonly energy: number }[] }): number[] =>
  abilities.map(({ energy }) => energy);

function monsters(table: Table, after: SuperView): Verdict {
  for (const seen of after.monsters) {
    const told = table.monsters.get(seen.id);
    if (!told) return object('SF-CORE-02', `${seen.id} comes from nowhere`);
    const found =
      differs(`squares of ${seen.id}`, told.squares, seen.squares) ??
      differs(`wounds of ${seen.id}`, told.wounds, seen.wounds) ??
      differs(`ice on ${seen.id}`, told.frozen, seen.frozen) ??
      differs(`${seen.id} Stunned`, told.stunned, seen.stunned);
    if (found) return found;
  }
  const gone = [...table.monsters.keys()].find((id) => !after.monsters.some((monster) => monster.id === id));
  return gone === undefined ? undefined : object('SF-CORE-02', `${gone} is gone without a word`);
}

const sorted = (squares: Iterable<number>): number[] => [...squares].sort((a, b) => a - b);

function things(table: Table, after: SuperView): Verdict {
  return (
    differs('barrels', sorted(table.barrels), sorted(after.barrels)) ??
    differs('chests', sorted(table.chests), sorted(after.chests.map(({ square }) => square))) ??
    differs('holes', sorted(table.holes), sorted(after.holes)) ??
    differs('the Statue', table.statue, after.statue) ??
    differs(
      'Portals',
      table.portals.map(({ squares, closed }) => [squares, closed]),
      after.portals.map(({ squares, closed }) => [squares, closed]),
    )
  );
}

/** [SF-DOWN-01] The End token moves by knock-outs alone; arenas have none. */
const endToken = (table: Table, after: SuperView): Verdict =>
  after.dodge || after.mode === 'big-hunting'
    ? undefined
    : differs('the End token', table.endToken, after.endToken);

export const TELLING: readonly ((table: Table, after: SuperView) => Verdict)[] = [
  heroes,
  monsters,
  things,
  endToken,
];
