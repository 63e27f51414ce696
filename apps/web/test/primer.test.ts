/** The page that teaches a game says nothing that no numbered rule says, shows only what exists, and is found by words. */
import { readFileSync } from 'node:fs';
import type { PrimerFact } from '@questhall/games';
import { GAMES, withWords } from '@questhall/games';
import { expect, test } from 'vitest';
import { parseRules, searchRules } from '../src/play/parse-rules.ts';
import { DRAWN_GAMES } from './drawn-games.ts';

const rulebook = (id: string): string =>
  readFileSync(new URL(`../../../games/${id}/RULES.md`, import.meta.url), 'utf8');
const iconNames = (id: string): string =>
  readFileSync(new URL(`../src/tables/${id}/icon-names.ts`, import.meta.url), 'utf8');

/** `walkingBootIcon` as `walking-boot`. */
const fileOf = (icon: string): string =>
  icon.replace(/Icon$/, '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const wordsOf = ({ title, text, also = '' }: PrimerFact): string => `${title} ${text} ${also}`;

test.for(DRAWN_GAMES)(
  '[O4] %s fits on a page: twelve things to know, each by a rule that exists',
  async (id) => {
    const primer = await GAMES[id].primer?.();
    expect(primer?.know.length).toBe(12);
    const known = new Set(
      parseRules(rulebook(id)).flatMap(({ blocks }) =>
        blocks.flatMap((block) => (block.kind === 'rule' ? [block.id] : [])),
      ),
    );
    const cited = primer?.know.flatMap(({ rules }) => rules) ?? [];
    expect(cited.filter((rule) => !known.has(rule))).toEqual([]);
    expect(primer?.know.filter(({ rules }) => rules.length === 0)).toEqual([]);
    const drawn = iconNames(id);
    expect(
      primer?.icons.map(({ icon }) => fileOf(icon)).filter((name) => !drawn.includes(`'${name}'`)),
    ).toEqual([]);
  },
);

test.for([
  ['pug-quest', 'monster target', 'Whom a monster attacks'],
  ['super-fantasy', 'monster targets', 'Whom a monster attacks'],
  ['dungeonland', 'target monsters', 'Whom a monster goes for'],
  ['brawl', 'scoring points', 'Challenges score at the start of your turn'],
  ['dungeon-fighter', 'missing', 'A miss hurts you'],
] as const)('[O4] %s is found by words: %s', async ([id, words, title]) => {
  const primer = await GAMES[id].primer?.();
  const found = withWords(primer?.know ?? [], words, wordsOf);
  expect(found.map((fact) => fact.title)).toContain(title);
});

test('[O4] clauses are found by words in any order and form, and by most of them if not by all', () => {
  const rules = (query: string): readonly string[] =>
    searchRules(parseRules(rulebook('super-fantasy')), query).flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'rule' ? [block.id] : [])),
    );
  expect(rules('target nearest hero')).toContain('SF-AI-04');
  expect(rules('heroes targets nearest')).toContain('SF-AI-04');
  expect(rules('nearest hero target zeppelin')).toContain('SF-AI-04');
  expect(rules('zeppelin')).toEqual([]);
});
