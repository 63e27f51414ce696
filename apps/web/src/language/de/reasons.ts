/** Warum der Tisch oder die Halle etwas ablehnt. */
import { atEveryTable } from '@questhall/protocol/de';
import type { Catalogue } from '../catalogue.ts';

export const reasons: Catalogue = {
  ...atEveryTable,
  'This message cannot be read: {field} must be {allowed}.':
    'Diese Nachricht ist nicht lesbar: {field} muss {allowed} sein.',
  'This message is too long: {limit} characters are allowed.':
    'Diese Nachricht ist zu lang: Erlaubt sind {limit} Zeichen.',
  'Too many messages. Wait a moment.': 'Zu viele Nachrichten. Warte einen Moment.',
  '{older, select, page {This page is older than its server. Reload it to play on.} other {This page is newer than its server. The table is kept: come back when the server is updated.}}':
    '{older, select, page {Diese Seite ist älter als ihr Server. Lade sie neu, um weiterzuspielen.} other {Diese Seite ist neuer als ihr Server. Der Tisch bleibt erhalten: Komm wieder, wenn der Server aktualisiert ist.}}',
  'Connection to the table lost.': 'Verbindung zum Tisch verloren.',
  'Open a table first.': 'Öffne zuerst einen Tisch.',
  'You are not known here. Load the page again.': 'Du bist hier nicht bekannt. Lade die Seite neu.',
  'You have signed out on all devices. Reconnecting…':
    'Du hast dich auf allen Geräten abgemeldet. Verbindung wird wiederhergestellt …',
  'This code is not valid. Codes work once, for 10 minutes.':
    'Dieser Code gilt nicht. Codes gelten einmal, 10 Minuten lang.',
  'This passkey is not known here. Try another one.':
    'Dieser Passkey ist hier nicht bekannt. Versuch es mit einem anderen.',
  'You have enough passkeys. Remove one first.': 'Du hast genug Passkeys. Entferne zuerst einen.',
  'There is no public profile at this address.': 'Unter dieser Adresse gibt es kein öffentliches Profil.',
  'The host of this table does not admit you.': 'Der Gastgeber dieses Tisches lässt dich nicht herein.',
  'Only friends of the host and people they invite may come to this table.':
    'An diesen Tisch kommen nur Freunde und wer eingeladen ist.',
  'This table has a password.': 'Dieser Tisch hat ein Passwort.',
  'That is not the password of this table.': 'Das ist nicht das Passwort dieses Tisches.',
  'The operator of this hall has muted you.': 'Wer diese Halle betreibt, hat dich stummgeschaltet.',
  'This friend link is not valid any more. Ask for a new one.':
    'Dieser Freundeslink gilt nicht mehr. Bitte um einen neuen.',
  'This is your own friend link. Send it to a friend.':
    'Das ist dein eigener Freundeslink. Schick ihn jemandem.',
  'There is no room for another friend.': 'Für weitere Freunde ist kein Platz mehr.',
  'Sit at the table before you invite somebody to it.': 'Setz dich an den Tisch, bevor du jemanden einlädst.',
  'There is no table {table}.': 'Einen Tisch {table} gibt es nicht.',
  'There is no game {game}.': 'Ein Spiel {game} gibt es nicht.',
  'There is no seat {seat}: this table has {seats}.': 'Platz {seat} gibt es nicht: Dieser Tisch hat {seats}.',
  'There is no clock at this table.': 'An diesem Tisch läuft keine Uhr.',
  'No more time in this match: it was stretched {most} times.':
    'Keine weitere Zeit in dieser Partie: Sie wurde {most}-mal verlängert.',
  'That is not your seat.': 'Das ist nicht dein Platz.',
  'A bot plays for this seat. Take it back first.':
    'Auf diesem Platz spielt ein Bot. Nimm ihn zuerst wieder ein.',
  'Somebody sits there already.': 'Dort sitzt schon jemand.',
  'This seat is kept for its player until the match is over.':
    'Dieser Platz bleibt bis zum Ende der Partie für seinen Spieler frei.',
  'The players are being asked about a seat already.':
    'Die Mitspieler werden schon wegen eines Platzes gefragt.',
  'Nobody asks you for a seat.': 'Niemand bittet dich um einen Platz.',
  '{name} declined.': '{name} hat abgelehnt.',
  'The table changed before everybody agreed. Ask again.':
    'Der Tisch hat sich verändert, bevor alle zugestimmt haben. Frag noch einmal.',
  'The host of this table gave your seat to somebody else.':
    'Der Gastgeber dieses Tisches hat deinen Platz jemand anderem gegeben.',
  'One person takes one seat.': 'Jede Person nimmt einen Platz.',
  'Only the one who hosts this table can do that.': 'Das kann nur der Gastgeber dieses Tisches.',
  'Somebody plays there and is online.': 'Dort spielt jemand und ist verbunden.',
  'The match has not begun.': 'Die Partie hat noch nicht begonnen.',
  'The match has begun.': 'Die Partie hat begonnen.',
  'Still open: {open} of the seats. Wait for people, or seat bots.':
    'Noch frei: {open}. Warte auf Mitspieler oder setze Bots hin.',
  'The setting {field} cannot be {found}: it must be {allowed}.':
    'Die Einstellung {field} kann nicht {found} sein: Erlaubt ist {allowed}.',
  'Undo is off at this table.': 'An diesem Tisch kann man nichts zurücknehmen.',
  'No more undo in this match: it was used too often.':
    'In dieser Partie geht kein Zurücknehmen mehr: Es wurde zu oft benutzt.',
  'This match is too long to go on: it has {most} moves.':
    'Diese Partie ist zu lang, um weiterzugehen: Sie hat {most} Entscheidungen.',
  'There is nothing to take back.': 'Es gibt nichts zurückzunehmen.',
  'The others are being asked already.': 'Die anderen werden schon gefragt.',
  'Nobody asks you about an undo.': 'Niemand bittet dich, etwas zurücknehmen zu dürfen.',
  '{name} would rather go on.': '{name} möchte lieber weiterspielen.',
  'The table went on before everybody agreed.': 'Es ging weiter, bevor alle zugestimmt haben.',
  'The dice are still rolling. Throw again in a moment.': 'Die Würfel rollen noch. Wirf gleich noch einmal.',
  'Nothing is thrown for this.': 'Dafür wird nicht geworfen.',
  'Hints are switched off at this table.': 'Tipps sind an diesem Tisch ausgeschaltet.',
  'A hint is on its way.': 'Ein Tipp ist unterwegs.',
  'No hint this time. Ask again.': 'Diesmal kein Tipp. Frag noch einmal.',
  'This table admits no spectators.': 'Dieser Tisch lässt keine Zuschauer zu.',
  'A match can be looked at again when it is over.': 'Eine Partie kann man ansehen, sobald sie zu Ende ist.',
  'The table was loaded anew. Open it again.': 'Der Tisch wurde neu geladen. Öffne ihn noch einmal.',
  'The game hit an error, so this table is paused. Nothing is lost: the match continues once the error is fixed.':
    'Im Spiel ist ein Fehler aufgetreten, deshalb ruht dieser Tisch. Nichts ist verloren: Die Partie geht weiter, sobald der Fehler behoben ist.',
  'The server is closing. The match is kept; come back in a moment.':
    'Der Server wird beendet. Die Partie bleibt erhalten; komm gleich wieder.',
  'This could not be saved, so it does not count. Try again in a moment.':
    'Das konnte nicht gespeichert werden und zählt deshalb nicht. Versuch es gleich noch einmal.',
  'Only addresses of the form https://… on the open internet can be called, of at most 500 characters.':
    'Nur Adressen der Form https://… im offenen Internet sind möglich, mit höchstens 500 Zeichen.',
  '{host} did not take our message. Is the address complete?':
    '{host} hat unsere Nachricht nicht angenommen. Ist die Adresse vollständig?',
  'Something went wrong at the table. Nothing was changed.':
    'Am Tisch ist etwas schiefgegangen. Nichts wurde verändert.',
  'The library of this hall has no such creation.': 'Die Bibliothek dieser Halle hat so etwas nicht.',
  'This cannot be played: {field} needs {allowed}.': 'Das ist nicht spielbar: {field} braucht {allowed}.',
  'This creation is too long: it must fit a table.': 'Das ist zu lang: Es muss an einen Tisch passen.',
  'You have enough in the library. Take something out first.':
    'Du hast genug in der Bibliothek. Nimm zuerst etwas heraus.',
  'There is no quest of that day.': 'Für diesen Tag gibt es keine Aufgabe.',
  'Your other quests are being played again first. Tell of this one in a moment.':
    'Deine anderen Aufgaben werden erst noch nachgespielt. Melde diese gleich noch einmal.',
  'This result does not hold: played again, the quest goes differently.':
    'Dieses Ergebnis stimmt nicht: Nachgespielt verläuft die Aufgabe anders.',
  'The players declined a moment ago. Ask again in a minute.':
    'Die Mitspieler haben gerade abgelehnt. Frag in einer Minute noch einmal.',
};
