/** Everything that can be asked, done, refused or seen has a sentence without holes, in good English as far as a machine hears it. */
import type { Game, Json, Outcome, Recorded, Viewer } from '@questhall/kernel';
import { about, kernelReason, refused } from '@questhall/kernel';
import { brief } from '../brief.ts';
import { badEnglish } from './english.ts';
import type { Moment } from './moment.ts';
import { firstFlaw } from './moment.ts';

const HOLE = /\bundefined\b|\[object |\bNaN\b|\bnull\b/;

const flaw = (what: string, sentence: string | undefined): string | undefined => {
  if (sentence === undefined) return undefined;
  if (typeof sentence !== 'string' || sentence.trim() === '') return `there are no words for ${what}`;
  return HOLE.test(sentence) ? `the words for ${what} have a hole: ${sentence}` : undefined;
};

/** A sentence, where a board is a picture made of letters. */
const spoken = (what: string, sentence: string | undefined): string | undefined => {
  const hole = flaw(what, sentence);
  const bad = hole === undefined && sentence !== undefined ? badEnglish(sentence) : undefined;
  return hole ?? (bad && `the words for ${what} have ${bad}`);
};

export function words({ game, match }: Moment): string | undefined {
  const { state } = match;
  const board = flaw('the board', game.words.board(game.view(state, null)));
  if (board !== undefined) return board;
  for (const { seat, kind, options } of match.decisions) {
    const seen = game.view(state, seat);
    const found =
      spoken(kind, game.words.decision(kind, about(game, state, seat), seen)) ??
      firstFlaw(options, (option) => spoken(brief(option), game.words.option(option, seen))) ??
      firstFlaw(refused(game, state, seat), ({ reason }) =>
        spoken(brief(reason, 'rule'), kernelReason(reason) ?? game.words.reason(reason, seen)),
      );
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Both tellings of what happened, each for somebody who hears it. */
export function eventWords({ game, match }: Moment, recorded: readonly Recorded[]): string | undefined {
  return firstFlaw(recorded, ({ event, only, others }) => {
    const tell = (told: typeof event, viewer: Viewer): string | undefined =>
      spoken(brief(told, 'type'), game.words.event(told, game.view(match.state, viewer)));
    return tell(event, only?.[0] ?? null) ?? (others && tell(others, null));
  });
}

export const outcomeWords = (game: Game, view: Json, outcome: Outcome): string | undefined =>
  spoken(`the outcome ${outcome.how}`, game.words.outcome(outcome, view));

export const settingWords = (game: Game): string | undefined =>
  firstFlaw(
    game.settings,
    (setting) =>
      flaw(`the setting ${setting.key}`, game.words.setting(setting.key)) ??
      firstFlaw(valuesOf(setting), (value) =>
        flaw(`${setting.key} ${String(value)}`, game.words.setting(setting.key, value)),
      ),
  );

const valuesOf = (setting: Game['settings'][number]): readonly Json[] => {
  if (setting.kind === 'choice') return setting.values;
  if (setting.kind === 'flag') return [true, false];
  return setting.kind === 'number' ? [setting.min, setting.max] : [];
};
