// `npm run bench`: Questhall beside its peers, measured in the same run. Read ratios, not absolute figures.
import { monstersSuite } from './engine/monsters.ts';
import { engineSuite } from './engine/suite.ts';
import { readOptions, USAGE } from './options.ts';
import { scaleSuite } from './server/scale.ts';
import { serverSuite } from './server/suite.ts';
import { updatesSuite } from './server/updates.ts';

const SUITES = {
  engine: engineSuite,
  monsters: monstersSuite,
  server: serverSuite,
  updates: updatesSuite,
  scale: scaleSuite,
};

const { suites, options } = readOptions(process.argv.slice(2), Object.keys(SUITES));
if (suites.length === 0) {
  console.error(USAGE);
  process.exitCode = 2;
}
for (const name of suites) await SUITES[name as keyof typeof SUITES](options);
