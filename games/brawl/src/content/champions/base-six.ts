/** The six Champions of the base box. */
import type { Champion } from '../../vocabulary.ts';
import {
  adjacentAlly,
  always,
  arc3,
  attack,
  champion,
  damage,
  damageDealt,
  defence,
  direct,
  double,
  draw,
  heal,
  ignoreDefence,
  immune,
  incomingStrength,
  indirect,
  leap,
  lifesteal,
  main,
  melee,
  movement,
  plan,
  post,
  pre,
  react,
  reaction,
  ring6,
  selfOnTrapHex,
  shift,
  skill,
  strength,
  stun,
  targetOnTrapHex,
} from '../build.ts';

const goldarr = champion(
  1,
  {
    id: 'goldarr',
    name: "Gold'arr",
    role: 'bruiser',
    basic: { hitpoints: 8, defence: 1, effects: [] },
    levelled: { hitpoints: 8, defence: 1, effects: [always('self', immune('push'))] },
  },
  attack(
    { id: 'plundarr', name: 'Plundarr!', core: 'creation', move: 2, targeting: melee, strength: 2 },
    post('player', draw({ of: 'damageDealt', times: 1, most: 2 })),
  ),
  attack(
    {
      id: 'anchors-aweigh',
      name: 'Anchors Aweigh!',
      core: 'manipulation',
      move: 2,
      targeting: arc3,
      strength: 1,
    },
    post('target', shift('push', 1)),
  ),
  reaction(
    { id: 'intimidation', name: 'Intimidation', core: 'destruction', defence: 1 },
    post('attacker', shift('fear', 2)),
  ),
  skill(
    { id: 'set-sail', name: 'Set Sail!', core: 'manipulation', move: 1 },
    main('self', leap('swoop', 5)),
    main('adjacentEnemies', damage(1)),
  ),
  attack(
    {
      id: 'harpoon-strike',
      name: 'Harpoon Strike',
      core: 'destruction',
      move: 2,
      targeting: direct(2, 3),
      strength: 1,
    },
    post('target', shift('pull', 2)),
  ),
  skill(
    { id: 'me-hearties', name: 'Me Hearties', core: 'creation', move: 2 },
    main('player', draw(1)),
    main('allies', strength(1, 'endOfTurn')),
    main('allies', movement(1, 'endOfTurn')),
  ),
);

const gwaien = champion(
  2,
  {
    id: 'gwaien',
    name: 'Gwaien',
    role: 'ranged mage',
    basic: { hitpoints: 6, defence: 0, effects: [] },
    levelled: { hitpoints: 6, defence: 0, effects: [always('self', { op: 'range', min: -1, max: 1 })] },
  },
  attack(
    {
      id: 'flamespear',
      name: 'Flamespear',
      core: 'destruction',
      move: 1,
      targeting: direct(3, 5),
      strength: 3,
    },
    post('target', shift('push', 1)),
  ),
  attack(
    {
      id: 'chain-lightning',
      name: 'Chain Lightning',
      core: 'creation',
      move: 2,
      targeting: direct(2, 3),
      strength: 3,
    },
    post('enemyNearTarget', damage(2), { within: 2, if: damageDealt }),
  ),
  attack(
    {
      id: 'fireball',
      name: 'Fireball',
      core: 'destruction',
      move: 1,
      targeting: indirect(2, 3),
      strength: 3,
    },
    post('championsAdjacentToTarget', damage(2)),
  ),
  reaction(
    { id: 'arcane-shield', name: 'Arcane Shield', core: 'creation', defence: 1 },
    react('reactedOn', defence(2, 'thisAttack'), { if: { is: 'attackerNotAdjacent' } }),
  ),
  skill({ id: 'teleport', name: 'Teleport', core: 'manipulation' }, main('self', leap('jump', 4))),
  attack(
    { id: 'ignite', name: 'Ignite', core: 'manipulation', move: 2, targeting: indirect(1, 2), strength: 2 },
    post('target', incomingStrength(2, 'endOfTurn')),
  ),
);

const kilgore = champion(
  3,
  {
    id: 'kilgore',
    name: 'Kilgore',
    role: 'tank',
    basic: { hitpoints: 7, defence: 1, effects: [] },
    levelled: { hitpoints: 8, defence: 1, effects: [always('self', immune('stun'))] },
  },
  skill(
    {
      id: 'relentless-advance',
      name: 'Relentless Advance',
      core: 'destruction',
      move: 1,
      targeting: direct(1, 2),
    },
    main('target', shift('force', 1)),
    main('self', { op: 'place', where: 'hexTargetLeft' }, { may: true }),
  ),
  attack(
    {
      id: 'appetite-for-destruction',
      name: 'Appetite for Destruction',
      core: 'creation',
      targeting: melee,
      strength: 1,
    },
    main('self', strength({ of: 'readyCores', times: 2, most: 4 }, 'thisAttack')),
    main('self', lifesteal),
  ),
  attack(
    { id: 'fury', name: 'Fury', core: 'creation', move: 2, targeting: ring6, strength: 2 },
    post('self', heal(1)),
  ),
  attack(
    { id: 'maul-thrash', name: 'Maul Thrash', core: 'manipulation', move: 1, targeting: melee, strength: 2 },
    post('target', shift('push', 2)),
  ),
  skill(
    { id: 'throw', name: 'Throw', core: 'manipulation', move: 2, targeting: adjacentAlly },
    main('target', leap('jump', 3)),
  ),
  reaction(
    { id: 'darksteel-armour', name: 'Darksteel Armour', core: 'destruction', defence: 1 },
    post('reactedOn', defence(2, 'endOfTurn')),
  ),
);

const deryn = champion(
  4,
  {
    id: 'deryn',
    name: 'Deryn',
    role: 'ranged trapper',
    basic: { hitpoints: 7, defence: 0, effects: [] },
    levelled: {
      hitpoints: 7,
      defence: 0,
      effects: [
        always('self', immune('traps')),
        always('self', defence(2, 'endOfTurn'), { if: selfOnTrapHex }),
      ],
    },
  },
  skill(
    {
      id: 'hunters-quarry',
      name: "Hunter's Quarry",
      core: 'destruction',
      move: 2,
      targeting: direct(1, 4),
    },
    main('target', incomingStrength(1, 'endOfTurn')),
    main('target', ignoreDefence('all', 'endOfTurn')),
  ),
  reaction(
    { id: 'ambush', name: 'Ambush', core: 'creation', defence: 1 },
    post('reactedOn', { op: 'place', where: 'adjacentFree' }),
  ),
  attack(
    {
      id: 'heavy-shot',
      name: 'Heavy Shot',
      core: 'destruction',
      move: 2,
      targeting: direct(2, 3),
      strength: { base: 2, plus: 1, when: selfOnTrapHex },
    },
    post('target', shift('push', { base: 1, plus: 1, when: selfOnTrapHex })),
  ),
  attack(
    {
      id: 'spring-the-trap',
      name: 'Spring the Trap',
      core: 'manipulation',
      move: 2,
      targeting: indirect(1, 4),
      strength: { base: 2, plus: 2, when: targetOnTrapHex },
    },
    post('target', stun, { if: targetOnTrapHex }),
  ),
  attack(
    {
      id: 'hit-and-run',
      name: 'Hit and Run',
      core: 'creation',
      move: 3,
      targeting: indirect(1, 2),
      strength: 2,
    },
    post('self', leap('dash', 2)),
  ),
  skill(
    { id: 'prowl', name: 'Prowl', core: 'manipulation', move: 2 },
    main('player', draw(2)),
    main('player', plan(1)),
    main('player', { op: 'moveTrap' }),
  ),
);

const dugrun = champion(
  5,
  {
    id: 'dugrun',
    name: 'Dugrun',
    role: 'tank',
    basic: { hitpoints: 6, defence: 2, effects: [] },
    levelled: {
      hitpoints: 7,
      defence: 2,
      effects: [always('adjacentAllies', defence(1, 'endOfTurn'))],
    },
  },
  attack(
    { id: 'knock-down', name: 'Knock Down', core: 'creation', move: 2, targeting: melee, strength: 2 },
    post('target', incomingStrength(2, 'nextAttack')),
  ),
  skill(
    { id: 'onwards', name: 'Onwards!', core: 'creation', move: 1 },
    main('player', draw(1)),
    main('allies', leap('dash', 1)),
  ),
  attack(
    { id: 'mighty-blow', name: 'Mighty Blow', core: 'manipulation', move: 1, targeting: melee, strength: 1 },
    post('target', shift('push', 2)),
    post('target', stun, { if: { is: 'pushCausedDamage' } }),
  ),
  skill(
    { id: 'shield-slam', name: 'Shield Slam', core: 'manipulation', move: 1 },
    main('self', leap('dash', 2)),
    main('adjacentEnemies', shift('push', 1)),
  ),
  attack(
    { id: 'blizzard', name: 'Blizzard', core: 'destruction', move: 2, targeting: melee, strength: 2 },
    post('enemiesAdjacentToTarget', damage(2), { if: damageDealt }),
  ),
  reaction(
    { id: 'hold-ground', name: 'Hold Ground', core: 'destruction', defence: 0 },
    react('reactedOn', immune('displacement')),
  ),
);

const tzuXiao = champion(
  6,
  {
    id: 'tzuxiao',
    name: 'Tzu Xiao',
    role: 'melee skirmisher',
    basic: { hitpoints: 9, defence: 0, effects: [] },
    levelled: { hitpoints: 9, defence: 0, effects: [always('self', ignoreDefence(1, 'thisAttack'))] },
  },
  skill(
    { id: 'flash-of-jade', name: 'Flash of Jade', core: 'destruction', move: 2, targeting: arc3 },
    main('target', damage(3)),
  ),
  attack(
    { id: 'double-strike', name: 'Double Strike', core: 'destruction', targeting: melee, strength: 2 },
    pre('self', leap('dash', 2)),
    main('self', double),
  ),
  attack(
    {
      id: 'challenge',
      name: 'Challenge',
      core: 'manipulation',
      move: 1,
      targeting: direct(1, 2),
      strength: 2,
    },
    post('target', shift('pull', 1)),
  ),
  skill(
    { id: 'focus', name: 'Focus', core: 'creation', move: 1 },
    main('self', strength(1, 'endOfTurn')),
    main('self', movement(1, 'endOfTurn')),
  ),
  attack(
    { id: 'pounce', name: 'Pounce', core: 'creation', targeting: melee, strength: 1 },
    pre('self', leap('jump', 3)),
    post('target', shift('push', 1)),
  ),
  reaction(
    { id: 'revenge', name: 'Revenge', core: 'manipulation', defence: 0 },
    post('attacker', damage({ of: 'damageDealt', times: 1 }), { if: { is: 'stillIn', who: 'reactedOn' } }),
  ),
);

export const BASE_SIX: readonly Champion[] = [goldarr, gwaien, kilgore, deryn, dugrun, tzuXiao];
