/** What is paid: energy for skills and spells, gold for things, actions for deeds. */
import { consumableCard, itemCard, skillCard, spellCard } from '../src/content/index.ts';
import type { DungeonlandOption } from '../src/decisions.ts';
import type { SkillId } from '../src/vocabulary.ts';
import { hasPower, weaponNamed, weaponsOf } from './book.ts';
import type { Complaint, Moment, PauseCheck } from './check.ts';
import { nameOf, pausing, when } from './check.ts';
import type { Blow } from './memory.ts';
import { works } from './memory.ts';
import type { Piece } from './world.ts';
import { isConsumable } from './world.ts';

/** [DL-MART-03] [DL-MART-04] */
function powerStrikeCost(piece: Piece, blow: Blow | undefined): number {
  const arm = blow?.occasion === 'slam' ? undefined : weaponNamed(blow?.weapon ?? '');
  const mastered =
    (arm?.hands === 2 && piece.skills.includes('twoHandedMaster')) ||
    (arm?.hands === 1 && piece.skills.includes('oneHandedMaster'));
  return mastered ? 1 : 2;
}

/** [DL-POW-24] The first spell of a round is cheaper by one. */
function spellCost({ memory }: Moment, piece: Piece, spell: string): number {
  const { energy } = spellCard(spell);
  const quick =
    hasPower(memory, piece, 'quickcast') ||
    weaponsOf(piece).some(({ powers }) => powers.some(({ power }) => power === 'quickcast'));
  return quick && !memory.usedThisRound.has(`${piece.id}:cast`) ? Math.max(1, energy - 1) : energy;
}

const printed = (skill: SkillId): number => skillCard(skill).energy ?? 0;

/** What the answer costs, looked up before anything comes of it; null: nothing, or a card says it. */
export function priceOf({ decision, memory, world, option: answer }: Moment): number | null {
  const option = answer as DungeonlandOption | null;
  const kind = decision?.kind;
  const blow = memory.blows.findLast(({ successes }) => successes === null);
  const piece = blow && world.pieces.get(blow.by);
  switch (option?.do) {
    case 'surge':
      return 2;
    case 'run':
      return 1;
    case 'powerStrike':
      return piece ? powerStrikeCost(piece, blow) : null;
    case 'powerfulBlow':
    case 'blastingPower':
    case 'vigor':
      return printed(option.do);
    case 'multiShot':
      return blow?.boosts.includes('multiShot') ? null : printed('multiShot');
    case 'strike':
      return kind === 'surprise'
        ? printed('surpriseAttack')
        : kind === 'flurry'
          ? printed('flurryOfBlows')
          : null;
    default:
      return null;
  }
}

const energyIsPaid = pausing('DL-ENERGY-01', (pause): Complaint => {
  const paid = pause.events.find((event) => event.type === 'energyChanged');
  if (!paid) return false;
  const { price } = pause;
  if (price === null) return false;
  return -paid.amount !== price && `${pause.option?.do} costs ${price} energy, ${-paid.amount} were paid`;
});

const COSTLY = ['surge', 'run', 'powerStrike', 'powerfulBlow', 'blastingPower', 'vigor'];

const nothingIsFree = pausing('DL-ENERGY-01', ({ option, events, decision }): Complaint => {
  const price = option && COSTLY.includes(option.do);
  return (
    price &&
    decision?.kind !== 'controlled' &&
    !events.some((event) => event.type === 'energyChanged' && event.amount < 0) &&
    `${option.do} was free of charge`
  );
});

const spellIsPaid = when('attackDeclared', 'DL-CAST-03', ({ by, spell, occasion }, m) => {
  const piece = m.world.pieces.get(by);
  if (spell === '' || occasion !== 'action' || piece?.kind !== 'hero') return false;
  const cost = spellCost(m, piece, spell);
  m.memory.usedThisRound.add(`${by}:cast`);
  const hero = piece.seen;
  const before = 'energy' in hero ? hero.energy : 0;
  return (
    before - piece.energy !== cost && `${spell} costs ${cost} energy, ${before - piece.energy} were paid`
  );
});

const noDebt = when('energyChanged', 'DL-ENERGY-02', ({ figure, amount, energy }, m) => {
  const piece = m.world.pieces.get(figure);
  if (!piece) return false;
  if (energy < 0) return `${nameOf(m, figure)} has ${energy} energy`;
  return (
    piece.energy + amount !== energy && `${nameOf(m, figure)} had ${piece.energy}, ${amount} makes ${energy}`
  );
});

const terrifiedKeepsEnergy = when('energyChanged', 'DL-POW-32', ({ figure, amount }, m) => {
  const spends = m.decision && ['act', 'boost', 'surge', 'defendSurge', 'flurry'].includes(m.decision.kind);
  return (
    amount < 0 &&
    spends &&
    works(m.memory, figure, 'terrified') &&
    `${nameOf(m, figure)} is terrified and spends energy`
  );
});

const PRICES = ['bought', 'sold'] as const;
const tradersArePaid = when(PRICES, 'DL-TRADE-02', ({ type, thing, price }) => {
  const consumable = isConsumable(thing) ? consumableCard(thing) : null;
  if (type === 'bought') {
    const full = consumable ? consumable.price : itemCard(thing).cost;
    return price !== full && `${thing} costs ${full}, ${price} were paid`;
  }
  const { level, cost } = itemCard(thing);
  const half = level === 0 ? 5 : Math.floor(cost / 2);
  return price !== half && `${thing} sells for ${half}, not ${price}`;
});

export const COSTS = [spellIsPaid, noDebt, terrifiedKeepsEnergy, tradersArePaid];
export const COSTS_OF_ANSWERS: readonly PauseCheck[] = [energyIsPaid, nothingIsFree];
