import { test } from './fixtures.ts';

test('[O5] a code that was read aloud leads from the shelf to the table', async ({ hall, newPlayer }) => {
  const { page } = await newPlayer('Nora');
  await page.goto(hall.home);
  await page.getByLabel('Table code').fill('abc-def');
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await page.getByRole('heading', { name: 'No table ABCDEF' }).waitFor();
});

test('[O2] who opens a table before they said a name is called by it in their seat', async ({
  hall,
  newPlayer,
}) => {
  const { page } = await newPlayer('Guest', { size: 'phone' });
  await page.addInitScript(() => {
    if (sessionStorage.getItem('came') === null) localStorage.removeItem('questhall.settings');
    sessionStorage.setItem('came', 'yes');
  });
  await page.goto(`${hall.home}#/table/pug-quest?way=online&mode=standard`);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByLabel('Your name').fill('Hanna');
  await page.getByRole('button', { name: 'Go to the table' }).click();
  await page.getByRole('img', { name: 'Hanna (you)' }).waitFor();
});
