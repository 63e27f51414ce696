import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect } from 'vitest';
import { test } from './fixtures.ts';

const DICE_TABLE = new URL('../../../packages/dice-table/', import.meta.url);
const ORIGIN = 'http://dice.test/';
const PAGE = `<!doctype html><title>dice</title>
<script type="module">import * as diceTable from './dice-table.js'; globalThis.diceTable = diceTable;</script>`;

/** The package as the page sees it. What it throws comes from the golden file and goes through unseen. */
interface DiceTable {
  readonly PHYSICS: string;
  readonly loadPhysics: () => Promise<{
    readonly throwDie: (table: unknown, launch: unknown, labelling: number) => { readonly hash: string };
    readonly flipTemplate: (table: unknown, launch: unknown) => { readonly hash: string };
  }>;
}

declare global {
  var diceTable: DiceTable | undefined;
}

/** What packages/dice-table/test/golden.json holds; the page hands most of it on as it is. */
interface Golden {
  readonly physics: string;
  readonly throws: readonly { readonly hash: string }[];
  readonly flips: readonly { readonly hash: string }[];
}

const text = readFileSync(new URL('test/golden.json', DICE_TABLE), 'utf8');
const golden: Golden = JSON.parse(text);

/** The package alone, built for a page. */
async function buildInto(folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2023',
      lib: {
        entry: fileURLToPath(new URL('src/index.ts', DICE_TABLE)),
        formats: ['es'],
        fileName: 'dice-table',
      },
    },
  });
}

test('[DF-SIM-08] the golden throws land in Chromium where they land in Node', async ({
  newPlayer,
  onTestFinished,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'questhall-dice-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await buildInto(folder);
  const { page } = await newPlayer('Nora');
  await page.route(`${ORIGIN}**`, (route) => {
    const file = basename(new URL(route.request().url()).pathname);
    return file === ''
      ? route.fulfill({ contentType: 'text/html', body: PAGE })
      : route.fulfill({ contentType: 'text/javascript', path: join(folder, file) });
  });
  await page.goto(ORIGIN);
  await page.waitForFunction(() => globalThis.diceTable !== undefined);
  const found = await page.evaluate(async (json) => {
    type Case = { table: number; launch: unknown; labelling: number };
    type Cases = { tables: unknown[]; throws: Case[]; flips: Case[] };
    if (globalThis.diceTable === undefined) throw new Error('the page has no dice');
    const { loadPhysics, PHYSICS } = globalThis.diceTable;
    const physics = await loadPhysics();
    const { tables, throws, flips }: Cases = JSON.parse(json);
    return {
      physics: PHYSICS,
      throws: throws.map(
        ({ table, launch, labelling }) => physics.throwDie(tables[table], launch, labelling).hash,
      ),
      flips: flips.map(({ table, launch }) => physics.flipTemplate(tables[table], launch).hash),
    };
  }, text);
  expect(found).toEqual({
    physics: golden.physics,
    throws: golden.throws.map(({ hash }) => hash),
    flips: golden.flips.map(({ hash }) => hash),
  });
});
