/** What is printed on boards, tiles and pages, generated from their data. */
import { ABILITIES, BEASTS, HEROES, ITEMS, KIND_CARDS, SMALL_ITEMS } from '../content/index.ts';
import { MISSIONS } from '../content/missions/index.ts';
import type { MissionCondition, Objective } from '../mission/types.ts';
import type {
  Ability,
  BasicItem,
  Beast,
  Condition,
  Deed,
  Hero,
  Item,
  MonsterAbility,
  SmallItem,
  Use,
  Waiting,
} from '../vocabulary.ts';
import { ATTRIBUTES } from '../vocabulary.ts';
import { ATTRIBUTE_NAMES, listed, nameOf, plural, ROMAN } from './names.ts';

const STATUS_NAMES = { poisoned: 'Poisoned', stunned: 'Stunned', frozen: 'Frozen' } as const;
const TYPE_NAMES = { melee: 'Melee Attack', ranged: 'Ranged Attack', magic: 'Magic Attack' } as const;
const signed = (n: number): string => (n < 0 ? `−${0 - n}` : `+${n}`);

function conditionText(condition: Condition): string {
  if ('totalAtLeast' in condition) return `${condition.totalAtLeast} or more with a single attack`;
  if ('starsAtLeast' in condition)
    return `${plural(condition.starsAtLeast, 'star')} or more with a single attack`;
  if ('class' in condition) return `${condition.class} only`;
  if ('behindTarget' in condition) return 'attack from behind';
  if ('inZones' in condition)
    return condition.orMore
      ? `in the Block Zones of at least ${plural(condition.inZones, 'monster')}`
      : 'in the Block Zone of a single monster';
  if ('attackType' in condition) return `with a ${TYPE_NAMES[condition.attackType]}`;
  if ('attackNumber' in condition) return 'every attack after the first';
  if ('targetMarked' in condition)
    return condition.targetMarked === 'aim'
      ? 'against the monster with the Aim token'
      : 'against that monster';
  if ('onHit' in condition) return 'on a hit';
  if ('onKill' in condition) return 'for each kill';
  if ('endedOutsideZones' in condition) return 'if the move ends outside every Block Zone';
  return 'after a successful Magic Test';
}

function bonusText(effect: Waiting): string {
  switch (effect.do) {
    case 'attackBonus':
      return `Attack ${signed(effect.n)}`;
    case 'attributeBonus':
      return `${ATTRIBUTE_NAMES[effect.attribute]} ${signed(effect.n)}`;
    case 'extraDamage':
      return `${effect.n} more Damage`;
    case 'applyStatus':
      return `the target is ${STATUS_NAMES[effect.status]}`;
    case 'diceBack':
      return `${plural(effect.n, 'Action Die', 'Action Dice')} back`;
    case 'gainCounterattack':
      return 'a Counterattack token at the end of the turn, if the bearer has none';
    case 'testBonus':
      return `${signed(effect.n)} to the next lock pick or disarming`;
    case 'ignoreZones':
      return 'Block Zones are ignored';
    case 'nextMove':
      return [
        'the next Moving action ignores Block Zones',
        effect.passAll ? 'and passes through heroes, monsters and doors' : '',
        effect.bonus ? `with ${plural(effect.bonus, 'more square')}` : '',
      ]
        .filter((part) => part !== '')
        .join(' ');
    case 'extraAttack':
      return `after a hit, attack the same monster again with ${plural(effect.freeDice, 'free die', 'free dice')}${effect.bonus > 0 ? ` and Attack ${signed(effect.bonus)}` : ''}; dice of the pool may be added`;
    case 'twoTargets':
      return `the next Ranged Attack has Attack ${signed(effect.one)} on one target, or two different targets${effect.two > 0 ? ` with Attack ${signed(effect.two)}` : ''}`;
  }
}

const DURATIONS = {
  now: '',
  thisAttack: '',
  nextAttack: 'next attack',
  nextMove: '',
  nextTest: '',
  turn: 'this turn',
  equipped: '',
} as const;

function waitingText(effect: Waiting): string {
  const when = (effect.when ?? [])
    .filter((condition) => !(effect.do === 'twoTargets' && 'attackType' in condition))
    .map(conditionText);
  const lasting = effect.do === 'twoTargets' || effect.do === 'extraAttack' ? '' : DURATIONS[effect.until];
  const notes = [...(lasting === '' ? [] : [lasting]), ...when];
  return notes.length === 0 ? bonusText(effect) : `${bonusText(effect)} (${notes.join('; ')})`;
}

function deedText(deed: Deed): string {
  switch (deed.do) {
    case 'gainShieldTokens':
      return `gain ${plural(deed.n, 'Shield Die token')}${deed.when ? ' if in no Block Zone now' : ''}`;
    case 'gainEnergy':
      return `${deed.n} energy for one ability`;
    case 'heal':
      return `${plural(deed.n, 'Life Point')} back`;
    case 'cure':
      return `no longer ${STATUS_NAMES[deed.status]}`;
    case 'afflict':
      return `it is ${STATUS_NAMES[deed.status]}`;
    case 'damage':
      return deed.area === 'around'
        ? `${deed.n} Damage to every monster within 2 squares`
        : `${deed.n} Damage to it`;
    case 'freeMove':
      return deed.toTarget
        ? `move up to ${plural(deed.n, 'square')} to a monster, without dice`
        : `move up to ${plural(deed.n, 'square')} without dice, ignoring Block Zones`;
    case 'jump':
      return `jump up to ${plural(deed.n, 'square')} into a Block Zone`;
    case 'walk':
      return `the hero moves up to ${plural(deed.n, 'square')}`;
    case 'forceAttack':
      return `then attack it at once with Attack ${signed(deed.bonus)}`;
    case 'teleport':
      return `put the hero on any free square of ${deed.scope === 'room' ? 'the room' : 'the room or an adjacent one'}${deed.companion ? '; a hero next to him may come along' : ''}`;
    case 'throwMonster':
      return `throw it up to ${plural(deed.n, 'square')} away${deed.breaks.length === 0 ? '' : `; it breaks ${listed(deed.breaks.map((thing) => `${thing}s`))} in its way`}${deed.big ? '; Big ones, too' : ''}`;
    case 'mark':
      return MARK_TEXTS[deed.token](deed.dice ?? 0, deed.all ?? false);
    case 'takeBackDie':
      return `${plural(deed.n, 'Action Die', 'Action Dice')} back`;
    case 'castTome':
      return 'cast a Tome in hand without a test';
    case 'ruinWall':
      return 'break a wall of the room: a passage to the next room';
    case 'fateTable':
      return `roll the Fate Die: ${(['lightning', 'drop', 'skull'] as const)
        .filter((symbol) => deed[symbol].length > 0)
        .map((symbol) => `${SYMBOL_NAMES[symbol]} ${deed[symbol].map(deedText).join(', ')}`)
        .join('; ')}`;
    case 'choose':
      return `either ${deed.first.map(deedText).join(', ')} or ${deed.second.map(deedText).join(', ')}`;
  }
}

export const SYMBOL_NAMES = { lightning: 'Lightning', drop: 'Drop', skull: 'Skull' } as const;

const MARK_TEXTS = {
  wolf: (dice: number) => `in the next Monsters' Phase it attacks with ${plural(dice, 'die', 'dice')} less`,
  aim: () => 'it gets the Aim token',
  fortress: () =>
    'it gets the Fortress token: +3 to each defence in the next Monsters’ Phase, and never hit automatically',
  warCry: (_dice: number, all: boolean) =>
    all
      ? 'all monsters in the room must go for him; each Damage they deal him is 1 experience'
      : 'one monster in the room must go for him; each Damage it deals him is 1 experience',
  foe: () => 'it is his foe',
} as const;

const AIM_TEXTS: { readonly [aim in Use['aim']]?: string } = {
  monsterWithin3: 'A monster up to 3 squares away',
  heroWithin3: 'A hero up to 3 squares away, or the user',
  adjacentMonster: 'An adjacent monster',
  heroInRoom: 'A hero in the room',
};

const sentence = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`;

function useText(use: Use): string {
  const parts = [...use.deeds.map(deedText), ...use.waiting.map(waitingText)].join('; ');
  const aim = AIM_TEXTS[use.aim];
  const only = (use.useIf ?? [])
    .filter((condition) => !('magicTest' in condition))
    .map(conditionText)
    // What works there only, need not be said to be used there only.
    .filter((condition) => !parts.includes(condition));
  const lead = aim === undefined ? '' : `${aim}: `;
  return sentence(`${lead}${parts}${only.length > 0 ? `; only ${only.join(' and ')}` : ''}`);
}

/** An ability at a level. */
export const abilityText = (ability: Ability, level: number): string =>
  (ability.levels[level - 1] ?? []).map(useText).join(' Or: ');

export function itemText(item: Item | BasicItem): string {
  const place = item.position === 'armour' ? 'armour' : item.position;
  const bonuses = item.bonuses.map((bonus) => sentence(waitingText(bonus))).join(' ');
  const rest = bonuses === '' ? '' : ` ${bonuses}`;
  switch (item.kind) {
    case 'weapon':
      return `${ATTRIBUTE_NAMES[item.attribute]} weapon, Range ${item.range}, ${place}.${rest}`;
    case 'shield':
    case 'armour':
      return `${item.kind === 'shield' ? 'Shield' : 'Armour'}, Shield Dice ${item.shieldDice}.${rest}`;
    case 'tome':
      return `Tome, ${place}. Test on Magic. ${useText(item.use)}`;
    case 'trinket':
      return `Of no use.${rest}`;
  }
}

export const smallItemText = (item: SmallItem): string => `Small Item. ${useText(item.use)}`;

function heroText(hero: Hero): string {
  const values = ATTRIBUTES.map((attribute) => `${ATTRIBUTE_NAMES[attribute]} ${hero.attributes[attribute]}`);
  const gear = hero.basics.map((item) => item.name);
  return `${hero.class}. ${values.join(', ')}, Life ${hero.life}. Abilities: ${listed(hero.abilities.map(({ name }) => name))}. Begins with ${listed(gear)}.`;
}

function monsterAbilityText(ability: MonsterAbility): string {
  switch (ability.do) {
    case 'push':
      return `a hit pushes the hero ${plural(ability.n, 'square')}`;
    case 'applyStatus':
      return `a hit leaves the hero ${STATUS_NAMES[ability.status]}`;
    case 'extraDamage':
      return `${1 + ability.n} Damage if it rolls ${plural(ability.stars, 'star')} or more`;
    case 'drawTrap':
      return 'a hit springs a trap on the hero';
    case 'stripShieldToken':
      return 'a failed Melee Attack on it costs the attacker a Shield Die token';
    case 'charge':
      return `it charges in a straight line, up to ${plural(ability.extra, 'square')} farther, with ${plural(ability.dice, 'die', 'dice')} more`;
    case 'openSmallPortal':
      return 'once, it opens a Small Portal next to its target';
  }
}

/** A line of the Beasts Page. */
export function beastText(beast: Beast): string {
  const { protection, life, attack, step, star, alarm } = beast;
  const abilities = beast.abilities.map(monsterAbilityText);
  const more = abilities.length > 0 ? ` ${sentence(abilities.join('; '))}` : '';
  return `Protection ${protection}, Life ${life}, Attack ${attack}, Step ${step}, star ${star}, Alarm ${listed(alarm.map((symbol) => SYMBOL_NAMES[symbol]))}, Initiative ${beast.initiative}, Behaviour ${beast.behaviour.join(' ')}.${more}`;
}

const some = (ids: readonly string[], what: string): string =>
  ids.length === 1 ? `the ${what}` : plural(ids.length, what);

/** What has to be done so that it comes true. */
export function conditionGoal(condition: MissionCondition): string {
  if ('killed' in condition) return `defeat ${listed(condition.killed.map(nameOf))}`;
  if ('levers' in condition)
    return `${condition.on === false ? 'put back' : 'throw'} ${some(condition.levers, 'lever')}`;
  if ('buttons' in condition)
    return `${condition.on === false ? 'free' : 'press'} ${some(condition.buttons, 'button')}`;
  if ('braziers' in condition)
    return `${condition.lit === false ? 'put out' : 'light'} ${some(condition.braziers, 'brazier')}`;
  if ('portalClosed' in condition) return 'close the Portal';
  if ('tomesBrought' in condition) return `bring ${plural(condition.tomesBrought, 'Tome piece')}`;
  if ('turn' in condition) return `hold out until turn ${condition.turn}`;
  if ('all' in condition) return listed(condition.all.map(conditionGoal));
  return condition.any.map(conditionGoal).join(' or ');
}

export function objectiveText(objective: Objective): string {
  if ('kill' in objective) {
    const { ids = [], kinds = [] } = objective.kill;
    const every = kinds.map((kind) => `every ${nameOf(kind)}`);
    return `Defeat ${listed([...every, ...ids.map(nameOf)])}.`;
  }
  if ('reach' in objective)
    return `${objective.heroes === 'all' ? 'All heroes reach' : 'A hero reaches'} ${objective.reach}.`;
  if ('carry' in objective) return `Bring ${plural(objective.carry, 'Tome piece')} to ${objective.to}.`;
  if ('toggleAll' in objective) return sentence(listed(objective.toggleAll.map(conditionGoal)));
  if ('survive' in objective) return `Hold out until turn ${objective.survive}.`;
  if ('sequence' in objective) return objective.sequence.map(objectiveText).join(' Then: ');
  return objective.anyOf.map(objectiveText).join(' Or: ');
}

/** A piece of `content` as it is printed. */
export function contentWords(piece: string): string | undefined {
  const colon = piece.indexOf(':');
  const [kind, id] = [piece.slice(0, colon), piece.slice(colon + 1)];
  const named = (name: string, text: string): string => `${name}: ${text}`;
  if (kind === 'hero') {
    const hero = HEROES.find((each) => each.id === id);
    return hero && named(hero.name, heroText(hero));
  }
  if (kind === 'ability') {
    const level = Number(id.slice(-1));
    const ability = ABILITIES.find((each) => each.id === id.slice(0, -2));
    return (
      ability &&
      named(`${ability.name} ${ROMAN[level] ?? ''} (energy ${ability.max})`, abilityText(ability, level))
    );
  }
  if (kind === 'item') {
    const item = ITEMS.find((each) => each.id === id);
    return item && named(item.name, itemText(item));
  }
  if (kind === 'small') {
    const item = SMALL_ITEMS.find((each) => each.id === id);
    return item && named(`${item.name} × ${item.copies}`, smallItemText(item));
  }
  if (kind === 'monster') {
    const card = KIND_CARDS.find((each) => each.id === id);
    return (
      card &&
      named(`${card.name} × ${card.figures}${card.big ? ' (two squares)' : ''}`, beastText(BEASTS[card.id]))
    );
  }
  if (kind === 'mission') {
    const mission = MISSIONS.find((each) => each.id === id);
    return (
      mission &&
      named(`${mission.number}. ${mission.title}`, `${mission.intro} ${objectiveText(mission.objective)}`)
    );
  }
  return undefined;
}
