import type { BenchLook } from '../../game-page.ts';
import { MissionMap } from './MissionMap.tsx';

export const missionLook: BenchLook = { Preview: MissionMap };
