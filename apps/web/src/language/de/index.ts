/** Deutsch, in der Anrede „du“. */
import type { Catalogue } from '../catalogue.ts';
import { achievements } from './achievements.ts';
import { boxes } from './boxes.ts';
import { brawl } from './brawl.ts';
import { brawlLesson } from './brawl-lesson.ts';
import { endings } from './endings.ts';
import { hall } from './hall.ts';
import { listen } from './listen.ts';
import { reasons } from './reasons.ts';
import { table } from './table.ts';
import { workshop } from './workshop.ts';

export const de: Catalogue = {
  ...boxes,
  ...achievements,
  ...hall,
  ...table,
  ...listen,
  ...endings,
  ...brawl,
  ...brawlLesson,
  ...reasons,
  ...workshop,
};
