import { withWords, wordsFound, wordsIn } from '@questhall/games';

/** RULES.md as sections: headings, rules (`- **PQ-ENER-01** text`), plain list items, paragraphs and rows of tables. */
export type RuleBlock =
  | { readonly kind: 'rule'; readonly id: string; readonly text: string }
  | { readonly kind: 'item' | 'text'; readonly text: string }
  | { readonly kind: 'row'; readonly cells: readonly string[] };

export interface RuleSection {
  readonly title: string;
  readonly level: number;
  readonly blocks: readonly RuleBlock[];
}

const HEADING = /^(#{1,4})\s+(.*)$/;
const RULE = /^\s*[-*]\s+\*\*([A-Z][A-Z0-9]*(?:-[A-Za-z0-9]+)+)\*\*:?\s*(.*)$/;
const ITEM = /^\s*(?:[-*]|\d+\.)\s+(.*)$/;
const ROW = /^\s*\|(.*)\|\s*$/;
const RULED_LINE = /^[\s|:-]+$/;

interface OpenSection {
  title: string;
  level: number;
  blocks: RuleBlock[];
}

function blockOf(line: string): RuleBlock | undefined {
  const rule = RULE.exec(line);
  if (rule?.[1] !== undefined) return { kind: 'rule', id: rule[1], text: rule[2] ?? '' };
  const row = ROW.exec(line);
  if (row?.[1] !== undefined) return { kind: 'row', cells: row[1].split('|').map((cell) => cell.trim()) };
  const item = ITEM.exec(line);
  if (item?.[1] !== undefined) return { kind: 'item', text: item[1] };
  return undefined;
}

export function parseRules(markdown: string): readonly RuleSection[] {
  const sections: OpenSection[] = [];
  let section: OpenSection = { title: '', level: 1, blocks: [] };
  let broken = true;
  for (const line of markdown.split(/\r?\n/)) {
    const heading = HEADING.exec(line);
    if (heading !== null) {
      section = { title: heading[2] ?? '', level: heading[1]?.length ?? 1, blocks: [] };
      sections.push(section);
      broken = true;
    } else if (line.trim() === '' || RULED_LINE.test(line)) {
      broken = true;
    } else {
      if (sections.length === 0) sections.push(section);
      const block = blockOf(line);
      const last = section.blocks.at(-1);
      if (block !== undefined) section.blocks.push(block);
      else if (broken || last === undefined || last.kind === 'row')
        section.blocks.push({ kind: 'text', text: line.trim() });
      else section.blocks[section.blocks.length - 1] = { ...last, text: `${last.text} ${line.trim()}` };
      broken = false;
    }
  }
  return sections;
}

const wordsOf = (block: RuleBlock): string => {
  if (block.kind === 'row') return block.cells.join(' ');
  return block.kind === 'rule' ? `${block.id} ${block.text}` : block.text;
};

/** The sections with the blocks that speak of it; a title that does keeps all of its. */
export function searchRules(sections: readonly RuleSection[], query: string): readonly RuleSection[] {
  if (wordsIn(query).length === 0) return sections;
  const titled = sections.filter(({ title }) => wordsFound(query, title) === 1);
  const entries = sections.flatMap((section) => section.blocks.map((block) => ({ section, block })));
  const found = new Set(
    withWords(entries, query, ({ section, block }) => `${wordsOf(block)} ${section.title}`).map(
      ({ block }) => block,
    ),
  );
  return sections
    .map((section) =>
      titled.includes(section)
        ? section
        : { ...section, blocks: section.blocks.filter((block) => found.has(block)) },
    )
    .filter((section) => section.blocks.length > 0);
}
