/** Warum etwas nicht geht, als Satz. */
import type { Reason } from '@questhall/kernel';
import type { Core, StandardAction } from '../../vocabulary.ts';
import type { Refusal } from '../reasons.ts';
import { fields, names } from './names.ts';

const core = (reason: Reason): string => names.cores[String(reason.core) as Core];
const left = (reason: Reason): string => fields(Number(reason.left));
const away = (reason: Reason): string => fields(Number(reason.distance));

const SENTENCES: { readonly [rule in Refusal]: (reason: Reason) => string } = {
  'SFB-ATTACK-10': () => 'Diese Fähigkeit ist nicht freiwillig.',
  'SFB-BASIC-05': () => 'Nur ein Feind kann das Ziel sein.',
  'SFB-CARD-02': () => 'Jetzt kann nur eine Reaktion gespielt werden.',
  'SFB-CDRAFT-01': () => 'Diesen Champion hast du schon mitgebracht.',
  'SFB-CDRAFT-04': () => 'Dieser Champion ist gesperrt.',
  'SFB-CORE-02': (reason) => `Dein Kern der ${core(reason)} ist erschöpft.`,
  'SFB-CORE-03': (reason) => `Diese Karte braucht deinen Kern der ${core(reason)}, und der ist erschöpft.`,
  'SFB-DRAFT-01': () => 'Dieser Champion liegt schon in der Auswahl.',
  'SFB-DRAFT-04': () => 'Dieser Champion liegt nicht mehr in der Auswahl.',
  'SFB-KW-DASH-01': (reason) => `Ein Spurt geht bis zu ${left(reason)} weit geradeaus.`,
  'SFB-KW-FORCE-01': (reason) => `Verschieben geht bis zu ${left(reason)} weit; dorthin führt kein Weg.`,
  'SFB-KW-JUMP-01': (reason) => `Ein Sprung geht bis zu ${left(reason)} weit.`,
  'SFB-KW-PLACE-01': () => 'Die Wirkung nennt ein anderes Feld.',
  'SFB-KW-STUN-01': () => 'Die Karte muss zum betäubten Champion gehören.',
  'SFB-KW-SWOOP-01': (reason) => `Ein Flug geht bis zu ${left(reason)} weit geradeaus.`,
  'SFB-MOVE-01': (reason) => `Bewegen geht bis zu ${left(reason)} weit; dorthin führt kein Weg.`,
  'SFB-MOVE-02': () => 'Dort steht eine Statue.',
  'SFB-MOVE-03': () => 'Dort steht ein Feind.',
  'SFB-MOVE-04': () => 'Dort steht ein Verbündeter: Man kann an ihm vorbei, aber nicht dort stehen bleiben.',
  'SFB-OOA-10': () => 'Der Champion kommt vom Tor: zuerst auf ein freies eigenes Startfeld.',
  'SFB-OOA-13': () =>
    'Der Champion ist am Tor, und diese Karte hat keinen Bewegungswert, der ihn hereinbringt.',
  'SFB-REACT-02': () => 'Eine Reaktion kann nur im Zug eines Gegners gespielt werden.',
  'SFB-REACT-05': (reason) => `Dein Kern der ${core(reason)} ist erschöpft.`,
  'SFB-RULING-16': () => 'Es gibt kein Ziel.',
  'SFB-RULING-24': () => 'In diesem Bereich steht kein Feind.',
  'SFB-RULING-26': () => 'Es muss ein anderer Champion deiner Seite sein.',
  'SFB-RULING-46': () => 'Dort wurde die Falle ausgelöst: Die neue kommt woandershin.',
  'SFB-RULING-58': () => 'Der Champion ist am Tor, und kein freies Feld ist erreichbar.',
  'SFB-RULING-59': () => 'Ein Champion am Tor muss hereinkommen.',
  'SFB-RULING-75': () => 'Dieser Champion ist vergeben.',
  'SFB-RULING-89': () => 'Es muss ein Fallenfeld ohne Champion und ohne Falle sein.',
  'SFB-RULING-91': () => 'Deine Seite hat diesen Champion schon.',
  'SFB-SETUP-21': (reason) =>
    reason.taken ? 'Dort steht schon jemand.' : 'Es muss ein Startfeld deiner eigenen Seite sein.',
  'SFB-STD-05': (reason) =>
    `${names.standards[String(reason.action) as StandardAction]}: in diesem Zug schon genutzt.`,
  'SFB-TARGET-01': (reason) =>
    `Im Nahkampf erreicht man nur angrenzende Feinde; dieser ist ${away(reason)} entfernt.`,
  'SFB-TARGET-03': (reason) =>
    `${away(reason)} entfernt: zu nah, die Reichweite beginnt bei ${Number(reason.range)}.`,
  'SFB-TARGET-04': (reason) =>
    `${away(reason)} entfernt: zu weit, die Reichweite endet bei ${Number(reason.range)}.`,
  'SFB-TARGET-06': () => 'Ein direkter Schuss geht eine Feldreihe entlang.',
  'SFB-TARGET-07': (reason) => `Auf ${names.hex(Number(reason.hex))} steht etwas im Weg.`,
  'SFB-TARGET-10': () => 'Ein Champion am Tor kann kein Ziel sein.',
  'SFB-TEAM-23': () => 'Dein Team hat diesen Champion schon.',
  'SFB-TEAM-26': () => 'Dein Mitspieler hat diesen Champion mitgebracht.',
  'SFB-TRAP-11': () => 'Es muss ein leeres Fallenfeld sein.',
  'SFB-TRAP-13': () => 'Alle Fallenfelder sind belegt: Es muss ein freies Feld neben einem davon sein.',
};

/** Was der Kern der Spiele ablehnt, sagt die Seite selbst: hier kommt nur an, was Brawl ablehnt. */
export const reasonWords = (reason: Reason): string =>
  `${SENTENCES[reason.rule as Refusal]?.(reason) ?? 'Das ist jetzt nicht möglich.'} (${reason.rule})`;
