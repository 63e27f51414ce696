/** Where rules meet: every circumstance against every deed, each cell set up, played, and told. */

export type Cell =
  /** It was set up and played, and nobody objected; perhaps with a fingerprint of what came of it. */
  | { readonly tried: true; readonly print?: string }
  /** It cannot occur, and why. */
  | { readonly impossible: string }
  /** It was played, and something was wrong. */
  | { readonly fault: string };

/** What a figure or a player can be in when something is done. */
interface Circumstance {
  readonly name: string;
}

/** What can be done: an action, an item, a spell, an ability, a condition, a reaction. */
interface Deed {
  readonly name: string;
}

export interface Meetings {
  readonly tried: number;
  readonly impossible: number;
  /** Each fault with the cell it arose in. */
  readonly faults: readonly string[];
  /** Why cells cannot occur, and how many there are of each kind. */
  readonly reasons: ReadonlyMap<string, number>;
  /** For each cell what came of it: whoever changes a rule sees which cells go another way. */
  readonly played: readonly string[];
  /** By circumstance: how many deeds were tried, and how many are impossible. */
  readonly rows: ReadonlyMap<string, { readonly tried: number; readonly impossible: number }>;
}

export function meetings<C extends Circumstance, D extends Deed>(
  circumstances: readonly C[],
  deeds: readonly D[],
  meet: (circumstance: C, deed: D) => Cell,
): Meetings {
  const faults: string[] = [];
  const played: string[] = [];
  const reasons = new Map<string, number>();
  const rows = new Map<string, { tried: number; impossible: number }>();
  for (const circumstance of circumstances) {
    const row = { tried: 0, impossible: 0 };
    for (const deed of deeds) {
      const cell = meetOrSay(meet, circumstance, deed);
      if ('impossible' in cell) {
        row.impossible += 1;
        reasons.set(cell.impossible, (reasons.get(cell.impossible) ?? 0) + 1);
      } else row.tried += 1;
      if ('impossible' in cell) played.push(`${deed.name}: ${cell.impossible}`);
      if ('tried' in cell) played.push(`${deed.name}: #${cell.print ?? ''}`);
      if ('fault' in cell) faults.push(`${circumstance.name} × ${deed.name}: ${cell.fault}`);
    }
    rows.set(circumstance.name, row);
  }
  const all = [...rows.values()];
  const sum = (key: 'tried' | 'impossible'): number => all.reduce((total, row) => total + row[key], 0);
  return { tried: sum('tried'), impossible: sum('impossible'), faults, reasons, played, rows };
}

/** A rule that throws is a fault of its cell, not the end of the table. */
function meetOrSay<C, D>(meet: (circumstance: C, deed: D) => Cell, circumstance: C, deed: D): Cell {
  try {
    return meet(circumstance, deed);
  } catch (error) {
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** The table in words: a line for each circumstance, then why cells are empty. */
export const meetingsText = ({ tried, impossible, faults, reasons, rows }: Meetings): string =>
  [
    `${tried} cells tried, ${impossible} impossible, ${faults.length} faults`,
    ...[...rows].map(([name, row]) => `  ${name}: ${row.tried} tried, ${row.impossible} impossible`),
    ...[...reasons].map(([reason, times]) => `  impossible ${times} times: ${reason}`),
    ...faults.map((fault) => `  fault: ${fault}`),
  ].join('\n');
