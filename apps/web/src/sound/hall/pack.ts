import type { SoundPack } from '../pack.ts';
import calm from './calm.webm?url';
import effects from './effects.webm?url';
import sheet from './sheet.json' with { type: 'json' };

/** What every table shares, and what is heard at the shelf. */
export const hall: SoundPack = { files: { effects, calm }, sheet };
