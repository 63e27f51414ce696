/** `npm run release`: keeps what must outlive this version. */
import { releaseRules } from './rules.ts';

const fresh = await releaseRules();
console.log(fresh.length === 0 ? 'All rules were released before.' : `Released: ${fresh.join(', ')}.`);
