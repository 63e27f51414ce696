import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const USUAL_PLACES = [
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  join(process.env.PROGRAMFILES ?? '', 'Google', 'Chrome', 'Application', 'chrome.exe'),
  join(process.env['PROGRAMFILES(X86)'] ?? '', 'Google', 'Chrome', 'Application', 'chrome.exe'),
];

const PLAYWRIGHT_CACHES = [
  process.env.PLAYWRIGHT_BROWSERS_PATH ?? '',
  join(homedir(), '.cache', 'ms-playwright'),
  join(homedir(), 'Library', 'Caches', 'ms-playwright'),
  join(process.env.LOCALAPPDATA ?? '', 'ms-playwright'),
];

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function inPlaywrightCache(): string[] {
  const programs = ['chrome-linux*/chrome', 'chrome-mac*/*.app/Contents/MacOS/*', 'chrome-win*/chrome.exe'];
  return PLAYWRIGHT_CACHES.filter((cache) => cache !== '' && existsSync(cache)).flatMap((cache) =>
    globSync(
      programs.map((program) => `chromium-*/${program}`),
      { cwd: cache },
    )
      .sort()
      .reverse()
      .map((path) => join(cache, path)),
  );
}

/** CHROMIUM_PATH if it is set, else what the machine or a Playwright on it has. */
function findChromium(): string | undefined {
  const wish = process.env.CHROMIUM_PATH;
  if (wish) {
    if (!isProgram(wish)) throw new Error(`CHROMIUM_PATH is ${wish}, which is no program`);
    return wish;
  }
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...onPath, ...USUAL_PLACES, ...inPlaywrightCache()].find(isProgram);
}

/** Tries a command and says so; whether it helped, `findChromium` will tell. */
function tell(command: string, args: readonly string[]): void {
  console.log(`no Chromium found: ${command} ${args.join(' ')}`);
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    maxBuffer: 1 << 26,
  });
  if (status !== 0) console.log(`${stdout ?? ''}${stderr ?? ''}`.trim());
}

export function ensureChromium(): string {
  const installed = findChromium();
  if (installed !== undefined) return installed;

  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    tell('apt-get', ['update', '-qq']);
    tell('apt-get', ['install', '-y', '-qq', 'chromium']);
  }
  if (findChromium() === undefined) {
    const playwright = createRequire(join(import.meta.dirname, '..', 'apps', 'web', 'package.json'));
    tell(process.execPath, [
      join(playwright.resolve('playwright-core/package.json'), '..', 'cli.js'),
      'install',
      'chromium',
    ]);
  }
  const found = findChromium();
  if (found === undefined) throw new Error('no Chromium: install one and set CHROMIUM_PATH to it');
  return found;
}
