/** The documents as a site of plain pages: no script, one style, links that work from a folder as well as from a server. */
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { ROOT } from '../launcher/paths.mjs';
import { anchorOf, escaped, htmlOf, titleOf } from './markdown.ts';
import { CHAPTERS, HOME, PAGES } from './pages.ts';

/** `docs/play.md` is `play.html`; what lies elsewhere keeps its folder. */
const placeOf = (page: string): string =>
  page
    .replace(/^docs\//, '')
    .replace(/README\.md$/, 'index.html')
    .replace(/\.md$/, '.html');

const isOutside = (target: string): boolean => /^[a-z]+:/.test(target);

const textOf = (page: string): string => readFileSync(join(ROOT, page), 'utf8');

interface Resolved {
  /** From the root of the repository. */
  readonly file: string;
  readonly anchor: string;
}

function resolved(page: string, target: string): Resolved {
  const [path = '', anchor = ''] = target.split('#');
  return { file: path === '' ? page : posix.join(posix.dirname(page), path), anchor };
}

const headingsIn = (markdown: string): readonly string[] =>
  [...markdown.matchAll(/^#+ +(.*)$/gm)].map(([, heading = '']) => anchorOf(heading));

/** What a link of this page gets wrong; nothing: it leads somewhere. */
function faultOf(page: string, target: string): string | undefined {
  if (isOutside(target)) return undefined;
  const { file, anchor } = resolved(page, target);
  if (!existsSync(join(ROOT, file))) return `${page}: there is no ${target}`;
  const isPage = file.endsWith('.md');
  if (isPage && !PAGES.includes(file)) return `${page}: ${target} is no page of the site`;
  if (anchor !== '' && isPage && !headingsIn(textOf(file)).includes(anchor))
    return `${page}: ${target} has no such heading`;
  return undefined;
}

interface Built {
  readonly html: string;
  /** Pictures, programs and the like that it shows or links, from the root of the repository. */
  readonly files: readonly string[];
}

function build(page: string, faults: string[]): Built {
  const markdown = textOf(page);
  const here = posix.dirname(placeOf(page));
  const files: string[] = [];
  const from = (place: string): string => posix.relative(here, place) || posix.basename(place);
  const address = (target: string): string => {
    const fault = faultOf(page, target);
    if (fault !== undefined) faults.push(fault);
    if (isOutside(target) || fault !== undefined) return target;
    const { file, anchor } = resolved(page, target);
    if (!PAGES.includes(file)) files.push(file);
    return `${from(placeOf(file))}${anchor === '' ? '' : `#${anchor}`}`;
  };
  const link = (other: string): string =>
    `<li><a href="${from(placeOf(other))}"${other === page ? ' aria-current="page"' : ''}>${escaped(titleOf(textOf(other)))}</a></li>`;
  const menu = CHAPTERS.map(
    ({ title, pages }) => `<h2>${title}</h2>\n<ul>${pages.map(link).join('')}</ul>`,
  ).join('\n');
  const body = htmlOf(markdown, address);
  const title = titleOf(markdown);
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title === 'Questhall' ? title : `${title} · Questhall`)}</title>
<link rel="stylesheet" href="${from('style.css')}">
</head>
<body>
<main>
${body}
</main>
<nav><a href="${from(placeOf(HOME))}"><b>Questhall</b></a>
${menu}</nav>
</body>
</html>
`;
  return { html, files };
}

export interface Site {
  readonly pages: number;
  /** Links that lead nowhere. */
  readonly faults: readonly string[];
}

/** Writes it into a folder that is empty then. */
export function writeSite(folder: string): Site {
  rmSync(folder, { recursive: true, force: true });
  const put = (place: string): string => {
    const path = join(folder, place);
    mkdirSync(dirname(path), { recursive: true });
    return path;
  };
  const faults: string[] = [];
  for (const page of PAGES) {
    const { html, files } = build(page, faults);
    writeFileSync(put(placeOf(page)), html);
    for (const file of files) cpSync(join(ROOT, file), put(placeOf(file)), { recursive: true });
  }
  copyFileSync(join(import.meta.dirname, 'style.css'), put('style.css'));
  return { pages: PAGES.length, faults };
}
