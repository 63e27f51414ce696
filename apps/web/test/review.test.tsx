import type { Missed } from '@questhall/bots';
import { review } from '@questhall/bots';
import { GAMES } from '@questhall/games';
import { openMatch, play, recordOf, seeded } from '@questhall/kernel';
import { anyOption } from '@questhall/testkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MissedChoices } from '../src/table/ending/Review.tsx';

const nothing = () => {};

test('T6: a match of Pug Quest played anyhow is reviewed in sentences, each choice to be played on from', async () => {
  const game = await GAMES['pug-quest'].rules();
  const configured = game.configure({ players: 1 });
  if ('problems' in configured) throw new Error(JSON.stringify(configured.problems));
  const match = openMatch(game, { options: configured.options, seed: 'review', seats: ['Ann'] });
  const chance = { rng: seeded('anyhow') };
  for (let [decision] = match.decisions; decision && match.answers.length < 60; [decision] = match.decisions)
    play(match, decision, anyOption(match.state, decision, chance));
  const work = review(game, recordOf(match), 0);
  let missed: readonly Missed[] = [];
  for (let step = work.next(); ; step = work.next()) {
    if (!step.done) continue;
    missed = step.value;
    break;
  }
  expect(missed.length).toBe(3);
  for (const { at, chosen } of missed) expect(match.answers[at]).toMatchObject({ seat: 0, option: chosen });
  const shown = renderToStaticMarkup(
    <MissedChoices words={game.words} missed={missed} onLook={nothing} onPlay={nothing} />,
  );
  expect(shown.match(/<b>−\d+ %<\/b> You chose: [^<]{4,}/g)).toHaveLength(3);
  expect(shown.match(/Better: [^<]{4,}<\/b> [^<]{8,}/g)).toHaveLength(3);
  expect(shown.match(/Play on from here/g)).toHaveLength(3);
  const none = <MissedChoices words={game.words} missed={[]} onLook={nothing} onPlay={nothing} />;
  expect(renderToStaticMarkup(none)).toContain('No choice of yours cost much.');
});
