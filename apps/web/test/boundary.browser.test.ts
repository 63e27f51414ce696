import { test } from './fixtures.ts';

test('a part of the page that does not come says so, and is fetched again', async ({ hall, newPlayer }) => {
  const { page } = await newPlayer('Nora');
  await page.goto(hall.home);
  await page.getByRole('heading', { name: 'The shelf' }).waitFor();
  await page.route('**/CreditsPage*.js', (route) => route.abort());
  await page.evaluate(() => {
    window.location.hash = '#/credits';
  });
  await page.getByRole('alert').getByText('could not be loaded').waitFor();
  await page.unroute('**/CreditsPage*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: /Credits/ }).waitFor();
});
