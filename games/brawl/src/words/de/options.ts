/** Was gefragt wird, und was man antworten kann. */
import type { Json } from '@questhall/kernel';
import type { BrawlOption, DecisionKind } from '../../decisions.ts';
import type { BrawlView } from '../../view.ts';
import { targetsIn } from '../naming.ts';
import { fields, names } from './names.ts';

type About = { readonly [detail: string]: Json };

const { seat, fighter, hex, listed, card, champion, cores, standards, source } = names;
const name = (about: About, view: BrawlView): string => fighter(Number(about.champion), view);

const HOW: { readonly [how: string]: (name: string) => string } = {
  dash: (name) => `Spurt mit ${name}`,
  jump: (name) => `Sprung mit ${name}`,
  swoop: (name) => `Flug mit ${name}`,
  force: (name) => `Verschiebe ${name}`,
};
const walk = (name: string): string => `Bewege ${name}`;

const WHAT: { readonly [op: string]: string } = {
  damage: 'wer den Schaden erleidet',
  push: 'wer weggestoßen wird',
  pull: 'wer herangezogen wird',
  force: 'wer verschoben wird',
  fear: 'wer Furcht erleidet',
  stun: 'wer betäubt wird',
  heal: 'wer heilt',
  dash: 'wer spurtet',
};
const what = (about: About): string => WHAT[String(about.what)] ?? 'wen es betrifft';

const DECISION_WORDS: { readonly [kind in DecisionKind]: (about: About, view: BrawlView) => string } = {
  home: () => 'Wähle dein Ende der Arena',
  order: () => 'Wähle, wer aus deinem Team beginnt',
  chooseChampion: () => 'Wähle einen Champion',
  formPool: (about) => `Lege einen Champion in die Auswahl: noch ${Number(about.left)}`,
  draft: () => 'Nimm einen Champion aus der Auswahl',
  bring: () => 'Wähle einen Champion, den du mitbringst; die andere Seite sieht ihn noch nicht',
  ban: (about) => `Sperre einen der Champions von ${seat(Number(about.from))}`,
  placeTrap: () => 'Lege eine verdeckte Falle auf ein Fallenfeld',
  mulligan: () => 'Wähle die Karten, die du tauschen willst',
  deploy: (about, view) => `Stelle ${name(about, view)} auf ein Startfeld`,
  act: () => 'Spiele eine Karte, nutze eine Standardaktion oder beende deinen Zug',
  move: (about, view) =>
    `${(HOW[String(about.how)] ?? walk)(name(about, view))}: bis zu ${fields(Number(about.left))}`,
  attack: (about, view) =>
    `Wähle, wen ${name(about, view)} mit ${card(String(about.card))} angreift, oder verzichte`,
  use: (about) => `Nutze ${card(String(about.card))} oder verzichte`,
  react: (about, view) =>
    `${name(about, view)} greift ${listed(targetsIn(about, names, view))} mit ${card(String(about.card))} an: Reagiere oder passe`,
  next: (about) => `${source(String(about.of))}: Wähle, ${what(about)} als Nächstes`,
  fear: (about, view) => `Wähle, wohin ${name(about, view)} flieht`,
  draw: (about) => `Wähle, wie viele Karten du ziehst: bis zu ${Number(about.most)}`,
  plan: (about) =>
    `Lege bis zu ${Number(about.left) === 1 ? '1 Karte' : `${Number(about.left)} Karten`} zurück auf deinen Stapel; die letzte liegt zuoberst`,
  heal: (about, view) => `Wähle, wie viel ${name(about, view)} heilt: bis zu ${Number(about.most)}`,
  stun: (about, view) => `${name(about, view)} ist betäubt: Lege eine Karte dieses Champions ab`,
  replaceTrap: () => 'Lege eine neue verdeckte Falle auf ein anderes Fallenfeld',
  place: (about, view) => `Versetze ${name(about, view)}`,
  pick: (about) => `${source(String(about.of))}: Wähle, ${what(about)}`,
  recover: () => 'Nimm eine Karte aus deinem Ablagestapel auf die Hand',
  takeTrap: () => 'Wähle die Falle, die verlegt wird',
  putTrap: () => 'Lege die Falle auf ein leeres Fallenfeld',
  ignoreTrap: (about, view) =>
    `${name(about, view)} ist auf eine Falle gestoßen: Löse sie aus oder ignoriere sie`,
  healReceiver: (about) => `Wähle, wer um ${Number(about.most)} geheilt wird`,
};

export const decisionWords = (kind: string, about: About, view: BrawlView): string =>
  DECISION_WORDS[kind as DecisionKind]?.(about, view) ?? kind;

const DIRECTIONS = [
  'Nach Osten',
  'Nach Südosten',
  'Nach Südwesten',
  'Nach Westen',
  'Nach Nordwesten',
  'Nach Nordosten',
] as const;

export function optionWords(option: BrawlOption, view: BrawlView): string {
  switch (option.do) {
    case 'home':
      return option.home === 'south' ? 'Das Südende nehmen' : 'Das Nordende nehmen';
    case 'goFirst':
      return `${seat(option.at.seat)} beginnt`;
    case 'take':
      return `${champion(option.champion)} nehmen`;
    case 'addToPool':
      return `${champion(option.champion)} in die Auswahl legen`;
    case 'bring':
      return `${champion(option.champion)} mitbringen`;
    case 'ban':
      return `${champion(option.champion)} sperren`;
    case 'putTrap':
      return `Falle auf ${hex(option.at.hex)}`;
    case 'mulligan':
      return option.cards.length === 0 ? 'Hand behalten' : `${listed(option.cards.map(card))} tauschen`;
    case 'deploy':
      return `${fighter(option.champion, view)} auf ${hex(option.at.hex)}`;
    case 'play':
      return `${card(option.card)} spielen (${cores[option.core]})`;
    case 'standard':
      return `${fighter(option.at.champion, view)}: ${standards[option.action]} (${cores[option.core]})`;
    case 'endPhase':
      return 'Zug beenden';
    case 'move':
    case 'place':
      return `Nach ${hex(option.at.hex)}`;
    case 'stay':
      return 'Stehen bleiben';
    case 'aim':
      return `Auf ${fighter(option.at.champion, view)}`;
    case 'aimArea':
      return `Über ${listed(option.hexes.map(hex))}`;
    case 'use':
      return 'Nutzen';
    case 'decline':
      return 'Verzichten';
    case 'react':
      /** [SFB-RULING-72] Was es kostet, steht da, bevor es bestätigt wird. */
      return `${card(option.card)} für ${fighter(option.at.champion, view)} (${cores[option.core]}, in deinem nächsten Zug erschöpft)`;
    case 'pass':
      return 'Passen';
    case 'passTurn':
      return 'Für den Rest dieses Zuges passen';
    case 'next':
    case 'pick':
      return fighter(option.at.champion, view);
    case 'none':
      return 'Niemand';
    case 'flee':
      return `${DIRECTIONS[option.direction] ?? 'Weg'} auf ${hex(option.at.hex)}`;
    case 'count':
      return String(option.n);
    case 'plan':
      return `${card(option.card)} zurücklegen`;
    case 'done':
      return 'Fertig';
    case 'discard':
      return `${card(option.card)} ablegen`;
    case 'recover':
      return `${card(option.card)} nehmen`;
    case 'takeTrap':
      return `Die Falle auf ${hex(option.at.hex)}`;
    case 'ignore':
      return 'Die Falle ignorieren';
    case 'trigger':
      return 'Die Falle auslösen';
  }
}
