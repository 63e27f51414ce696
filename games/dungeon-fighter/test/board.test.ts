/** The table in words says what a decision needs. */
import { expect, test } from 'vitest';
import * as flow from '../src/flow.ts';
import { rules } from '../src/index.ts';
import { combat, table } from './table.ts';

test('[DF-SHOP-01] the Shop shows what each card costs and does', () => {
  const t = table({ gold: 9 })
    .dice('bark-vest', 'honey-jar', 'war-top', 'moss-crown', 'fan-cannon')
    .begin(flow.visitShop, { content: [] });
  const board = rules.words.board(rules.view(t.state, 0));
  expect(board).toMatch(/Shop: Bark Vest, 2 Gold\. .+/);
  expect(board).toMatch(/Shop: Honey Jar, 2 Gold\. .*4/);
});

test('[DF-PATH-02] the room shows its icons and effects', () => {
  const board = rules.words.board(rules.view(combat({ room: 'picnic-area' }).state, 0));
  expect(board).toMatch(/Room: Picnic Area, 3 Shop icons\. .*4/);
});
