import { test } from './fixtures.ts';

test('[O5] a code that was read aloud leads from the shelf to the table', async ({ hall, newPlayer }) => {
  const { page } = await newPlayer('Nora');
  await page.goto(hall.home);
  await page.getByLabel('Table code').fill('abc-def');
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await page.getByText('There is no table ABCDEF.').waitFor();
});
