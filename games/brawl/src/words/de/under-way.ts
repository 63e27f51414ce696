/** Was am Tisch gerade vor sich geht und was daneben liegt: für den Tisch als Text. */
import type { Boon, Phase } from '../../state.ts';
import type { ActionView, BrawlView, ChampionView, PlayerView } from '../../view.ts';
import { signed } from '../naming.ts';
import { names } from './names.ts';

const { card, challenge, champion, cores, fighter, hex, listed, seat, source, standards, traps } = names;

export const PHASE_NAMES: { readonly [phase in Phase]: string } = {
  order: 'wer beginnt',
  home: 'Startbereiche',
  champions: 'Wahl der Champions',
  traps: 'Fallen legen',
  mulligan: 'Karten tauschen',
  deployment: 'Aufstellung',
  scoreboard: 'Wertungsphase',
  activation: 'Aktivierungsphase',
  upkeep: 'Erholungsphase',
  track: 'Leiste der Herausforderungen',
};

const STEP_NAMES: { readonly [step: string]: string } = {
  move: 'Bewegung',
  pre: 'Fähigkeiten vor dem Angriff',
  declare: 'Ziele',
  react: 'Reaktion',
  damage: 'Schaden',
  post: 'Fähigkeiten nach dem Angriff',
  effects: 'Wirkungen',
};

export function actionLines(view: BrawlView): string[] {
  const { action, resolving, sprung } = view;
  const aside = resolving.map((each) => `${card(each.card)} (${seat(each.seat)})`);
  return [
    ...(action ? [actionLine(action, view)] : []),
    ...(aside.length > 0 ? [`Karten im Spiel: ${listed(aside)}.`] : []),
    ...(sprung ? [`Falle auf ${hex(sprung.hex)}: ${traps[sprung.face]}.`] : []),
  ];
}

function actionLine(action: ActionView, view: BrawlView): string {
  const { targets, reaction, standard, step } = action;
  const what = action.card ? card(action.card) : standard ? standards[standard] : '';
  const whom = targets.length > 0 ? `, Ziel: ${listed(targets.map((id) => fighter(id, view)))}` : '';
  const answer = reaction
    ? `, Reaktion ${card(reaction.card)} von ${seat(reaction.seat)} für ${fighter(reaction.on, view)}`
    : '';
  return `Aktion: ${what} von ${fighter(action.champion, view)} (${seat(action.seat)}, Kern der ${cores[action.core]})${whom}${answer}; ${STEP_NAMES[step] ?? 'Wirkungen'}.`;
}

export function supplyLine({ trapSupply, challengeDeck, challengeDiscard }: BrawlView): string {
  const gone = challengeDiscard.length > 0 ? listed(challengeDiscard.map(challenge)) : 'leer';
  return `Fallen im Vorrat: ${trapSupply}. Stapel der Herausforderungen: ${challengeDeck}; Ablagestapel: ${gone}.`;
}

export function rosterLines(view: BrawlView): string[] {
  if (view.phase !== 'champions') return [];
  return view.seats.flatMap((player) => [
    ...(player.roster && player.roster.length > 0
      ? [`${seat(player.seat)} hat ${listed(player.roster.map(champion))} mitgebracht.`]
      : []),
    ...(player.banned ? [`${champion(player.banned)} von ${seat(player.seat)} ist gesperrt.`] : []),
  ]);
}

const BOON_NAMES: { readonly [op in Boon['op']]: string } = {
  strength: 'Stärke',
  move: 'Bewegung',
  defence: 'Verteidigung',
  incomingStrength: 'Stärke gegen diesen Champion',
  ignoreDefence: 'Verteidigung ignoriert',
};

export const boonTexts = ({ boons, levelsUp }: ChampionView): string[] => [
  ...boons.map(({ op, amount, from, until }) => {
    const n = op === 'ignoreDefence' ? '' : `${signed(amount)} `;
    const how = until === 'nextAttack' ? ' beim nächsten Angriff' : '';
    return `${n}${BOON_NAMES[op]}${how} (${source(from)})`;
  }),
  ...(levelsUp ? ['steigt nach dieser Aktion auf'] : []),
];

export function playerNotes({ standardUsed, planned, passing }: PlayerView): string {
  const used = standardUsed.map((action) => standards[action]);
  const onTop = [...(planned ?? [])].reverse().map(card);
  return [
    ...(used.length > 0 ? [` Genutzte Standardaktionen: ${listed(used)}.`] : []),
    ...(onTop.length > 0 ? [` Oben auf dem Stapel: ${listed(onTop)}.`] : []),
    ...(passing ? [' Verzichtet in diesem Zug auf Reaktionen.'] : []),
  ].join('');
}
