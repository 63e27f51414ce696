/** What others have made and Questhall comes with: their licences as one text, and all of it as a bill of materials. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../launcher/paths.mjs';

interface Locked {
  readonly version: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly dependencies?: { readonly [name: string]: string };
}

interface ThirdParty extends Locked {
  readonly name: string;
  /** From the root of the repository. */
  readonly folder: string;
}

type Lock = { readonly packages: { readonly [folder: string]: Locked } };

/** Needed to build the page, and part of it then. */
const IN_THE_PAGE = [
  '@fontsource/alegreya-sans',
  '@fontsource/grenze-gotisch',
  '@iconify-json/game-icons',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
] as const;

const isOurs = (folder: string): boolean => /^(apps|packages)\/[^/]+$|^games$/.test(folder);

/** As Node looks for it: beside whoever needs it, then further up. */
function folderOf({ packages }: Lock, name: string, from: string): string | undefined {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
    const folder = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`;
    if (packages[folder]) return folder;
    if (at === '') return undefined;
  }
}

/** Everything that is installed with the package or built into its page, by name. */
export function thirdParties(): readonly ThirdParty[] {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lock;
  const found = new Map<string, ThirdParty>();
  const visit = (names: readonly string[], from: string): void => {
    for (const name of names) {
      const folder = folderOf(lock, name, from);
      const locked = folder === undefined ? undefined : lock.packages[folder];
      if (folder === undefined || !locked || locked.link || found.has(folder)) continue;
      found.set(folder, { ...locked, name, folder });
      visit(Object.keys(locked.dependencies ?? {}), folder);
    }
  };
  for (const [folder, { dependencies = {} }] of Object.entries(lock.packages))
    if (isOurs(folder)) visit(Object.keys(dependencies), folder);
  visit(IN_THE_PAGE, 'apps/web');
  return [...found.values()].sort((one, other) => (one.folder < other.folder ? -1 : 1));
}

/** The texts that lie in its folder. */
function textsOf({ folder }: ThirdParty): readonly string[] {
  const path = join(ROOT, folder);
  if (!existsSync(path)) throw new Error(`${folder} is not installed`);
  return readdirSync(path)
    .filter((file) => /^(licen[cs]e|copying|notice)/i.test(file))
    .sort()
    .map((file) => readFileSync(join(path, file), 'utf8').trim());
}

const HEAD = `Questhall is under the MIT licence, see LICENSE. It comes with the work of others:
what is installed with it, and what its page is built from.`;

export const licencesText = (parties: readonly ThirdParty[]): string =>
  `${[
    HEAD,
    ...parties.map((party) =>
      [
        `${party.name} ${party.version}, ${licenceOf(party)}`,
        ...(textsOf(party).length > 0 ? textsOf(party) : ['(The package has no text of its own.)']),
      ].join('\n\n'),
    ),
  ].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;

function licenceOf({ name, license }: ThirdParty): string {
  if (license === undefined) throw new Error(`${name} does not say under which licence it is`);
  return license;
}

const addressOf = ({ name, version }: ThirdParty): string => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** A bill of materials as CycloneDX has it. It holds no time and no chance: the same lock makes the same bill. */
export const billOf = (version: string, parties: readonly ThirdParty[]): string =>
  `${JSON.stringify(
    {
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      version: 1,
      metadata: {
        component: {
          ...{ type: 'application', name: 'questhall', version, purl: `pkg:npm/questhall@${version}` },
          licenses: [{ license: { id: 'MIT' } }],
        },
      },
      components: parties.map((party) => ({
        ...{ type: 'library', name: party.name, version: party.version, purl: addressOf(party) },
        'bom-ref': `${addressOf(party)}#${party.folder}`,
        licenses: [{ expression: licenceOf(party) }],
        ...(party.integrity && { hashes: [hashOf(party.integrity)] }),
      })),
    },
    null,
    2,
  )}\n`;

/** `sha512-…` in base 64, as a lock has it. */
function hashOf(integrity: string): { readonly alg: string; readonly content: string } {
  const [kind = '', sum = ''] = integrity.split(/-(.*)/s);
  return {
    alg: kind.toUpperCase().replace('SHA', 'SHA-'),
    content: Buffer.from(sum, 'base64').toString('hex'),
  };
}
