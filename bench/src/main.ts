// `npm run bench`: Questhall beside its peers, measured in the same run. Read ratios, not absolute figures.
import { engineSuite } from './engine/suite.ts';
import { readOptions, USAGE } from './options.ts';
import { serverSuite } from './server/suite.ts';

const { suite, options } = readOptions(process.argv.slice(2));
switch (suite) {
  case 'engine':
    engineSuite(options);
    break;
  case 'server':
    await serverSuite(options);
    break;
  default:
    console.error(USAGE);
    process.exitCode = 2;
}
