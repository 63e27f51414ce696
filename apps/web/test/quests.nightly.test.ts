import { expect } from 'vitest';
import { axeFindings } from './axe.ts';
import { test } from './fixtures.ts';
import { atTable, chooseOnce, layPlainTable } from './player.ts';

const MOST = 3000;

test.for([
  ['brawl', 'Brawl'],
  ['dungeon-fighter', 'Dungeon Fighter'],
] as const)(
  '[O5] a quest of %s finished without a network is told to the hall later, and stands among the results',
  async ([game, title], { hall, newPlayer }) => {
    const nora = await newPlayer('Nora');
    const { page } = nora;
    await page.goto(`${hall.home}#/quests`);
    const quest = page.getByRole('region', { name: title });
    await quest.getByRole('button', { name: 'Play' }).click();
    await atTable(page);
    await layPlainTable(page);
    // What the rival thinks with is loaded when it first thinks.
    let made = 0;
    for (; made < 30; made++) await chooseOnce(page, made * 7);
    hall.cut();
    while (made < MOST && (await chooseOnce(page, made * 7))) made += 1;
    expect(made).toBeLessThan(MOST);
    hall.mend();
    await page.getByRole('button', { name: 'See the results' }).click();
    await quest.getByRole('row', { name: /Nora \(you\)/ }).waitFor();
    expect(await axeFindings(page), 'axe').toEqual([]);

    const { page: other } = await newPlayer('Zoe');
    await other.goto(`${hall.home}#/quests`);
    await other.getByRole('region', { name: title }).getByRole('row', { name: /^Nora/ }).waitFor();

    await quest.getByRole('link', { name: 'Watch the best' }).click();
    await page.waitForURL(new RegExp(`quest=\\d+%2F${game}`));
    await atTable(page);
  },
);
