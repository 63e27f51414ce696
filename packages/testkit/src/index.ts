export { brief } from './brief.ts';
export { type Pattern, type ReadEvent, type Scene, type Stage, scenario } from './scenario.ts';
