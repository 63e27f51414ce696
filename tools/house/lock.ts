import type { Finding } from './finding.ts';

interface LockedPackage {
  version?: string;
  resolved?: string;
  link?: boolean;
  cpu?: string[];
  dev?: boolean;
  libc?: string[];
  optional?: boolean;
  os?: string[];
  optionalDependencies?: Record<string, string>;
}

export interface Lock {
  packages: Record<string, LockedPackage>;
}

const PLATFORM =
  /[-/](android|darwin|freebsd|linux|openharmony|win32)-(arm64|arm|x64|ia32|ppc64|riscv64|s390x)(?:-(\w+))?$/;

/** By the names all these packages keep to: `@scope/binding-linux-x64-gnu`. */
function platformOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> | undefined {
  const match = PLATFORM.exec(name);
  if (!match) return name.endsWith('-wasm32-wasi') ? { cpu: ['wasm32'] } : undefined;
  const [, os = '', cpu = '', abi = ''] = match;
  if (os !== 'linux') return { cpu: [cpu], os: [os] };
  return { cpu: [cpu], libc: [abi.startsWith('musl') ? 'musl' : 'glibc'], os: [os] };
}

/**
 * The platform packages that others ask for and that are not listed. Not every registry has those of every platform; npm
 * then leaves them out, `npm ci` refuses the lock file, and somebody with another machine finds no compiler.
 */
export function missingPlatforms({ packages }: Lock): Record<string, LockedPackage> {
  const missing: Record<string, LockedPackage> = {};
  for (const [path, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const platform = platformOf(name);
      const key = `node_modules/${name}`;
      if (!platform || packages[key] || packages[`${path}/${key}`]) continue;
      const { cpu, libc, os } = platform;
      missing[key] = {
        version,
        ...(cpu && { cpu }),
        ...(dev && { dev }),
        ...(libc && { libc }),
        optional: true,
        ...(os && { os }),
      };
    }
  }
  return missing;
}

export function lockFindings(file: string, text: string): Finding[] {
  const lock: Lock = JSON.parse(text);
  const missing = Object.keys(missingPlatforms(lock));
  const addressed = Object.entries(lock.packages).filter(([, { resolved, link }]) => resolved && !link);
  return [
    ...(missing.length > 0
      ? [`lacks ${missing.length} packages of other platforms; run: node tools/complete-lock.ts`]
      : []),
    ...(addressed.length > 0
      ? [`records where ${addressed[0]?.[0]} came from; npm config: omit-lockfile-registry-resolved=true`]
      : []),
  ].map((message) => ({ file, line: 1, message }));
}
