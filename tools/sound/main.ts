/**
 * The sound workshop: `npm run sounds` lists what every event of every game sounds like, `-- render [world…]` renders the
 * worlds whose sources have changed, `-- check` measures what was rendered.
 */
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EventSound } from './list.ts';
import { soundsOfAll } from './list.ts';
import { measure, TARGETS, TOLERANCE } from './loudness.ts';
import { loopOf } from './music/score.ts';
import { renderMusic, renderRoom } from './pieces.ts';
import type { Finding } from './sprites.ts';
import { checkSprite, renderSprite } from './sprites.ts';
import { run } from './tools.ts';
import type { Sheet, World } from './worlds.ts';
import { folderOf, readWorlds, sheetOf, stampsOf } from './worlds.ts';

function withFolder<T>(work: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'questhall-sound-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Renders what has changed since the last time. */
function render(world: World): void {
  const to = folderOf(world.id);
  mkdirSync(to, { recursive: true });
  const before = sheetOf(world.id);
  const stamps = stampsOf(world);
  const file = (name: string) => join(to, `${name}.webm`);
  withFolder((folder) => {
    const stale = (part: keyof Sheet['stamps']) => before?.stamps[part] !== stamps[part];
    const places =
      stale('effects') || before === undefined
        ? renderSprite(world.effects, file('effects'), folder)
        : before.places;
    if (stale('music')) {
      renderMusic(world.music, world.music.calm, 'music', file('calm'), folder);
      if (world.music.danger.length > 0)
        renderMusic(world.music, world.music.danger, 'danger', file('danger'), folder);
    }
    if (world.room !== undefined && stale('room')) renderRoom(world.room, world.id, file('room'), folder);
    const sheet: Sheet = {
      stamps,
      loop: loopOf(world.music),
      ...(world.room && { room: world.room.lasts }),
      places,
    };
    writeFileSync(join(to, 'sheet.json'), JSON.stringify(sheet));
  });
  run(process.execPath, [
    'node_modules/@biomejs/biome/bin/biome',
    'format',
    '--write',
    join(to, 'sheet.json'),
  ]);
}

const filesOf = ({ music, room }: World): readonly string[] => [
  'effects',
  'calm',
  ...(music.danger.length > 0 ? ['danger'] : []),
  ...(room === undefined ? [] : ['room']),
];

const PIECES = { calm: 'music', danger: 'danger', room: 'room' } as const;

function check(world: World): readonly Finding[] {
  const sheet = sheetOf(world.id);
  if (sheet === undefined) throw new Error(`${world.id} was never rendered`);
  const to = folderOf(world.id);
  const effects = withFolder((folder) =>
    checkSprite(world.effects, sheet.places, join(to, 'effects.webm'), folder),
  );
  const pieces = Object.entries(PIECES)
    .filter(([piece]) => filesOf(world).includes(piece))
    .map(([piece, of]) => {
      const { whole, peak } = measure(['-i', join(to, `${piece}.webm`)]);
      return { what: piece, target: TARGETS[of], loudness: whole, peak };
    });
  return [...effects, ...pieces];
}

function tellCheck(world: World): boolean {
  const found = check(world);
  const bad = found.filter(
    ({ loudness, target, peak }) => !(Math.abs(loudness - target) <= TOLERANCE && peak < 1),
  );
  for (const { what, loudness, target, peak } of bad)
    console.log(`  ${what}: ${loudness.toFixed(1)} LUFS instead of ${target}, peak ${peak.toFixed(2)}`);
  const files = filesOf(world);
  const bytes = files.map((name) => statSync(join(folderOf(world.id), `${name}.webm`)).size);
  const most = Math.max(...found.map(({ loudness, target }) => Math.abs(loudness - target)));
  console.log(
    `${world.id.padEnd(16)} ${found.length} sounds, off by at most ${most.toFixed(1)} LU, ${bad.length} bad; ` +
      `${files.map((name, index) => `${name} ${Math.round((bytes[index] ?? 0) / 1000)}`).join(', ')} kB`,
  );
  return bad.length === 0;
}

function tellList(game: string, rows: readonly EventSound[]): void {
  const made = rows.filter(({ sounds }) => sounds.length > 0).length;
  console.log(`\n${game}: ${rows.length} kinds of event, ${made} heard`);
  for (const { event, sounds, silent } of rows)
    console.log(`  ${event.padEnd(22)} ${silent === undefined ? sounds.join(', ') : `silent: ${silent}`}`);
}

async function main([command, ...names]: readonly string[]): Promise<void> {
  const worlds = (await readWorlds()).filter(({ id }) => names.length === 0 || names.includes(id));
  switch (command) {
    case 'render':
      for (const world of worlds) {
        render(world);
        tellCheck(world);
      }
      return;
    case 'check':
      if (!worlds.map(tellCheck).every(Boolean)) process.exitCode = 1;
      return;
    case undefined:
      for (const { game, rows } of await soundsOfAll()) tellList(game, rows);
      return;
    default:
      throw new Error(`unknown command '${command}'; known are render and check`);
  }
}

await main(process.argv.slice(2));
