/** What a hero may do in his activation: all that is legal is offered, and nothing else. */
import { consumableCard, heroCard, itemCard, spellCard } from '../src/content/index.ts';
import type { DungeonlandOption } from '../src/decisions.ts';
import type { Spell, SpellId, Weapon } from '../src/vocabulary.ts';
import { SPELL_IDS } from '../src/vocabulary.ts';
import { isInvisible, mayHit, rangeCap, seesPiece, speedOf, weaponsOf } from './book.ts';
import type { Complaint, Moment, PauseCheck } from './check.ts';
import { nameOf, pausing } from './check.ts';
import { distance, squaresOf } from './grid.ts';
import { works } from './memory.ts';
import type { Piece } from './world.ts';
import { heroesOf, isFriend, opposed, standing, worldOf } from './world.ts';

/** The hero whose turn it is, with the table as it lies now. */
interface Turn {
  readonly m: Moment;
  readonly hero: Piece;
  readonly offered: readonly DungeonlandOption[];
  readonly actions: number;
  readonly taken: number;
  readonly runs: number;
}

const ofTurn =
  (rule: string, says: (turn: Turn) => Complaint): PauseCheck =>
  (pause) => {
    const act = pause.asked.find(({ kind }) => kind === 'act');
    const { active } = pause.after;
    const world = worldOf(pause.after);
    const hero = active ? world.pieces.get(active.figure) : undefined;
    if (!act || !active || !hero?.at) return undefined;
    const m = { ...pause, world };
    const offered = act.options as unknown as readonly DungeonlandOption[];
    const { taken, runs } = active;
    const actions = active.actions + taken;
    const message = says({ m, hero, offered, actions, taken, runs });
    return message ? { rule, message: `${hero.card}: ${message}` } : undefined;
  };

const offers = ({ offered }: Turn, deed: DungeonlandOption['do']): boolean =>
  offered.some((option) => option.do === deed);

/** [DL-RULING-85] [DL-RULING-86] */
const stunTakesOneAction = ofTurn('DL-POW-27', ({ m, hero, actions }) => {
  const stunned = works(m.memory, hero.id, 'stunned');
  if (stunned && actions !== 1) return `is stunned and has ${actions} actions`;
  return !stunned && actions !== 2 && `is not stunned in this activation and has ${actions} actions`;
});

export function hasRoom({ m, hero }: Pick<Turn, 'm' | 'hero'>): boolean {
  const { x, y } = hero.at as { x: number; y: number };
  for (const dx of [-1, 0, 1])
    for (const dy of [-1, 0, 1]) {
      const to = { x: x + dx, y: y + dy };
      const taken = standing(m.world).some((other) =>
        squaresOf(other).some((at) => at.x === to.x && at.y === to.y),
      );
      if (!taken && !m.grid.isObstacle(to) && m.grid.adjacent({ x, y }, to)) return true;
    }
  return false;
}

const moveIsOffered = ofTurn('DL-POW-17', (turn) => {
  const { m, hero, actions, taken } = turn;
  const may = !works(m.memory, hero.id, 'immobilized') && speedOf(m.world, m.memory, hero) > 0;
  if (!may) return (offers(turn, 'move') || offers(turn, 'run')) && 'may not move, and a move is offered';
  return taken < actions && hasRoom(turn) && !offers(turn, 'move') && 'may move, and no move is offered';
});

const runIsOffered = ofTurn('DL-POW-32', (turn) => {
  const { m, hero, runs } = turn;
  const terrified = works(m.memory, hero.id, 'terrified');
  if (terrified) return offers(turn, 'run') && 'is terrified and may run';
  const may =
    hero.energy > 0 &&
    runs < 2 &&
    speedOf(m.world, m.memory, hero) > 0 &&
    !works(m.memory, hero.id, 'immobilized') &&
    hasRoom(turn);
  return may && !offers(turn, 'run') && 'may run, and no run is offered';
});

const ways = (weapon: Weapon, hero: Piece) =>
  weapon.type === 'magical' && hero.skills.includes('magicalMastery')
    ? (['magical', 'ranged'] as const)
    : ([weapon.type] as const);

const attacksAreOffered = ofTurn('DL-ATTACK-01', (turn) => {
  const { m, hero, offered, actions, taken } = turn;
  const shown = new Set(
    offered.flatMap((option) =>
      option.do === 'attack' ? [`${option.weapon} ${option.type} ${option.at.figure}`] : [],
    ),
  );
  const legal = new Set<string>();
  if (taken < actions)
    for (const weapon of weaponsOf(hero))
      for (const type of ways(weapon, hero))
        for (const target of standing(m.world))
          if (
            opposed(hero, target) &&
            mayHit(m.world, m.grid, m.memory, hero, target, { type, range: weapon.range }, weapon)
          )
            legal.add(`${weapon.id} ${type} ${target.id}`);
  const missing = [...legal].find((way) => !shown.has(way));
  if (missing) return `${missing} is a legal attack and is not offered`;
  const extra = [...shown].find((way) => !legal.has(way));
  return extra && `${extra} is offered and is no legal attack`;
});

/** [DL-RULING-52] */
const freeSpacesAreTargets = ofTurn('DL-ATTACK-03', (turn) => {
  const { hero, offered, actions, taken } = turn;
  if (taken >= actions || !hasRoom(turn)) return false;
  const missing = weaponsOf(hero).find(
    ({ id, type }) =>
      type === 'melee' && !offered.some((option) => option.do === 'attackSpace' && option.weapon === id),
  );
  return missing && `a free space is no target for ${missing.id}`;
});

const knownSpells = (hero: Piece): Spell[] => {
  const reads = heroCard(hero.card).trees.includes('spellcasting');
  const row0 = ['fireball', 'magicalArrow', 'blindingLight'];
  return SPELL_IDS.filter((id: SpellId) => hero.skills.includes(id) || (reads && row0.includes(id))).map(
    spellCard,
  );
};

const spellsAreOffered = ofTurn('DL-CAST-02', (turn) => {
  const { m, hero, offered, actions, taken } = turn;
  if (taken >= actions || works(m.memory, hero.id, 'terrified')) return false;
  for (const range of ranges(hero))
    for (const spell of knownSpells(hero)) {
      if (spell.energy > hero.energy || spell.shape === 'party') continue;
      if (hasRoom(turn) && !offered.some((each) => each.do === 'castSpace' && each.spell === spell.id))
        return `a free space is no target for ${spell.id}`;
      const wrong = wrongTarget(turn, spell, range);
      if (wrong) return wrong;
    }
  return false;
});

/** [DL-EQUIP-11] How far this thing carries a spell: a Magical weapon, or a card that stands for one. */
function rangeOf(thing: string): number | undefined {
  const item = itemCard(thing);
  if (item.kind === 'weapon') return item.type === 'magical' ? item.range : undefined;
  return item.kind === 'trinket' ? item.focus : undefined;
}

const ranges = ({ wielded }: Piece): number[] => [...wielded].flatMap((thing) => rangeOf(thing) ?? []);

function wrongTarget({ m, hero, offered }: Turn, spell: Spell, range: number): Complaint {
  const heals = spell.powers.some(({ power }) => power === 'heal');
  for (const target of [...m.world.pieces.values()]) {
    const shown = offered.some(
      (each) =>
        each.do === 'cast' &&
        each.spell === spell.id &&
        rangeOf(each.focus) === range &&
        each.at.figure === target.id,
    );
    const legal = target.at
      ? isFriend(target) === heals && inRange(m, hero, target, range)
      : heals && 'roused' in target.seen && !target.seen.roused;
    if (legal && !shown) return `${spell.id} may be cast on ${nameOf(m, target.id)} and is not offered`;
    if (!legal && shown) return `${spell.id} may not be cast on ${nameOf(m, target.id)} and is offered`;
  }
  return false;
}

const inRange = (m: Moment, hero: Piece, target: Piece, range: number): boolean =>
  target.id === hero.id ||
  (!isInvisible(m.world, m.grid, m.memory, target) &&
    distance(hero, target) <= Math.min(range, rangeCap(m.world)) &&
    seesPiece(m.world, m.grid, m.memory, hero, target));

const draughtsAreOffered = ofTurn('DL-CHAR-10', ({ m, hero, offered }) => {
  const healing = hero.consumables.filter((id) => {
    const { does } = consumableCard(id).effect;
    return does === 'heal' || does === 'revive';
  });
  for (const lying of heroesOf(m.world).filter(({ at }) => !at))
    for (const id of healing) {
      const shown = offered.some(
        (each) => each.do === 'consume' && each.consumable === id && each.at.figure === lying.id,
      );
      const roused = 'roused' in lying.seen && lying.seen.roused;
      if (!shown && !roused) return `${id} may be given to ${nameOf(m, lying.id)}, who is unconscious`;
    }
  return false;
});

/** [DL-RULING-51] What bursts on a space may burst on whoever stands there. */
const fireOilIsOffered = ofTurn('DL-ATTACK-01', ({ m, hero, offered }) => {
  if (!hero.consumables.includes('fire-oil')) return false;
  const missed = standing(m.world).find(
    (target) =>
      opposed(hero, target) &&
      mayHit(m.world, m.grid, m.memory, hero, target, { type: 'magical', range: 3 }) &&
      !offered.some(
        (each) => each.do === 'consume' && each.consumable === 'fire-oil' && each.at.figure === target.id,
      ),
  );
  return missed && `fire-oil may be thrown at ${nameOf(m, missed.id)}, and it is not offered`;
});

const lootIsOffered = ofTurn('DL-LOOT-02', (turn) => {
  const { m, hero } = turn;
  const { x, y } = hero.at as { x: number; y: number };
  const tile = m.world.view.tiles.find(
    (each) => x >= each.x && x < each.x + 8 && y >= each.y && y < each.y + 8,
  );
  const monsters = [...m.world.pieces.values()].some(({ kind }) => kind === 'minion' || kind === 'villain');
  const may = tile && !monsters && !tile.searched && tile.card !== '';
  return (
    Boolean(may) !== offers(turn, 'loot') && `${may ? 'may' : 'may not'} loot, and the offer says otherwise`
  );
});

const vigorIsOffered = ofTurn('DL-PROT-01', (turn) => {
  const { m, hero, actions, taken } = turn;
  const may =
    hero.skills.includes('vigor') &&
    taken < actions &&
    hero.energy >= 2 &&
    hero.health < hero.seen.maxHealth &&
    !works(m.memory, hero.id, 'terrified');
  return (
    may !== offers(turn, 'vigor') && `${may ? 'may' : 'may not'} use Vigor, and the offer says otherwise`
  );
});

const restIsOffered = ofTurn('DL-ACT-08', (turn) => {
  const { taken, actions, hero } = turn;
  if (taken !== 1 || actions < 2) return offers(turn, 'rest') && 'may not rest now, and it is offered';
  const weary = 'maxEnergy' in hero.seen && hero.energy < hero.seen.maxEnergy;
  return weary && !offers(turn, 'rest') && 'may rest, and it is not offered';
});

/** [DL-ACT-07] Worn against packed, one for one, whatever the backpack holds. */
const exchangeIsOffered = pausing('DL-ACT-07', ({ asked, after }): Complaint => {
  const swap = asked.find(({ kind }) => kind === 'swap');
  const hero = after.heroes.find(({ id }) => id === after.active?.figure);
  if (!swap || !hero) return false;
  const shown = new Set(
    (swap.options as unknown as readonly DungeonlandOption[]).flatMap((option) =>
      option.do === 'wield' || option.do === 'exchange' ? [option.at.item] : [],
    ),
  );
  const missing = hero.backpack.find((thing) => !shown.has(thing) && fitsOneForOne(hero.wielded, thing));
  return missing && `${hero.card} may put on ${missing} for what is worn`;
});

function fitsOneForOne(wielded: readonly string[], thing: string): boolean {
  const slotOf = (id: string) => {
    const item = itemCard(id);
    if (item.kind === 'weapon') return `hands ${item.hands}`;
    return item.kind === 'armour' ? `${item.slot}` : (item.slot ?? item.type);
  };
  return wielded.some((worn) => slotOf(worn) === slotOf(thing));
}

export const OFFERS: readonly PauseCheck[] = [
  stunTakesOneAction,
  moveIsOffered,
  runIsOffered,
  attacksAreOffered,
  freeSpacesAreTargets,
  spellsAreOffered,
  draughtsAreOffered,
  fireOilIsOffered,
  lootIsOffered,
  vigorIsOffered,
  restIsOffered,
  exchangeIsOffered,
];
