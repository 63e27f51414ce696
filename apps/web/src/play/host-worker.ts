/**
 * Hosts one table inside the page: solo, several people at one screen, no network needed. What has happened is kept
 * before the page hears of it, so that a page that is closed at any moment loses nothing it has shown.
 */
import { questSeedOf } from '@questhall/games/quests';
import { hostReason, reasonText } from '@questhall/protocol';
import type { DiceTable, LocalTable, LocalTools, SavedTable, TableRecord } from '@questhall/protocol/host';
import { goneOver, openLocalTable, pastMatchOf, resumeLocalTable } from '@questhall/protocol/host';
import { diceFor, loadRules } from './games.ts';
import { hold, tableLock } from './locks.ts';
import { newSecret } from './names.ts';
import { keepReplay, keepTable, loadTable } from './store.ts';
import { createThinker } from './thinker.ts';
import type { FromHost, Order, ToHost } from './worker-messages.ts';

const tell = (message: FromHost): void => postMessage(message);

/** How long a window that is just being closed may hold on to its table. */
const PATIENCE = 3000;

let table: LocalTable | undefined;

/** Somebody has answered something here: what nobody played is not worth going on with. */
let played = false;

/** A match that is over can be watched again. */
async function keepFinished(id: string, record: TableRecord): Promise<void> {
  const [played, ending] = [table?.host.finished(), table?.host.ending()];
  if (played === undefined || ending === undefined) return;
  const game = await loadRules(record.game, record.rulesVersion);
  const match = `${id}.${record.matchNumber}`;
  const at = Date.now();
  const past = pastMatchOf(record, game, ending, at, ({ holder }) => holder === 'person');
  await keepReplay({
    id: match,
    at,
    ending: ending.text,
    record: played,
    past: { ...past, match, alone: true },
  });
}

function toolsFor(
  id: string,
  seed: string | undefined,
  kept: number,
  dice: DiceTable | undefined,
): LocalTools {
  const thinker = createThinker();
  /** Everything so far is safe when this is done. */
  let safe: Promise<unknown> = Promise.resolve();
  let written = kept;
  let alarm: ReturnType<typeof setTimeout> | undefined;
  return {
    now: Date.now,
    think: thinker.choose,
    hint: thinker.hint,
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    secret: () => seed ?? newSecret(),
    fault: (error) => console.error(error),
    ...(dice && { dice }),
    wakeAt(time) {
      clearTimeout(alarm);
      if (time !== undefined) alarm = setTimeout(() => table?.tick(), Math.max(0, time - Date.now()));
    },
    keep(saved) {
      const writing = keepTable(id, saved, written, played);
      written = saved.entries.length;
      safe = safe
        .then(() => writing)
        .then(() => (saved.record.status === 'finished' ? keepFinished(id, saved.record) : undefined))
        .catch(() => tell({ unsaved: true }));
    },
    send(frame) {
      safe = safe.then(() => tell({ frame }));
    },
  };
}

async function begin({ id, spec, seed }: Extract<Order, { do: 'begin' }>): Promise<string | undefined> {
  const [rules, dice] = await Promise.all([loadRules(spec.game), diceFor(spec.game)]);
  const opened = openLocalTable(rules, spec, toolsFor(id, seed, 0, dice));
  if ('table' in opened) {
    table = opened.table;
    return undefined;
  }
  const [problem] = opened.problems;
  return problem && reasonText(hostReason('QH-SETTINGS', { ...problem }));
}

async function resume(id: string): Promise<string | undefined> {
  const saved = await loadTable(id);
  played = true;
  if (saved === undefined) return 'This game is no longer stored on this device.';
  const { match, rulesVersion } = saved.record;
  const game = await loadRules(saved.record.game, match ? rulesVersion : undefined);
  if (match && game.version !== rulesVersion)
    return `This game was started under rules version ${rulesVersion}, which this page does not have.`;
  const dice = await diceFor(saved.record.game);
  const newest = await loadRules(saved.record.game);
  const next = goneOver(game, newest, saved, newSecret());
  if (next) await keepPart(id, saved, next);
  const [rules, from] = next ? [newest, next.saved] : [game, saved];
  table = resumeLocalTable(rules, from, toolsFor(id, questSeedOf(id), from.entries.length, dice));
  return undefined;
}

/** A part that is over can be watched again; the table goes on with the next, under newer rules. */
async function keepPart(id: string, before: SavedTable, next: NonNullable<ReturnType<typeof goneOver>>) {
  const ending = `Goes on under rules version ${next.saved.record.rulesVersion}.`;
  await keepReplay({ id: `${id}.${before.record.matchNumber}`, at: Date.now(), ending, record: next.over });
  await keepTable(id, next.saved, before.entries.length, true);
}

async function open(order: Order): Promise<void> {
  // One table, one host: a second window with the same table must not write into the same log.
  if (!(await hold(tableLock(order.id), PATIENCE))) {
    tell({ problem: 'This game is open in another window.' });
    return;
  }
  const problem = order.do === 'begin' ? await begin(order) : await resume(order.id);
  tell(problem === undefined ? { ready: true } : { problem });
}

/** Rules that break leave the match as it stood; whoever asked hears it. */
function receive(frame: string): void {
  try {
    played ||= (JSON.parse(frame) as { readonly type?: string }).type === 'answer';
    table?.receive(frame);
  } catch (error) {
    console.error(error);
    const { id } = JSON.parse(frame) as { readonly id?: number };
    const reason = hostReason('QH-FAULT');
    const refused = { type: 'refused', id, reason, text: reasonText(reason) ?? reason.rule };
    tell({ frame: JSON.stringify(refused) });
  }
}

self.onmessage = ({ data }: MessageEvent<ToHost>) => {
  if ('frame' in data) {
    receive(data.frame);
    return;
  }
  open(data.order).catch((error: unknown) => {
    console.error(error);
    tell({ problem: 'This game cannot be opened.' });
  });
};
