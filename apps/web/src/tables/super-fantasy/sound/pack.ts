import type { SoundPack } from '../../../sound/pack.ts';
import calm from './calm.webm?url';
import danger from './danger.webm?url';
import effects from './effects.webm?url';
import room from './room.webm?url';
import sheet from './sheet.json' with { type: 'json' };

export const pack: SoundPack = { files: { effects, calm, danger, room }, sheet };
