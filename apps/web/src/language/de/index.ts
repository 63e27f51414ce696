/** Deutsch, in der Anrede „du“. */
import type { Catalogue } from '../catalogue.ts';
import { boxes } from './boxes.ts';
import { brawl } from './brawl.ts';
import { brawlLesson } from './brawl-lesson.ts';
import { endings } from './endings.ts';
import { hall } from './hall.ts';
import { reasons } from './reasons.ts';
import { table } from './table.ts';
import { workshop } from './workshop.ts';

export const de: Catalogue = {
  ...boxes,
  ...hall,
  ...table,
  ...endings,
  ...brawl,
  ...brawlLesson,
  ...reasons,
  ...workshop,
};
