/** [A7] Brawl in German: every sentence of random matches, and every piece of the box; nothing English is left over. */
import type { Json, Words } from '@questhall/kernel';
import { checkLaws } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { manifest } from '../manifest.ts';
import { content } from '../src/content-used.ts';
import { CARDS, CHALLENGES, CHAMPIONS, rules } from '../src/index.ts';
import type { Options } from '../src/state.ts';
import { DRAFTS } from '../src/state.ts';
import type { BrawlView } from '../src/view.ts';
import { german } from '../src/words/de/printed.ts';

const language = await manifest.languages?.de?.spoken();
const words = language?.words as Words<BrawlView> | undefined;
if (!words) throw new Error('Brawl brings no German');

/** Words that only English has, and names of the code. */
const ENGLISH =
  /\b(?:the|of|and|or|to|with|is|are|has|on|at|by|from|for|its?|your|you|cards?|hex(?:es)?|traps?|damage|strength|defence|player|turn|cores?|enem(?:y|ies)|all(?:y|ies)|gate|push(?:ed)?|pull(?:ed)?|forced?|dash|jump|swoop|stun(?:ned)?|root(?:ed)?|heals?|destruction|creation|VP)\b/i;
const CODE = /(?<!\p{L})\p{Ll}+\p{Lu}\p{Ll}+|undefined|\[object|\bNaN\b|\bnull\b/u;

const english = [...CARDS, ...CHALLENGES].map(({ name }) => name);
const germanNames = new Set([
  ...CARDS.map(({ id }) => german.names.card(id)),
  ...CHALLENGES.map(({ id }) => german.names.challenge(id)),
]);
const foreign = english.filter((name) => !germanNames.has(name));

function leftOver(sentence: string): string | undefined {
  // Rules are cited by their ids.
  const said = sentence.replace(/ \(SFB-[A-Z0-9-]+\)$/, '');
  return (ENGLISH.exec(said) ?? CODE.exec(said))?.[0] ?? foreign.find((name) => said.includes(name));
}

/** The German words, and everything that was said with them. */
function overheard(): { readonly words: Words<BrawlView>; readonly said: Set<string> } {
  const said = new Set<string>();
  const note = <T extends string | undefined>(sentence: T): T => {
    if (sentence !== undefined) said.add(sentence);
    return sentence;
  };
  return {
    said,
    words: {
      ...(words as Words<BrawlView>),
      decision: (kind, about, view) => note((words as Words<BrawlView>).decision(kind, about, view)),
      option: (option, view) => note((words as Words<BrawlView>).option(option, view)),
      event: (event, view) => note((words as Words<BrawlView>).event(event, view)),
      reason: (reason, view) => note((words as Words<BrawlView>).reason(reason, view)),
      outcome: (outcome, view) => note((words as Words<BrawlView>).outcome(outcome, view)),
      board: (view) => note((words as Words<BrawlView>).board(view)),
      setting: (key: string, value?: Json) => note((words as Words<BrawlView>).setting(key, value)),
    },
  };
}

const plain = {
  pool: 12,
  forming: 'dealt',
  mirrors: false,
  duplicates: false,
  rings: 'teal-orange',
} as const;

test('[A7] whatever is asked, answered, refused and told in a match is said in German', () => {
  const options: Options[] = DRAFTS.flatMap((draft) =>
    [2, 4].map((players) => ({ ...plain, players, draft, mirrors: draft === 'free' })),
  );
  const { words: heard, said } = overheard();
  const report = checkLaws(
    { ...rules, words: heard },
    { games: 6, seed: 'deutsch', options, thorough: 0.05 },
  );
  expect(report.violations.map(({ law, message }) => ({ law, message }))).toEqual([]);
  expect(said.size).toBeGreaterThan(1000);
  const left = [...said].flatMap((sentence) => {
    const found = leftOver(sentence);
    return found === undefined ? [] : [`${found}: ${sentence}`];
  });
  expect(left.slice(0, 20)).toEqual([]);
});

test('[A7] every piece of the box is printed in German', async () => {
  const texts = content.map((piece) => `${piece}: ${words.content?.(piece) ?? ''}`);
  for (const text of texts) {
    expect(text).not.toMatch(/: $/);
    expect(leftOver(text.slice(text.indexOf(': ') + 2)), text).toBeUndefined();
  }
  await expect(`${texts.join('\n')}\n`).toMatchFileSnapshot('content/texts.de.txt');
});

test('[A7] every card and every Challenge of the box has a German name of its own', () => {
  expect(germanNames.size).toBe(english.length);
  for (const { id } of CARDS) expect(german.names.card(id)).not.toBe(id);
  for (const { id } of CHAMPIONS) expect(german.role(id), id).not.toBe('');
});

test('[A7] the goal of every Challenge is its own, and fits the track in German too', () => {
  const goals = CHALLENGES.map(({ id }) => german.challengeGoal(id));
  expect(new Set(goals).size).toBe(goals.length);
  for (const goal of goals) expect(goal.length, goal).toBeLessThanOrEqual(40);
});

test('[A7] the page of rules is the same in German: its rules, its pictures and its signs', async () => {
  const [english, other] = [await manifest.primer?.(), await manifest.languages?.de?.primer?.()];
  const bare = (primer: typeof english) => ({
    steps: primer?.turn.length,
    rules: primer?.know.map(({ rules: cited, when }) => ({ cited, when })),
    figures: primer?.figures.map(({ of }) => of),
    icons: primer?.icons.map(({ icon }) => icon),
  });
  expect(bare(other)).toEqual(bare(english));
  const texts = [
    other?.goal,
    ...(other?.turn ?? []).flatMap(({ title, text }) => [title, text]),
    ...(other?.know ?? []).flatMap(({ title, text, also }) => [title, text, also]),
    ...(other?.icons ?? []).flatMap(({ name, text }) => [name, text]),
    ...(other?.figures ?? []).map(({ says }) => says),
  ];
  for (const text of texts) expect(leftOver(text ?? 'undefined'), text).toBeUndefined();
});
