/** The report as one page that needs nothing else. */

import type { Spread } from '@questhall/bots/lab';
import { differenceOf } from '@questhall/bots/lab';
import { grouped, percent, short } from '../terminal/numbers.ts';
import type { LengthRow, Report, Row, Section } from './sections.ts';
import { STYLE } from './style.ts';

export function htmlOf(report: Report): string {
  const { data, before } = report;
  const title = `${data.name}: balance`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
<main>
<h1>${escaped(title)}</h1>
<p class="about">${escaped(about(report))}</p>
${before ? `<p class="about">Hollow marks: ${grouped(before.matches)} matches of rules version ${before.rulesVersion}, seed ${escaped(before.seed)}, bots ${escaped(before.levels.join(', '))}.</p>` : ''}
<p class="about">Every whisker is a 95 % interval: of twenty figures one will lie outside by chance alone. ▲ and ▼ mark what lies clearly above or below the line.</p>
<nav>${report.sections.map(({ title: name }) => `<a href="#${slug(name)}">${escaped(name)}</a>`).join(' ')} <a href="#lengths">Length</a></nav>
${verdicts(report)}
${shunned(report)}
${report.sections.map((section) => sectionHtml(section, before !== undefined)).join('\n')}
${lengthsHtml(report.lengths, before !== undefined)}
</main>
</html>
`;
}

function about({ data }: Report): string {
  const lost = data.unfinished > 0 ? ` ${grouped(data.unfinished)} did not end.` : '';
  return `${grouped(data.matches)} matches, rules version ${data.rulesVersion}, seed ${data.seed}, bots ${data.levels.join(', ')}.${lost}`;
}

function verdicts({ verdicts: list }: Report): string {
  if (list.length === 0) return '';
  const rows = list.map(
    ({ label, found, wanted, passed }) =>
      `<tr><td class="mark ${passed ? 'above' : 'below'}">${passed ? '✓' : '✗'}</td><th scope="row">${escaped(label)}</th><td>${escaped(found)}</td><td class="faint">${escaped(wanted)}</td></tr>`,
  );
  return `<section id="targets">
<h2>What it is meant to come to</h2>
<p class="note">The ledger's balance targets. Pieces count as out of bounds only where chance cannot explain it.</p>
<table>
<thead><tr><th></th><th></th><th scope="col">found</th><th scope="col">wanted</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</section>`;
}

function shunned({ shunned: rows, unused }: Report): string {
  const names = rows.map(({ label, share }) => `${label} (${share.count} of ${share.of})`);
  const parts = [
    names.length > 0 ? `<p><b>Hardly ever worth choosing:</b> ${escaped(names.join(', '))}.</p>` : '',
    unused.length > 0 ? `<p><b>Never came up:</b> ${escaped(unused.join(', '))}.</p>` : '',
  ].filter(Boolean);
  return parts.length > 0 ? `<section class="notice">${parts.join('\n')}</section>` : '';
}

function sectionHtml({ title, note, rows }: Section, compares: boolean): string {
  const heads = ['', 'share', '95 %', 'of', ...(compares ? ['before', 'change, in points'] : [])];
  return `<section id="${slug(title)}">
<h2>${escaped(title)}</h2>
<p class="note">${escaped(note)}</p>
<table>
<thead><tr><th></th><th class="drawn">${axis()}</th>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>
${rows.map((row) => rowHtml(row, compares)).join('\n')}
</tbody>
</table>
</section>`;
}

function rowHtml(row: Row, compares: boolean): string {
  const { label, share, mark } = row;
  const sign = mark === 'above' ? '▲' : mark === 'below' ? '▼' : '';
  const cells = [
    `<td class="drawn">${whiskers(row)}</td>`,
    `<td class="mark ${mark ?? ''}">${sign}</td>`,
    `<td>${percent(share.rate)}</td>`,
    `<td class="faint">${percent(share.low)} – ${percent(share.high)}</td>`,
    `<td class="faint">${grouped(share.of)}</td>`,
    ...(compares ? [beforeCells(row)] : []),
  ];
  return `<tr><th scope="row">${escaped(label)}</th>${cells.join('')}</tr>`;
}

const points = (share: number): string => `${share < 0 ? '−' : '+'}${Math.abs(share * 100).toFixed(1)}`;

function beforeCells({ share, before }: Row): string {
  if (!before) return '<td class="faint">–</td><td class="faint">new</td>';
  const { by, low, high } = differenceOf(share, before);
  const clear = low > 0 || high < 0 ? ' class="clear"' : '';
  const span = `<span class="faint">(${points(low)} to ${points(high)})</span>`;
  return `<td class="faint">${percent(before.rate)}</td><td${clear}>${points(by)} ${span}</td>`;
}

/** Plots are drawn in these units, one to a pixel. */
const WIDE = 280;
const TALL = 26;
const x = (share: number): string => (share * WIDE).toFixed(1);
const drawing = (height: number, name: string, content: string): string =>
  `<svg width="${WIDE + 16}" height="${height}" viewBox="-8 0 ${WIDE + 16} ${height}" class="${name}" aria-hidden="true">${content}</svg>`;

const axis = (): string =>
  drawing(
    16,
    'axis',
    [0, 0.5, 1].map((at) => `<text x="${x(at)}" y="12" text-anchor="middle">${at * 100} %</text>`).join(''),
  );

function whiskers({ share, usual, before, mark }: Row): string {
  const middle = before ? 10 : TALL / 2;
  const grid = [0, 0.25, 0.5, 0.75, 1].map((at) => vertical('grid', at));
  const then = before ? span('then', before.low, before.high, 19) + dot('then', before.rate, 19, 3) : '';
  const now = span('now', share.low, share.high, middle) + dot('now', share.rate, middle, 4.5);
  const line = usual === undefined ? '' : vertical('usual', usual);
  return drawing(TALL, `plot ${mark ?? ''}`, [...grid, line, then, now].join(''));
}

const vertical = (name: string, at: number): string =>
  `<line class="${name}" x1="${x(at)}" x2="${x(at)}" y1="0" y2="${TALL}"/>`;
const span = (name: string, low: number, high: number, y: number): string =>
  `<line class="${name}" x1="${x(low)}" x2="${x(high)}" y1="${y}" y2="${y}"/>`;
const dot = (name: string, at: number, y: number, radius: number): string =>
  `<circle class="${name}" cx="${x(at)}" cy="${y}" r="${radius}"/>`;

function lengthsHtml(rows: readonly LengthRow[], compares: boolean): string {
  const longest = Math.max(1, ...rows.map(({ spread }) => spread.max));
  const heads = ['mean', 'half under', 'from', 'to', ...(compares ? ['before'] : [])];
  return `<section id="lengths">
<h2>Length</h2>
<p class="note">Answers per match; the bars run from 0 to ${grouped(longest)}.</p>
<table>
<thead><tr><th></th><th></th>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>
${rows.map((row) => lengthRow(row, longest, compares)).join('\n')}
</tbody>
</table>
</section>`;
}

const meanWords = ({ mean, error }: Spread): string =>
  Number.isFinite(error) ? `${short(mean)} ± ${short(error)}` : short(mean);

function lengthRow(
  { label, spread, lengths, before }: LengthRow,
  longest: number,
  compares: boolean,
): string {
  const cells = [
    meanWords(spread),
    grouped(spread.median),
    grouped(spread.min),
    grouped(spread.max),
    ...(compares ? [before ? meanWords(before) : '–'] : []),
  ];
  const drawn = `<td class="drawn">${histogram(lengths, longest)}</td>`;
  return `<tr><th scope="row">${escaped(label)}</th>${drawn}${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

const BINS = 56;
const BARS_TALL = 36;

function histogram(lengths: LengthRow['lengths'], longest: number): string {
  const bins = Array.from({ length: BINS }, () => 0);
  for (const [length, times] of lengths) {
    const bin = Math.min(BINS - 1, Math.floor((length / longest) * BINS));
    bins[bin] = (bins[bin] ?? 0) + times;
  }
  const most = Math.max(1, ...bins);
  const bars = bins.map((times, bin) => {
    if (times === 0) return '';
    const height = (times / most) * BARS_TALL;
    const [left, top] = [(bin * WIDE) / BINS, BARS_TALL - height];
    return `<rect x="${left}" y="${top.toFixed(1)}" width="${WIDE / BINS - 1}" height="${height.toFixed(1)}"/>`;
  });
  return drawing(BARS_TALL, 'bars', bars.join(''));
}

const slug = (title: string): string => title.toLowerCase().replace(/[^a-z0-9]+/g, '-');

const ESCAPES: { readonly [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '');
