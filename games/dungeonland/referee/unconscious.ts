/** [DL-CHAR-08] to [DL-CHAR-14] Falling and coming back, and healing those who lie. */
import { heroCard } from '../src/content/index.ts';
import type { Check, Complaint, Pause, PauseCheck } from './check.ts';
import { nameOf, pausing, when } from './check.ts';
import type { Piece } from './world.ts';
import { heroesOf } from './world.ts';

/** [DL-RULING-18] [DL-RULING-23] Rounds that pass after the round of the defeat. */
function roundsOut(piece: Piece): number {
  const sheet = heroCard(piece.card);
  return sheet.unique === 'nineLives' ? 1 : Math.max(1, 6 - sheet.health);
}

const fallsOnce = when('heroFell', 'DL-CHAR-08', ({ figure }, m) => {
  const piece = m.world.pieces.get(figure);
  if (!piece?.at) return `${nameOf(m, figure)} falls while lying unconscious`;
  return piece.health > 0 && `${nameOf(m, figure)} falls with ${piece.health} Health`;
});

const nobodyStandsAtZero = when(
  ['activationBegan', 'activationEnded', 'roundBegan', 'moved'],
  'DL-CHAR-08',
  (_event, m) => {
    const dead = [...m.world.pieces.values()].find(({ at, health }) => at && health <= 0);
    return dead && `${nameOf(m, dead.id)} has no Health left and stands on the map`;
  },
);

const comesBackInTime = when('figurePlaced', 'DL-RULING-18', ({ figure, why }, m) => {
  const piece = m.world.pieces.get(figure);
  const since = m.memory.fell.get(figure);
  if (why !== 'back' || !piece || !since) return false;
  const due = since.round + roundsOut(piece);
  const roused = since.healedIn > 0 ? Math.max(since.round + 1, since.healedIn) : due;
  const expected = Math.min(due, roused);
  m.memory.fell.delete(figure);
  return (
    m.memory.round !== expected &&
    `${nameOf(m, figure)} fell in round ${since.round} and comes back in ${m.memory.round}, not ${expected}`
  );
});

const nobodyLiesTooLong = when('roundBegan', 'DL-CHAR-09', ({ round }, m) => {
  for (const piece of heroesOf(m.world)) {
    const since = m.memory.fell.get(piece.id);
    if (!since || piece.at) continue;
    if (round > since.round + roundsOut(piece)) return `${nameOf(m, piece.id)} still lies in round ${round}`;
    if (since.healedIn > 0 && round > since.round + 1)
      return `${nameOf(m, piece.id)} was healed in round ${since.healedIn} and still lies`;
  }
  return false;
});

/** [DL-CHAR-10] Whoever is healed while he lies is told to be. */
const healingReachesThoseWhoLie = pausing('DL-CHAR-10', (pause): Complaint => {
  const lying = heroesOf(pause.world).filter(({ seen }) => !seen.at);
  const told = (id: number) =>
    pause.events.some(
      (event) => (event.type === 'heroRoused' || event.type === 'healed') && event.figure === id,
    );
  const cast = pause.events.find((event) => event.type === 'castCounted');
  const blow = cast && pause.memory.blows.findLast(({ spell }) => spell === cast.spell);
  if (cast?.success && cast.spell === 'heal' && blow)
    for (const id of blow.targets) if (!told(id)) return healedInVain(pause, id);
  const waiting = pause.asked.some(({ kind }) => kind === 'comeBack');
  if (cast?.success && cast.spell === 'restoration' && !waiting) {
    const missed = lying.find(({ id }) => !told(id) && !pause.memory.fell.get(id)?.healedIn);
    if (missed) return healedInVain(pause, missed.id);
  }
  return false;
});

function healedInVain(pause: Pause, id: number): Complaint {
  const piece = pause.world.pieces.get(id);
  const hale = piece?.at && 'maxHealth' in piece.seen && piece.seen.health >= piece.seen.maxHealth;
  return !hale && `${nameOf(pause, id)} was healed by a spell, and nothing came of it`;
}

/** [DL-CAST-03] What is paid for happens. */
const spellsAreCast = pausing(
  'DL-CAST-03',
  ({ option, events }): Complaint =>
    (option?.do === 'cast' || option?.do === 'castParty') &&
    !events.some(({ type }) => type === 'attackDeclared') &&
    'a spell was paid for, and nothing happened',
);

/** [DL-CONS-01] Nothing is drunk in vain. */
const draughtsWork = pausing('DL-CONS-01', ({ option, events }): Complaint => {
  if (option?.do !== 'consume' || !('consumable' in option)) return false;
  const heals = ['healing-draught', 'great-draught', 'smelling-salts'].includes(String(option.consumable));
  return (
    heals &&
    !events.some(({ type }) => type === 'healed' || type === 'heroRoused' || type === 'figurePlaced') &&
    `${String(option.consumable)} did nothing`
  );
});

const backWithOneHealth = pausing('DL-CHAR-12', ({ events, after }): Complaint => {
  const back = events.findLast((event) => event.type === 'figurePlaced' && event.why === 'back');
  if (back?.type !== 'figurePlaced' || events.at(-1) !== back) return false;
  const hero = after.heroes.find(({ id }) => id === back.figure);
  return hero && hero.health !== 1 && `${hero.card} comes back with ${hero.health} Health`;
});

export const UNCONSCIOUS: readonly Check[] = [
  fallsOnce,
  nobodyStandsAtZero,
  comesBackInTime,
  nobodyLiesTooLong,
];
export const UNCONSCIOUS_SEEN: readonly PauseCheck[] = [
  healingReachesThoseWhoLie,
  spellsAreCast,
  draughtsWork,
  backWithOneHealth,
];
