/** The Markdown that our documents are written in, as HTML: headings, paragraphs, lists, code, tables, quotes, pictures, links. */

const ENTITIES: { readonly [sign: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** What an address in a document becomes in the site. */
export type Address = (target: string) => string;

/** As a link to a heading says it. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s+/g, '-');

function inline(text: string, address: Address): string {
  // Code first: nothing in it means anything else.
  return text
    .split(/(`+[^`]+`+)/)
    .map((part) => (part.startsWith('`') ? code(part) : marked(escaped(part), address)))
    .join('');
}

const code = (part: string): string => `<code>${escaped(part.replace(/^`+ ?| ?`+$/g, ''))}</code>`;

const marked = (html: string, address: Address): string =>
  html
    .replace(
      /!\[([^\]]*)\]\(([^)\s]+)\)/g,
      (_all, alt: string, to: string) => `<img src="${address(to)}" alt="${alt}" loading="lazy">`,
    )
    .replace(
      /\[([^\]]+)\]\(([^)\s]+)\)/g,
      (_all, label: string, to: string) => `<a href="${address(to)}">${label}</a>`,
    )
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/(^|[\s(])[_*]([^_*\s][^_*]*)[_*](?=[\s).,:;]|$)/g, '$1<em>$2</em>');

const CELL = /(?<!\\)\|/;
const cellsOf = (line: string): readonly string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(CELL)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

function table([head = '', ruler = '', ...rows]: readonly string[], address: Address): string {
  const right = cellsOf(ruler).map((rule) => rule.endsWith(':'));
  const line = (text: string, tag: 'td' | 'th'): string =>
    cellsOf(text)
      .map((cell, at) => `<${tag}${right[at] ? ' class="right"' : ''}>${inline(cell, address)}</${tag}>`)
      .join('');
  const body = rows.map((row) => `<tr>${line(row, 'td')}</tr>`).join('\n');
  const titles = cellsOf(head).some((cell) => cell !== '')
    ? `<thead><tr>${line(head, 'th')}</tr></thead>\n`
    : '';
  return `<div class="wide"><table>\n${titles}<tbody>\n${body}\n</tbody></table></div>`;
}

const ITEM = /^( *)(?:[-*]|(\d+)\.) +(.*)$/;

/** Items with what is indented below them. */
function list(lines: readonly string[], address: Address): string {
  const [, margin = '', number] = ITEM.exec(lines[0] ?? '') ?? [];
  const items: string[][] = [];
  for (const line of lines) {
    const [, indent, , text = ''] = ITEM.exec(line) ?? [];
    if (indent?.length === margin.length) items.push([text]);
    else items.at(-1)?.push(line.slice(margin.length).replace(/^ {1,3}/, ''));
  }
  const tag = number === undefined ? 'ul' : 'ol';
  const shown = items.map((item) => `<li>${tight(blocks(item, address))}</li>`);
  return `<${tag}>\n${shown.join('\n')}\n</${tag}>`;
}

/** An item of one paragraph is no paragraph. */
const tight = (html: string): string => html.replace(/^<p>([\s\S]*?)<\/p>/, '$1');

type Block = (lines: readonly string[], address: Address) => string;

interface Kind {
  /** Whether a block of this kind begins here. */
  readonly begins: RegExp;
  /** Whether a line still belongs to it; `before` is the line before it. */
  readonly goesOn: (line: string, before: string) => boolean;
  readonly show: Block;
}

const isPlain = (line: string): boolean =>
  line.trim() !== '' && !KINDS.some(({ begins }) => begins.test(line));

const KINDS: readonly Kind[] = [
  {
    begins: /^```/,
    goesOn: (_line, before) => before !== '```',
    show: (lines) => preformatted(lines.slice(1, lines.at(-1) === '```' ? -1 : undefined)),
  },
  { begins: /^#{1,6} /, goesOn: () => false, show: ([line = ''], address) => heading(line, address) },
  { begins: /^\|/, goesOn: (line) => line.startsWith('|'), show: table },
  {
    begins: /^ {4}\S/,
    goesOn: (line) => /^ {4}|^$/.test(line),
    show: (lines) => preformatted(lines.map((line) => line.slice(4))),
  },
  {
    begins: ITEM,
    goesOn: (line, before) => ITEM.test(line) || /^ {2,}\S/.test(line) || (before !== '' && isPlain(line)),
    show: list,
  },
  {
    begins: /^>/,
    goesOn: (line) => line.startsWith('>'),
    show: (lines, address) =>
      `<blockquote>${blocks(
        lines.map((line) => line.replace(/^> ?/, '')),
        address,
      )}</blockquote>`,
  },
  {
    begins: /^<!--/,
    goesOn: (_line, before) => !before.includes('-->'),
    show: () => '',
  },
];

const PARAGRAPH: Kind = {
  begins: /\S/,
  goesOn: (line) => isPlain(line),
  show: (lines, address) => `<p>${inline(lines.join('\n'), address)}</p>`,
};

const preformatted = (lines: readonly string[]): string =>
  `<pre><code>${escaped(lines.join('\n').trimEnd())}</code></pre>`;

function heading(line: string, address: Address): string {
  const [, signs = '#', text = ''] = /^(#+) +(.*?)(?: #+)?$/.exec(line) ?? [];
  return `<h${signs.length} id="${anchorOf(text)}">${inline(text, address)}</h${signs.length}>`;
}

function blocks(lines: readonly string[], address: Address): string {
  const shown: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const first = lines[at] ?? '';
    if (first.trim() === '') {
      at += 1;
      continue;
    }
    const kind = KINDS.find(({ begins }) => begins.test(first)) ?? PARAGRAPH;
    let end = at + 1;
    // A fence is open until it is closed: its first line is not the one that closes it.
    while (end < lines.length && kind.goesOn(lines[end] ?? '', end === at + 1 ? '' : (lines[end - 1] ?? '')))
      end++;
    const html = kind.show(lines.slice(at, end), address);
    if (html !== '') shown.push(html);
    at = end;
  }
  return shown.join('\n');
}

export const htmlOf = (markdown: string, address: Address = (target) => target): string =>
  blocks(markdown.replaceAll('\r\n', '\n').split('\n'), address);

/** The first heading, without its marks. */
export const titleOf = (markdown: string): string =>
  (/^# +(.*)$/m.exec(markdown)?.[1] ?? '').replace(/[*`_]/g, '');
