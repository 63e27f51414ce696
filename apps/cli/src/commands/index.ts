/** All commands, in the order in which help lists them. */

import type { Command } from '../command.ts';
import { admin } from './admin.ts';
import { balance } from './balance.ts';
import { bot } from './bot.ts';
import { content } from './content.ts';
import { fuzz } from './fuzz.ts';
import { games } from './games.ts';
import { hints } from './hints.ts';
import { backup, copy, restore } from './keep.ts';
import { lab } from './lab.ts';
import { newGame } from './new-game.ts';
import { play } from './play.ts';
import { quarantine } from './quarantine.ts';
import { referee } from './referee.ts';
import { replay } from './replay.ts';
import { review } from './review.ts';
import { rules } from './rules.ts';
import { serve } from './serve.ts';
import { show } from './show.ts';
import { simulate } from './simulate.ts';
import { strength } from './strength.ts';
import { torture } from './torture.ts';
import { upgrade } from './upgrade.ts';
import { verify } from './verify.ts';
import { watch } from './watch.ts';

export const COMMANDS: readonly Command[] = [
  serve,
  games,
  play,
  replay,
  review,
  verify,
  referee,
  show,
  rules,
  simulate,
  balance,
  lab,
  strength,
  watch,
  hints,
  bot,
  fuzz,
  content,
  newGame,
  copy,
  backup,
  restore,
  upgrade,
  admin,
  quarantine,
  torture,
];
