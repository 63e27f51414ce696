import { posix } from 'node:path';
import type { Finding } from './finding.ts';
import type { Source } from './source.ts';

/** Cycles of imports that are followed when a file is loaded. Type imports are erased and dynamic ones run later. */
export function importCycles(sources: readonly Source[]): Finding[] {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const finished = new Set<string>();
  const findings: Finding[] = [];
  const visit = (source: Source, trail: readonly string[]): void => {
    if (finished.has(source.path)) return;
    for (const { specifier, typeOnly, dynamic, line } of source.imports) {
      if (typeOnly || dynamic || !specifier.startsWith('.')) continue;
      const target = posix.join(posix.dirname(source.path), specifier);
      const from = [...trail, source.path];
      if (from.includes(target)) {
        const cycle = [...from.slice(from.indexOf(target)), target].map((path) => posix.basename(path));
        findings.push({
          file: source.path,
          line,
          message: `import cycle ${cycle.join(' → ')}; move what both need to a third file`,
        });
        continue;
      }
      const next = byPath.get(target);
      if (next) visit(next, from);
    }
    finished.add(source.path);
  };
  for (const source of sources) visit(source, []);
  return findings;
}
