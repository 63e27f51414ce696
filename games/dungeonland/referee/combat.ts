/** Attacks from the declaration to the damage: targets, dice, sums. */
import { heroCard, itemCard, printedOn, spellCard } from '../src/content/index.ts';
import type { Power, PowerId } from '../src/vocabulary.ts';
import { armourOf, defenceOf, hasPower, mayHit, powersOf, touching, weaponNamed, weaponsOf } from './book.ts';
import type { Check, Moment } from './check.ts';
import { nameOf, when } from './check.ts';
import type { Blow, Roll } from './memory.ts';
import { befall, blowBy, blowOn, works } from './memory.ts';
import type { Piece } from './world.ts';
import { isFriend, opposed, standing } from './world.ts';

const FACE = { melee: 'melee', ranged: 'ranged', magical: 'ability' } as const;

const weaponIsWielded = when('attackDeclared', 'DL-WIELD-02', ({ by, weapon, spell }, m) => {
  const piece = m.world.pieces.get(by);
  if (piece?.kind !== 'hero' || weapon === '' || spell !== '') return false;
  return !piece.wielded.has(weapon) && `${nameOf(m, by)} attacks with ${weapon}, which is not wielded`;
});

const typeIsPrinted = when('attackDeclared', 'DL-EQUIP-03', ({ by, weapon, attack, occasion }, m) => {
  const piece = m.world.pieces.get(by);
  const arm = weaponNamed(weapon);
  if (!piece || !arm || occasion === 'slam') return false;
  const mastered = arm.type === 'magical' && attack === 'ranged' && piece.skills.includes('magicalMastery');
  return arm.type !== attack && !mastered && `${weapon} made a ${attack} attack`;
});

/** Rows of villains and scenery say themselves what they reach. */
const AIMED = [
  'action',
  'slam',
  'free',
  'counter',
  'surprise',
  'flurry',
  'berserk',
  'monster',
  'controlled',
  'ally',
];

const targetIsInReach = when('attackDeclared', 'DL-ATTACK-01', (event, m) => {
  const by = m.world.pieces.get(event.by);
  if (!by || event.spell !== '' || !AIMED.includes(event.occasion)) return false;
  for (const id of event.targets) {
    const target = m.world.pieces.get(id);
    if (!target?.at) return `${nameOf(m, event.by)} attacks ${nameOf(m, id)}, who is not on the map`;
    const arm = weaponNamed(event.weapon);
    const reaches = rangesOf(by, event.attack, arm?.range).some((range) =>
      mayHit(m.world, m.grid, m.memory, by, target, { type: event.attack, range }, arm),
    );
    if (!reaches) return `${nameOf(m, event.by)} cannot reach ${nameOf(m, id)} with a ${event.attack} attack`;
    if (event.occasion !== 'controlled' && !by.conditions.has('controlled') && !opposed(by, target))
      return `${nameOf(m, event.by)} attacks a friend`;
  }
  return false;
});

function rangesOf(by: Piece, type: string, range: number | undefined): readonly number[] {
  if (by.kind === 'hero') return [range ?? 0];
  return printedOn(by.kind, by.card)
    .attacks.filter((attack) => attack.type === type)
    .map((attack) => attack.range);
}

const noneOffTheMap = when('damaged', 'DL-RULING-21', ({ figure }, m) => {
  const piece = m.world.pieces.get(figure);
  return !piece?.at && `${nameOf(m, figure)} is not on the map and is damaged`;
});

/** Powers that belong to this attack: the attacker's own, and those of what he attacks with. */
function powersOfBlow(m: Moment, blow: Blow): readonly Power[] {
  const by = m.world.pieces.get(blow.by);
  const own = by && by.kind !== 'hero' && blow.occasion === 'row' ? powersOf(m.memory, by) : [];
  const figure = by && blow.occasion !== 'row' ? powersOf(m.memory, by) : own;
  const arm = blow.occasion === 'slam' ? undefined : weaponNamed(blow.weapon);
  const spell = blow.spell === '' ? [] : spellCard(blow.spell).powers;
  return [...figure, ...(arm && blow.spell === '' ? arm.powers : []), ...spell].filter(
    ({ when: only }) =>
      only === undefined ||
      (only === 'melee' && blow.type === 'melee' && blow.spell === '') ||
      (only === 'spell' && blow.spell !== ''),
  );
}

function criticalsOf(m: Moment, blow: Blow): 'superior' | 'brutal' | '' {
  const powers = powersOfBlow(m, blow);
  const by = m.world.pieces.get(blow.by);
  const mastered = by?.skills.includes('criticalMastery') && blow.spell === '' && weaponNamed(blow.weapon);
  const has = (power: PowerId) => powers.some((each) => each.power === power);
  const superior = has('superiorCritical') || (mastered && blow.occasion !== 'slam');
  const brutal = has('brutalStrike');
  if (superior && brutal) return blow.critical || (blow.type === 'melee' ? 'brutal' : 'superior');
  if (superior) return 'superior';
  return brutal ? 'brutal' : '';
}

/** Dice of the first wave: all that were rolled, without those that Criticals brought. */
function firstWave({ faces, chain }: Roll, perCritical: number): number {
  const loose = faces.slice(chain);
  return loose.length - perCritical * loose.filter((face) => face === 'critical').length;
}

/** [DL-ATTACK-04] Null: a card of its own says how many. */
function diceOf(m: Moment, blow: Blow): number | null {
  const by = m.world.pieces.get(blow.by);
  if (!by) return null;
  let dice = plainDice(by, blow);
  if (dice === null) return null;
  const boosts = { powerStrike: 1, powerfulBlow: 3, blastingPower: 1, deadlyShot: 1 } as const;
  for (const boost of blow.boosts) dice += boosts[boost as keyof typeof boosts] ?? 0;
  if (blow.occasion === 'free' && m.world.rules.includes('openSeason')) dice += 1;
  if (
    m.memory.frenzy.has(`${by.id}:${m.memory.begun.get(by.id)}`) &&
    m.memory.active === by.id &&
    by.kind === 'minion'
  )
    dice += 1;
  if (by.conditions.has('blind')) dice -= 1;
  const [target] = blow.targets.map((id) => m.world.pieces.get(id));
  if (by.kind === 'hero' && heroCard(by.card).unique === 'pointBlank' && blow.type === 'ranged')
    if (target && touching(m.grid, by, target)) dice -= 1;
  return Math.max(1, dice);
}

function plainDice(by: Piece, blow: Blow): number | null {
  if (blow.spell !== '') return spellCard(blow.spell).dice;
  if (blow.occasion === 'consumable') return 3;
  if (blow.occasion === 'row' || blow.occasion === 'scenery') return null;
  if (by.kind === 'hero') {
    const item = itemCard(blow.weapon);
    return item.kind === 'trinket' || item.dice === 'gable' ? null : item.dice;
  }
  const attack = printedOn(by.kind, by.card).attacks.find(({ type }) => type === blow.type);
  return attack?.dice ?? null;
}

const attackDiceAddUp = when('attackRolled', 'DL-ATTACK-04', ({ figure, faces, chain }, m) => {
  const blow = blowBy(m.memory, figure);
  if (!blow) return `${nameOf(m, figure)} rolls without an attack`;
  const wanted = diceOf(m, blow);
  if (wanted === null) return false;
  const more = { superior: 0, brutal: 2, '': 1 }[criticalsOf(m, blow)];
  const rolled = firstWave({ faces: [...faces], chain, surges: [] }, more);
  const charge = heroCharge(m, blow);
  return (
    rolled !== wanted &&
    rolled !== wanted + charge &&
    `${nameOf(m, figure)} rolled ${rolled} attack dice, not ${wanted} (${blow.occasion} ${blow.weapon}${blow.spell})`
  );
});

/** Prince Charming's Gallant Charge: one die more after a long Move. */
function heroCharge(m: Moment, blow: Blow): number {
  const by = m.world.pieces.get(blow.by);
  const charges = by?.kind === 'hero' && heroCard(by.card).unique === 'gallantCharge';
  return charges && blow.type === 'melee' && m.memory.active === blow.by ? 1 : 0;
}

const attackSuccessesAddUp = when('attackCounted', 'DL-ATTACK-05', ({ figure, successes }, m) => {
  const blow = blowBy(m.memory, figure);
  if (!blow?.roll || (blow.roll.chain > 0 && m.world.pieces.get(figure)?.conditions.has('blind')))
    return false;
  const face = FACE[blow.type];
  const worth = criticalsOf(m, blow) === 'superior' ? 2 : 1;
  const { faces, surges } = blow.roll;
  const counted =
    faces.filter((each) => each === face).length +
    worth * faces.filter((each) => each === 'critical').length +
    surges.filter((each) => each === face).length;
  return counted !== successes && `${nameOf(m, figure)} rolled ${counted} successes and counts ${successes}`;
});

const defenceDiceAddUp = when('defenceRolled', 'DL-ATTACK-07', ({ figure, faces, chain }, m) => {
  const piece = m.world.pieces.get(figure);
  if (!piece?.at) return `${nameOf(m, figure)} defends without being on the map`;
  const { dice, chains } = defenceOf(m.world, m.memory, piece, m.memory.bonusDefence);
  const rolled = firstWave({ faces: [...faces], chain, surges: [] }, 1);
  if (chains > 0 && chain === 0) return `${nameOf(m, figure)} has a Gable shield and rolled no chain`;
  /** [DL-RULING-111] The Lucky Clover throws as many again as were thrown. */
  const thrown = blowOn(m.memory, figure)?.defences.get(figure);
  const wanted = thrown ? firstWave(thrown, 1) : dice;
  const banner = thrown ? 0 : bannerFor(m, piece);
  if (chains > 0 && !thrown) return false;
  return (
    rolled !== wanted &&
    rolled !== defenceOf(m.world, m.memory, piece, m.memory.bonusDefence + banner).dice &&
    `${nameOf(m, figure)} rolled ${rolled} defence dice, not ${wanted}`
  );
});

/** Jeanne's Banner: one die more against the first attack of a round on an adjacent hero. */
const bannerFor = (m: Moment, piece: Piece): number =>
  piece.kind === 'hero' &&
  !m.memory.attacked.has(piece.id) &&
  standing(m.world).some(
    (other) =>
      other.kind === 'hero' &&
      other.id !== piece.id &&
      heroCard(other.card).unique === 'banner' &&
      touching(m.grid, other, piece),
  )
    ? 1
    : 0;

const defenceSuccessesAddUp = when('defenceCounted', 'DL-ATTACK-08', ({ figure, successes, ignored }, m) => {
  const blow = blowOn(m.memory, figure);
  const roll = blow?.defences.get(figure);
  if (!blow || !roll) return `${nameOf(m, figure)} counts a defence without a roll`;
  const counted =
    roll.faces.filter((face) => face === 'shield' || face === 'critical').length + roll.surges.length;
  if (counted !== successes && roll.chain === 0)
    return `${nameOf(m, figure)} rolled ${counted} shields and counts ${successes}`;
  const penetrating = penetrationOf(m, blow);
  if (penetrating === null) return false;
  return (
    ignored !== Math.min(penetrating, successes) &&
    `${ignored} of ${successes} shields are ignored, though the attack is Penetrative ${penetrating}`
  );
});

/** [DL-RULING-10] Null: a villain's row has powers of its own. */
function penetrationOf(m: Moment, blow: Blow): number | null {
  if (blow.occasion === 'row') return null;
  const by = m.world.pieces.get(blow.by);
  const arm = weaponNamed(blow.weapon);
  let amount = 0;
  for (const { power, amount: x } of powersOfBlow(m, blow)) if (power === 'penetrative') amount += x ?? 0;
  const superior = arm?.powers.some(({ power }) => power === 'superiorCritical');
  if (by?.skills.includes('criticalMastery') && superior && blow.spell === '' && blow.occasion !== 'slam')
    amount += 1;
  return amount;
}

function potentialOf(m: Moment, blow: Blow): number {
  if (blow.spell === '') return blow.successes ?? 0;
  const by = m.world.pieces.get(blow.by);
  const empowered =
    by &&
    (hasPower(m.memory, by, 'empower') ||
      weaponsOf(by).some(({ powers }) => powers.some(({ power }) => power === 'empower')));
  const wild = m.world.rules.includes('wildMagic') ? 1 : 0;
  return (spellCard(blow.spell).damage ?? 0) + (empowered ? 1 : 0) + wild;
}

const damageAddsUp = when(['damaged', 'unharmed'], 'DL-ATTACK-09', (event, m) => {
  const blow = blowOn(m.memory, event.figure);
  const defence = blow?.defences.get(event.figure);
  const piece = m.world.pieces.get(event.figure);
  if (!blow || !defence || !piece) return false;
  const dealt = event.type === 'damaged' ? event.amount : 0;
  const net = Math.max(0, potentialOf(m, blow) - Math.max(0, defence.successes - defence.ignored));
  const left = net - (blow.reduced.get(event.figure) ?? 0);
  return (
    dealt !== left &&
    !sleeps(m, blow) &&
    `${nameOf(m, event.figure)} suffers ${dealt}, but ${left} of the attack is left`
  );
});

const sleeps = (m: Moment, blow: Blow): boolean =>
  blow.occasion === 'row' || powersOfBlow(m, blow).some(({ power }) => power === 'sleep');

const healthGoesDown = when('damaged', 'DL-TOKEN-02', ({ figure, amount, health }, m) => {
  const piece = m.world.pieces.get(figure);
  if (!piece?.at) return false;
  const bargained = m.world.rules.includes('bargain') && piece.kind === 'hero' ? 1 : 0;
  const left = Math.max(Math.min(bargained, piece.health), piece.health - amount);
  return health !== left && `${nameOf(m, figure)} had ${piece.health}, loses ${amount} and has ${health}`;
});

/** [DL-RULING-13] What softens a blow is used whenever it can be. */
const mitigationIsUsed = when('damaged', 'DL-RULING-13', ({ figure }, m) => {
  const blow = blowOn(m.memory, figure);
  const piece = m.world.pieces.get(figure);
  if (!blow?.defences.has(figure) || !piece) return false;
  if (hasPower(m.memory, piece, 'dodge') && !m.memory.dodged.has(figure))
    return `${nameOf(m, figure)} has Dodge left and suffers the first damage of the round`;
  const magical = blow.type === 'magical' && hasPower(m.memory, piece, 'magicResistance');
  const blocks = blow.type === 'ranged' && hasPower(m.memory, piece, 'block');
  return (
    (magical || blocks) &&
    !blow.reduced.has(figure) &&
    potentialOf(m, blow) > 1 &&
    blocks &&
    `${nameOf(m, figure)} has Block and it did not help`
  );
});

const conditionOf: Partial<Record<PowerId, 'stunned' | 'immobilized' | 'terrified' | 'blind' | 'frozen'>> = {
  stun: 'stunned',
  immobilize: 'immobilized',
  terror: 'terrified',
  blind: 'blind',
  frozen: 'frozen',
};

/** [DL-ATTACK-10] What a damaging attack brings is noted here, and looked for when the next thing begins. */
const effectsAreDue: Check = (event, m) => {
  if (event.type !== 'damaged' || event.amount < 1 || event.health === 0) return undefined;
  const blow = blowOn(m.memory, event.figure);
  const piece = m.world.pieces.get(event.figure);
  if (!blow?.defences.has(event.figure) || !piece || blow.occasion === 'row' || piece.kind === 'mirror')
    return undefined;
  for (const { power } of powersOfBlow(m, blow)) {
    const condition = conditionOf[power];
    if (!condition || hasPower(m.memory, piece, 'cancel', power)) continue;
    if (piece.kind === 'hero' && itemsCancel(piece, power)) continue;
    const becomes = piece.kind === 'villain' && condition === 'frozen' ? 'stunned' : condition;
    if (piece.conditions.has(becomes)) befall(m.memory, event.figure, becomes);
    else
      m.memory.coming.set(
        `${event.figure}:${becomes}`,
        `${nameOf(m, event.figure)} should be ${becomes} by ${power}`,
      );
  }
  return undefined;
};

const itemsCancel = (piece: Piece, of: PowerId): boolean =>
  armourOf(piece).some(({ powers }) =>
    powers.some(({ power, of: what }) => power === 'cancel' && what === of),
  );

const effectsCome = when(
  ['attackDeclared', 'activationEnded', 'activationBegan', 'roundBegan'],
  'DL-ATTACK-10',
  (_event, m) => {
    const [first] = m.memory.coming.values();
    m.memory.coming.clear();
    return first;
  },
);

const controlledObeys = when('attackDeclared', 'DL-POW-06', ({ by, occasion }, m) => {
  const piece = m.world.pieces.get(by);
  return (
    occasion === 'monster' &&
    piece &&
    works(m.memory, by, 'controlled') &&
    !isFriend(piece) &&
    `${nameOf(m, by)} is controlled and chose for itself`
  );
});

export const COMBAT: readonly Check[] = [
  weaponIsWielded,
  typeIsPrinted,
  targetIsInReach,
  noneOffTheMap,
  attackDiceAddUp,
  attackSuccessesAddUp,
  defenceDiceAddUp,
  defenceSuccessesAddUp,
  damageAddsUp,
  healthGoesDown,
  mitigationIsUsed,
  effectsCome,
  effectsAreDue,
  controlledObeys,
];
