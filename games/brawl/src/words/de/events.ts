/** Was geschehen ist, für das Protokoll. */
import type { BrawlEvent, Forfeit, Harm, Motion } from '../../events.ts';
import type { Boon, Phase } from '../../state.ts';
import type { BrawlView } from '../../view.ts';
import type { Immunity } from '../../vocabulary.ts';
import { signed } from '../naming.ts';
import { cards, names } from './names.ts';

const PHASE_WORDS: { readonly [phase in Phase]?: string } = {
  champions: 'Die Champions werden gewählt.',
  traps: 'Die Fallen werden gelegt.',
  mulligan: 'Die Handkarten werden gezogen.',
  deployment: 'Die Champions gehen in Stellung.',
};

/** Um den Zielort herum: „wird nach D5 gestoßen“. */
const MOTION_WORDS: { readonly [how in Motion]: (to: string) => string } = {
  walk: (to) => `geht nach ${to}`,
  dash: (to) => `spurtet nach ${to}`,
  jump: (to) => `springt nach ${to}`,
  swoop: (to) => `fliegt nach ${to}`,
  force: (to) => `wird nach ${to} verschoben`,
  fear: (to) => `flieht nach ${to}`,
  push: (to) => `wird nach ${to} weggestoßen`,
  pull: (to) => `wird nach ${to} herangezogen`,
};

const HARM_WORDS: { readonly [why in Harm]: string } = {
  attack: '',
  poison: ' durch Gift',
  effect: '',
  collision: ' durch den Aufprall',
  trap: ' durch die Falle',
};

const WARD_WORDS: { readonly [against in Immunity]: string } = {
  push: 'kann nicht weggestoßen werden',
  stun: 'kann nicht betäubt werden',
  fear: 'ignoriert die Furcht',
  displacement: 'weicht nicht vom Fleck',
  traps: 'ignoriert die Falle',
  postAttack: 'ignoriert alle Wirkungen nach dem Angriff',
};

const FORFEIT_WORDS: { readonly [why in Forfeit]: (name: string, what: string) => string } = {
  noRow: (name) => `${name} bewegt sich nicht: nicht in derselben Feldreihe.`,
  noWay: (name, what) => `${name} kann nirgendwohin ${what === 'fear' ? 'fliehen' : 'ausweichen'}.`,
  noRoom: (name) => `${name} kann nicht versetzt werden: kein freies Feld.`,
  rooted: (name) => `${name} bewegt sich nicht: festgewurzelt.`,
  sourceOut: (name) => `Der Rest entfällt: ${name} ist außer Gefecht.`,
  targetOut: (name) => `${name} ist außer Gefecht: keine weitere Wirkung.`,
};

const { seat, side, fighter, hex, listed, card, challenge, champion, cores, standards, traps } = names;

/** Wen: „niemanden“ statt „niemand“. */
const whom = (ids: readonly number[], view: BrawlView): string =>
  ids.length === 0 ? 'niemanden' : listed(ids.map((id) => fighter(id, view)));

export function eventWords(event: BrawlEvent, view: BrawlView): string | undefined {
  const name = (id: number): string => fighter(id, view);
  switch (event.type) {
    case 'firstChosen':
      return view.players === 4
        ? `${side(event.seat === 0 ? 0 : 1, view)} beginnt.`
        : `${seat(event.seat)} beginnt.`;
    case 'orderSettled':
      return `Gespielt wird in der Reihenfolge ${listed(event.order.map(seat))}.`;
    case 'homeChosen':
      return `${seat(event.seat)} nimmt das ${event.home === 'south' ? 'Südende' : 'Nordende'} der Arena.`;
    case 'pooled':
      return `${seat(event.seat)} legt ${champion(event.champion)} in die Auswahl.`;
    case 'poolDealt':
      return `Zur Auswahl stehen ${listed([...new Set(event.champions)].map(champion))}.`;
    case 'championBrought':
      return event.champion === undefined
        ? `${seat(event.seat)} hat einen mitgebrachten Champion gewählt.`
        : `${seat(event.seat)} bringt ${champion(event.champion)} mit.`;
    case 'rosterShown':
      return `${seat(event.seat)} hat ${listed(event.champions.map(champion))} mitgebracht.`;
    case 'championBanned':
      return `${seat(event.seat)} sperrt ${champion(event.champion)} von ${seat(event.from)}.`;
    case 'championTaken':
      return `${seat(event.seat)} nimmt ${champion(event.champion)}.`;
    case 'phaseBegan':
      return PHASE_WORDS[event.phase];
    case 'challengeDrawn':
      return `Neu auf der Leiste: ${challenge(event.challenge)}.`;
    case 'challengesRenewed':
      return 'Die abgelegten Herausforderungen werden zu einem neuen Stapel gemischt.';
    case 'trapPlaced':
      return `${seat(event.seat)} legt eine Falle auf ${hex(event.hex)}.`;
    case 'drew':
      return event.cards
        ? `${seat(event.seat)} zieht ${listed(event.cards.map(card))}.`
        : `${seat(event.seat)} zieht ${cards(event.n)}.`;
    case 'mulliganed':
      return event.n === 0
        ? `${seat(event.seat)} behält die Hand.`
        : `${seat(event.seat)} tauscht ${cards(event.n)}.`;
    case 'deckRenewed':
      return `${seat(event.seat)} mischt den Ablagestapel zu einem neuen Stapel.`;
    case 'deployed':
      return `${name(event.champion)} geht auf ${hex(event.hex)} in Stellung.`;
    case 'roundBegan':
      return `Runde ${event.round}.`;
    case 'turnBegan':
      return `${seat(event.seat)} ist am Zug.`;
    case 'turnEnded':
      return undefined;
    case 'challengeScored':
      return `${seat(event.seat)} erfüllt ${challenge(event.challenge)} und erhält ${event.vp} SP.`;
    case 'vpGained':
      return `${side(event.side, view)} erhält ${event.vp} SP und hat jetzt ${event.total}.`;
    case 'cardPlayed':
      return `${seat(event.seat)} spielt ${card(event.card)} mit ${name(event.champion)} (${cores[event.core]}).`;
    case 'standardUsed':
      return `${seat(event.seat)} nutzt ${standards[event.action]} mit ${name(event.champion)} (${cores[event.core]}).`;
    case 'moved': {
      const to = hex(event.path.at(-1) ?? event.from);
      return event.from < 0
        ? `${name(event.champion)} betritt die Arena auf ${to}.`
        : `${name(event.champion)} ${MOTION_WORDS[event.how](to)}.`;
    }
    case 'placed':
      return event.back
        ? `${name(event.champion)} weicht nach ${hex(event.to)} zurück.`
        : `${name(event.champion)} wird auf ${hex(event.to)} versetzt.`;
    case 'attackDeclared':
      return `${name(event.champion)} greift ${whom(event.targets, view)} mit ${card(event.card)} an.`;
    case 'skillUsed':
      return event.targets.length === 0
        ? `${name(event.champion)} nutzt ${card(event.card)}.`
        : `${name(event.champion)} nutzt ${card(event.card)}; Ziel: ${whom(event.targets, view)}.`;
    case 'declined':
      return `${name(event.champion)} lässt es dabei bewenden.`;
    case 'reactionPlayed':
      return `${seat(event.seat)} reagiert für ${name(event.on)} mit ${card(event.card)} (${cores[event.core]}).`;
    case 'struck':
      return `Stärke ${event.strength} gegen Verteidigung ${event.defence}: ${event.damage} Schaden für ${name(event.champion)}.`;
    case 'damaged':
      return event.why === 'attack'
        ? undefined
        : `${name(event.champion)} erleidet ${event.amount} Schaden${HARM_WORDS[event.why]}.`;
    case 'healed':
      return `${name(event.champion)} heilt ${event.amount}.`;
    case 'knockedOut':
      return `${name(event.champion)} ist außer Gefecht.`;
    case 'levelledUp':
      return `${name(event.champion)} steigt auf!`;
    case 'trapSprung':
      return `${name(event.champion)} löst auf ${hex(event.hex)} eine Falle aus: ${traps[event.face]}.`;
    case 'trapIgnored':
      return `${name(event.champion)} ignoriert die Falle auf ${hex(event.hex)}.`;
    case 'trapMoved':
      return `${seat(event.seat)} verlegt die Falle von ${hex(event.from)} nach ${hex(event.to)}.`;
    case 'rooted':
      return `${name(event.champion)} ist festgewurzelt.`;
    case 'stunned':
      return `${name(event.champion)} ist betäubt: ${seat(event.seat)} legt ${card(event.card)} ab.`;
    case 'handShown':
      return event.cards.length === 0
        ? `${name(event.champion)} ist betäubt: ${seat(event.seat)} hat keine Karten.`
        : `${name(event.champion)} ist betäubt: ${seat(event.seat)} zeigt ${listed(event.cards.map(card))}.`;
    case 'boonGained':
      return boonWords(event.champion, event.boon, view);
    case 'warded':
      return `${name(event.champion)} ${WARD_WORDS[event.against]}.`;
    case 'forfeited':
      return FORFEIT_WORDS[event.why](name(event.champion), event.what);
    case 'planned':
      return event.card === undefined
        ? `${seat(event.seat)} legt eine Karte zurück auf den Stapel.`
        : `${seat(event.seat)} legt ${card(event.card)} zurück auf den Stapel.`;
    case 'milled':
      return `${seat(event.seat)} verliert ${card(event.card)} oben vom Stapel.`;
    case 'recovered':
      return `${seat(event.seat)} nimmt ${card(event.card)} zurück auf die Hand.`;
    case 'coresReadied':
      return `${seat(event.seat)} macht alle Kerne bereit.`;
    case 'handDiscarded':
      return `${seat(event.seat)} legt ${listed(event.cards.map(card))} ab.`;
    case 'trackAdvanced':
      return event.gone.length === 0
        ? 'Die Leiste rückt vor.'
        : `Die Leiste rückt vor; ${listed(event.gone.map(challenge))} ${event.gone.length === 1 ? 'fällt' : 'fallen'} heraus.`;
    case 'gameEnded':
      return `${side(event.side, view)} gewinnt den Kampf!`;
  }
}

function boonWords(id: number, boon: Boon, view: BrawlView): string {
  const name = fighter(id, view);
  const from = ` (${names.source(boon.from)})`;
  const n = signed(boon.amount);
  switch (boon.op) {
    case 'strength':
      return `${name} hat in diesem Zug ${n} Stärke${from}.`;
    case 'move':
      return `${name} hat in diesem Zug ${n} Bewegung${from}.`;
    case 'defence':
      return `${name} hat in diesem Zug ${n} Verteidigung${from}.`;
    case 'incomingStrength':
      return boon.until === 'nextAttack'
        ? `Der nächste Angriff gegen ${name} in diesem Zug hat ${n} Stärke${from}.`
        : `Angriffe gegen ${name} haben in diesem Zug ${n} Stärke${from}.`;
    case 'ignoreDefence':
      return `Angriffe gegen ${name} ignorieren in diesem Zug die Verteidigung${from}.`;
  }
}
