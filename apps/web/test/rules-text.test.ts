import { describe, expect, test } from 'vitest';
import { parseRules, searchRules } from '../src/play/parse-rules.ts';

const TEXT = `# Pug Quest

Everything in its
place.

## Energy (PQ-ENER)

- **PQ-ENER-01** There are five types.
- **PQ-ENER-02** A Joker stands for
  any type.
- a plain item

| what | how many |
|---|---|
| Joker | 8 |

## Moving

- **PQ-MOVE-01** A hero moves up to its Movement.
`;

describe('RULES.md', () => {
  test('becomes sections of rules, items, paragraphs and rows', () => {
    expect(parseRules(TEXT)).toEqual([
      { title: 'Pug Quest', level: 1, blocks: [{ kind: 'text', text: 'Everything in its place.' }] },
      {
        title: 'Energy (PQ-ENER)',
        level: 2,
        blocks: [
          { kind: 'rule', id: 'PQ-ENER-01', text: 'There are five types.' },
          { kind: 'rule', id: 'PQ-ENER-02', text: 'A Joker stands for any type.' },
          { kind: 'item', text: 'a plain item' },
          { kind: 'row', cells: ['what', 'how many'] },
          { kind: 'row', cells: ['Joker', '8'] },
        ],
      },
      {
        title: 'Moving',
        level: 2,
        blocks: [{ kind: 'rule', id: 'PQ-MOVE-01', text: 'A hero moves up to its Movement.' }],
      },
    ]);
  });

  const found = (query: string) => searchRules(parseRules(TEXT), query).flatMap(({ blocks }) => blocks);

  test('is found by id, whatever the case', () => {
    expect(found('pq-move-01')).toEqual([
      { kind: 'rule', id: 'PQ-MOVE-01', text: 'A hero moves up to its Movement.' },
    ]);
  });

  test('is found by several words, all of which must be there', () => {
    expect(found('type joker')).toEqual([
      { kind: 'rule', id: 'PQ-ENER-02', text: 'A Joker stands for any type.' },
    ]);
    expect(found('joker movement')).toEqual([]);
  });

  test('gives a whole section whose title is meant', () => {
    expect(found('energy')).toHaveLength(5);
  });

  test('is all there without a query', () => {
    expect(searchRules(parseRules(TEXT), '  ')).toEqual(parseRules(TEXT));
  });
});
