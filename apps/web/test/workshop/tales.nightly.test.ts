/** From an empty bench to the replay of the match: made, checked, weighed, sent, opened by another, played by two, watched again. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../fixtures.ts';
import { listenTo } from '../listener.ts';
import { keepCopies, lastCopy } from './clipboard.ts';
import type { Hands } from './hands.ts';
import { KEYS, MOUSE } from './hands.ts';

const LONG = 3_600_000;

/** Nothing is left of what a new Mission begins with; then four tiles, a lever that opens a door, and a boss behind it. */
async function makeMission(page: Page, { write, use }: Hands): Promise<void> {
  await write(page, 'Title', 'The Last Biscuit');
  for (const at of [
    [1, 1],
    [9, 4],
    [10, 4],
    [10, 1],
    [1, 4],
  ] as const)
    await use(page, 'Clear a square', at);
  await use(page, 'Door', [6, 2]);
  for (const at of [
    [2, 6],
    [0, 0],
    [6, 0],
  ] as const)
    await use(page, 'Remove a tile', at);
  await use(page, 'Corridor 1, side a', [2, 6]);
  await use(page, 'Room 1, side a', [0, 0]);
  await use(page, 'Room 4, side a', [6, 0]);
  await use(page, 'Room 2, side a', [12, 0]);
  await use(page, 'Entrance', [2, 6]);
  await use(page, 'Door', [6, 2]);
  await use(page, 'Door', [12, 2]);
  await use(page, 'Lever', [1, 1]);
  await use(page, 'Lock a door: all levers open it', [12, 2]);
  await use(page, 'Small Portal', [10, 4]);
  await use(page, 'Ugly Snout', [4, 1]);
  await use(page, 'Big Snout', [14, 3]);
  await use(page, 'Must be killed to win', [14, 3]);
}

async function makeChampion(page: Page, { write, choose, openTab, more }: Hands): Promise<void> {
  await write(page, 'Name', 'Baroness Brick');
  await choose(page, 'Role', 'ranged mage');
  await openTab(page, 'Basic side');
  await more(page, 'Hitpoints', 1);
  await openTab(page, 'Levelled Up side');
  await more(page, 'Defence', 1);
  await openTab(page, 'Card 1');
  await write(page, 'Name', 'Brick Through Window');
  await more(page, 'Strength', 1);
  await openTab(page, 'Card 6');
  await write(page, 'Name', 'Behind the Wall');
}

async function makePugulus(page: Page, { choose }: Hands): Promise<void> {
  await choose(page, 'Like', 'King Pugulus the Greedy');
}

interface Tale {
  readonly game: string;
  readonly kind: string;
  readonly make: (page: Page, hands: Hands) => Promise<void>;
  readonly title: string;
  /** Not only two can play it. */
  readonly asksForPlayers?: true;
}

const TALES: readonly Tale[] = [
  {
    game: 'super-fantasy',
    kind: 'missions',
    make: makeMission,
    title: 'The Last Biscuit',
    asksForPlayers: true,
  },
  { game: 'brawl', kind: 'champions', make: makeChampion, title: 'Baroness Brick' },
  {
    game: 'pug-quest',
    kind: 'pugs',
    make: makePugulus,
    title: 'King Pugulus the Greedy',
    asksForPlayers: true,
  },
];

test.for(
  TALES.flatMap((tale) => [
    { ...tale, by: 'mouse', hands: MOUSE },
    { ...tale, by: 'keys', hands: KEYS },
  ]),
)(
  '[O1] $title is made by $by, checked, weighed, sent, played online by two to its end, and watched again',
  { timeout: LONG },
  async ({ game, kind, make, title, asksForPlayers = false, by, hands }, { hall, newPlayer }) => {
    const [nora, zoe] = [(await newPlayer('Nora')).page, (await newPlayer('Zoe')).page];
    await keepCopies(nora);
    if (by === 'keys') for (const page of [nora, zoe]) await listenTo(page);
    const { press, pill, play } = hands;

    await nora.goto(`${hall.home}#/workshop/${game}?kind=${kind}`);
    await make(nora, hands);
    const verdict = nora.getByRole('region', { name: 'Verdict' });
    await expect.poll(() => verdict.textContent()).toMatch(/^(?:Playable|Fair|Too strong)/);

    await pill(nora, 'Matches in each set-up', '5');
    await press(nora, 'Is it fair?');
    await nora.getByRole('button', { name: 'Watch the closest match' }).waitFor({ timeout: LONG });
    await expect.poll(() => nora.getByRole('region', { name: 'Lab' }).textContent()).toContain(title);

    await press(nora, 'Share');
    await zoe.goto(await lastCopy(nora));
    await zoe.getByText(`${title} came with this link`).waitFor();
    await press(zoe, 'Online');
    if (asksForPlayers) await pill(zoe, 'Players', '2');
    await press(zoe, 'Open the table');
    await nora.goto((await zoe.getByLabel('Link to this table').textContent()) ?? '');
    await nora.getByRole('region', { name: 'Not from the box' }).getByText(title).first().waitFor();
    await press(nora, 'Sit here');
    await zoe.getByText('all taken').waitFor();
    await press(zoe, 'Begin');
    await Promise.all([play(nora, 1), play(zoe, 2)]);

    await press(nora, 'Watch again');
    const position = nora.getByRole('slider', { name: 'Position in the match' });
    await position.waitFor();
    expect(Number(await position.getAttribute('max'))).toBeGreaterThan(20);
    await position.press('End');
    await expect.poll(() => position.inputValue()).toBe(await position.getAttribute('max'));
  },
);
