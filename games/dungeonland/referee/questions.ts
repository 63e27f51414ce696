/** Questions the rules grant to those who are attacked, and to those who attack. */
import { adventureCard } from '../src/content/index.ts';
import { hasPower, isInvisible, mayHit, speedOf, touching, weaponsOf, wearsOnly } from './book.ts';
import type { Check, Complaint, Pause, PauseCheck } from './check.ts';
import { nameOf, pausing, when } from './check.ts';
import { squaresOf } from './grid.ts';
import { blowOn, works } from './memory.ts';
import { hasRoom } from './offers.ts';
import type { Piece } from './world.ts';
import { heroesOf, isFriend, opposed, standing, worldOf } from './world.ts';

/** [DL-ENERGY-05] */
const defenderMaySurge = when('defenceCounted', 'DL-ENERGY-05', ({ figure, successes, ignored }, m) => {
  const piece = m.world.pieces.get(figure);
  const blow = blowOn(m.memory, figure);
  if (piece?.kind !== 'hero' || !blow || piece.energy < 2 || blow.spell !== '') return false;
  if (works(m.memory, figure, 'terrified') || works(m.memory, figure, 'controlled')) return false;
  const left = (blow.successes ?? 0) - Math.max(0, successes - ignored);
  // [DL-DEC-17] Who falls whatever he spends is not asked.
  return (
    left > 0 &&
    left - Math.floor(piece.energy / 2) < piece.health &&
    !m.memory.owed.has(`surged:${figure}`) &&
    `${nameOf(m, figure)} has ${piece.energy} energy and was not asked for a Surge`
  );
});

const attackerMaySurge = when('attackCounted', 'DL-ENERGY-05', ({ figure, successes }, m) => {
  const piece = m.world.pieces.get(figure);
  const blow = m.memory.blows.findLast(({ by }) => by === figure);
  if (
    piece?.kind !== 'hero' ||
    piece.energy < 2 ||
    blow?.occasion === 'scenery' ||
    blow?.occasion === 'controlled'
  )
    return false;
  if (works(m.memory, figure, 'terrified') || works(m.memory, figure, 'controlled')) return false;
  // [DL-DEC-16] A blow at nobody asks for nothing, and of a spell only its roll tells whether a Surge could matter.
  if (blow === undefined || blow.spell !== '' || blow.targets.length === 0) return false;
  // Nor does one that fells a monster as it is, for all that its defence can do.
  const beyond = (id: number) => successes < (m.world.pieces.get(id)?.health ?? 0);
  if (!blow.targets.some(beyond)) return false;
  return (
    !m.memory.owed.has(`surged:${figure}`) &&
    `${nameOf(m, figure)} has ${piece.energy} energy and was not asked for a Surge`
  );
});

/** [DL-RULING-34] Owed to whoever was attacked and not hurt; looked for when the next thing begins. */
const reflexesAreOwed: Check = (event, m) => {
  const unhurt =
    event.type === 'unharmed'
      ? [event.figure]
      : event.type === 'attackCounted' && event.successes === 0
        ? (m.memory.blows.findLast(({ by }) => by === event.figure)?.targets ?? [])
        : [];
  for (const id of unhurt) {
    const piece = m.world.pieces.get(id);
    if (!piece?.at || !piece.skills.includes('fastReflexes') || !mayReact(piece)) continue;
    if (piece.conditions.has('immobilized') || speedOf(m.world, m.memory, piece) === 0) continue;
    if (hasRoom({ m, hero: piece }))
      m.memory.owed.set(
        `reflexes:${id}`,
        `${nameOf(m, id)} was not hurt and was not asked for Fast Reflexes`,
      );
  }
  return undefined;
};

const mayReact = (piece: Piece): boolean =>
  !piece.conditions.has('frozen') && !piece.conditions.has('asleep') && !piece.conditions.has('controlled');

/** [DL-RULING-44] */
const counterIsOwed: Check = (event, m) => {
  if (event.type !== 'damaged' || event.health === 0) return undefined;
  const piece = m.world.pieces.get(event.figure);
  const blow = blowOn(m.memory, event.figure);
  const attacker = m.world.pieces.get(event.by);
  if (!piece?.at || !blow?.defences.has(event.figure) || !attacker?.at || !opposed(piece, attacker))
    return undefined;
  if (!piece.skills.includes('lightArmorMastery') || !wearsOnly(piece, 'light') || !mayReact(piece))
    return undefined;
  if (
    m.memory.usedThisRound.has(`${piece.id}:lightArmorMastery`) ||
    blow.spell !== '' ||
    blow.occasion === 'row'
  )
    return undefined;
  const reaches = weaponsOf(piece).some((weapon) =>
    mayHit(m.world, m.grid, m.memory, piece, attacker, { type: weapon.type, range: weapon.range }, weapon),
  );
  if (reaches)
    m.memory.owed.set(
      `counter:${piece.id}`,
      `${nameOf(m, piece.id)} was hurt and not asked for a counter-attack`,
    );
  return undefined;
};

const owedIsAsked = when(['activationEnded', 'activationBegan', 'roundBegan'], 'DL-ZEN-01', (_event, m) => {
  for (const [what, message] of m.memory.owed) {
    if (!what.startsWith('reflexes:') && !what.startsWith('counter:')) continue;
    m.memory.owed.delete(what);
    const figure = Number(what.split(':')[1]);
    if (m.world.pieces.get(figure)?.at) return message;
  }
  return false;
});

/** [DL-RULING-32] Every other monster adjacent to the target where it stands now, or to where it fell. */
const cleaveReachesNeighbours = pausing('DL-MART-05', (pause): Complaint => {
  const hit = pause.events.findLast((event) => event.type === 'damaged');
  if (!hit || pause.option?.do === 'cleave') return false;
  const blow = pause.memory.blows.findLast(({ dealt }) => dealt.has(hit.figure));
  const by = blow && pause.world.pieces.get(blow.by);
  if (!blow || by?.kind !== 'hero' || !by.skills.includes('cleaveAttack') || !by.at) return false;
  if (blow.type !== 'melee' || blow.spell !== '' || blow.shape !== 'target' || blow.targets.length !== 1)
    return false;
  if (!blow.targets.includes(hit.figure)) return false;
  const world = worldOf(pause.after);
  const target = world.pieces.get(hit.figure);
  const stood = target ? squaresOf(target) : (blow.stood.get(hit.figure) ?? []);
  const near = standing(world).filter(
    (piece) =>
      piece.id !== hit.figure &&
      (piece.kind === 'minion' || piece.kind === 'villain') &&
      squaresOf(piece).some((a) => stood.some((b) => pause.grid.adjacent(a, b))),
  );
  const cleave = pause.asked.find(({ kind }) => kind === 'cleave');
  if (!cleave) return false;
  const shown = new Set(
    cleave.options.flatMap(({ at }) => (at && 'figure' in at ? [Number(at.figure)] : [])),
  );
  const missed = near.find(({ id }) => !shown.has(id));
  return missed && `${missed.card} (${missed.id}) is adjacent to the target and may not be cleaved`;
});

/** [DL-ADV-02] */
const objectiveIsPrinted = pausing('DL-ADV-02', ({ after }) =>
  after.adventure !== '' && after.objectives.length !== adventureCard(after.adventure).objectives.length
    ? 'an objective is not shown'
    : false,
);

/** [DL-RULING-102] */
const protectorIsAsked: Check = (event, m) => {
  if (event.type !== 'attackRolled') return undefined;
  const blow = m.memory.blows.findLast(({ by, roll }) => by === event.figure && !roll);
  const [target] = (blow?.targets ?? []).map((id) => m.world.pieces.get(id));
  if (!blow || !target || blow.targets.length !== 1 || blow.shape !== 'target' || !isFriend(target))
    return undefined;
  const attacker = m.world.pieces.get(blow.by);
  if (!attacker || isFriend(attacker) || blow.occasion === 'row' || m.memory.owed.has(`protected:${blow.by}`))
    return undefined;
  const protector = heroesOf(m.world).find(
    (hero) =>
      hero.id !== target.id &&
      hero.at &&
      hero.skills.includes('heavyArmorMastery') &&
      wearsOnly(hero, 'heavy') &&
      mayReact(hero) &&
      !m.memory.usedThisRound.has(`${hero.id}:heavyArmorMastery`) &&
      touching(m.grid, hero, target) &&
      !(blow.type === 'ranged' && touching(m.grid, hero, attacker)) &&
      !(blow.type !== 'melee' && isInvisible(m.world, m.grid, m.memory, hero)) &&
      !hasPower(m.memory, hero, 'invisible'),
  );
  return protector
    ? {
        rule: 'DL-PROT-02',
        message: `${nameOf(m, protector.id)} was not asked to protect ${nameOf(m, target.id)}`,
      }
    : undefined;
};

/** [DL-AI-07] Nobody walks a monster but whoever controls it. */
const monstersWalkThemselves = pausing('DL-AI-07', ({ asked, after, memory }): Complaint => {
  const mover = after.others.find(({ id, kind }) => id === after.active?.figure && kind !== 'ally');
  return (
    mover !== undefined &&
    asked.some(({ kind }) => kind === 'step') &&
    !works(memory, mover.id, 'controlled') &&
    `a player is asked where ${mover.card} (${mover.id}) goes`
  );
});

/** What was answered is owed no more. */
export function answered(pause: Pick<Pause, 'decision' | 'memory' | 'world'>): void {
  const { decision, memory } = pause;
  const kind = decision?.kind;
  if (kind === 'reflexes' || kind === 'counter')
    for (const what of memory.owed.keys()) if (what.startsWith(`${kind}:`)) memory.owed.delete(what);
  if (kind === 'surge' || kind === 'defendSurge') {
    const attacker = memory.blows.findLast(({ successes, roll }) => roll && successes === null);
    const defending = memory.blows
      .flatMap(({ defences }) => [...defences])
      .findLast(([, { successes }]) => successes === -1);
    const figure = kind === 'surge' ? attacker?.by : defending?.[0];
    if (figure !== undefined) memory.owed.set(`surged:${figure}`, '');
  }
  const declared = memory.blows.findLast(({ roll }) => !roll);
  if (kind === 'protect' && declared) memory.owed.set(`protected:${declared.by}`, '');
  const freed = kind === 'freeAttack' || kind === 'agile';
  if (freed)
    for (const { seen, id } of heroesOf(pause.world))
      if ('seat' in seen && seen.seat === decision?.seat) memory.settled.add(id);
}

/** A new roll asks anew. */
const askedAnew: Check = (event, m) => {
  if (event.type === 'attackRolled' || event.type === 'defenceRolled')
    m.memory.owed.delete(`surged:${event.figure}`);
  if (event.type === 'attackCounted') m.memory.owed.delete(`protected:${event.figure}`);
  return undefined;
};

export const QUESTIONS: readonly Check[] = [
  protectorIsAsked,
  askedAnew,
  defenderMaySurge,
  attackerMaySurge,
  owedIsAsked,
  reflexesAreOwed,
  counterIsOwed,
];
export const QUESTIONS_ASKED: readonly PauseCheck[] = [
  cleaveReachesNeighbours,
  objectiveIsPrinted,
  monstersWalkThemselves,
];
