/** Brawl auf Deutsch: Sätze aus denselben Daten wie die englischen. */
import type { Json, Words } from '@questhall/kernel';
import { oneStop } from '@questhall/kernel';
import { asBrawlOption } from '../../decisions.ts';
import { asBrawlEvent } from '../../events.ts';
import type { BrawlView } from '../../view.ts';
import type { SettingText } from '../index.ts';
import { winnerOf } from '../index.ts';
import { thingNamed } from '../naming.ts';
import { contentIn } from '../printed.ts';
import { boardWords, positionWords } from './board.ts';
import { eventWords } from './events.ts';
import { names } from './names.ts';
import { decisionWords, optionWords } from './options.ts';
import { german } from './printed.ts';
import { reasonWords } from './reasons.ts';

const SETTINGS: { readonly [key in SettingText]: string } = {
  players: 'Spieler',
  draft: 'Champions',
  pool: 'Champions in der Auswahl einer freundschaftlichen Wahl',
  forming: 'Die Auswahl einer freundschaftlichen Wahl wird',
  'forming.dealt': 'zufällig ausgeteilt',
  'forming.chosen': 'von den Spielern bestimmt, Champion für Champion',
  mirrors: 'Freie Wahl: Beide Seiten dürfen denselben Champion nehmen',
  duplicates: 'Freundschaftliche Wahl zu viert: Jeder Champion liegt zweimal in der Auswahl',
  rings: 'Farben der beiden Seiten',
  ownChallenges: 'Eigene Herausforderungen',
  ownChampions: 'Eigene Champions',
  'rings.teal-orange': 'Türkis und Orange',
  'rings.orange-teal': 'Orange und Türkis',
  'rings.violet-white': 'Violett und Weiß',
  'rings.white-violet': 'Weiß und Violett',
  'draft.free': 'Freie Wahl',
  'draft.casual': 'Freundschaftliche Wahl',
  'draft.competitive': 'Turnierwahl: mitbringen, sperren, wählen',
};

const words: Words<BrawlView> = {
  decision: decisionWords,
  option: (option, view) => optionWords(asBrawlOption(option), view),
  event: (event, view) => oneStop(eventWords(asBrawlEvent(event), view)),
  reason: reasonWords,
  outcome: (outcome, view) => {
    const { side, own, other } = winnerOf(outcome);
    return `${names.side(side, view)} gewinnt mit ${own} zu ${other} SP.`;
  },
  board: boardWords,
  position: positionWords,
  content: contentIn(german),
  setting: (key: string, value?: Json) =>
    SETTINGS[(value === undefined ? key : `${key}.${String(value)}`) as SettingText] ??
    (value === true ? 'ja' : value === false ? 'nein' : String(value ?? key)),
};

export { german } from './printed.ts';

const CALLED = { VP: 'SP', strength: 'Stärke', defence: 'Verteidigung', damage: 'Schaden' } as const;

export const de = { words, name: thingNamed(names), called: CALLED };
