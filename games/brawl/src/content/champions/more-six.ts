/** Six more Champions: fear, healing, rage, control, poison, and force of mind. */
import type { Champion } from '../../vocabulary.ts';
import {
  adjacentAlly,
  adjacentEnemies,
  ally,
  always,
  attack,
  champion,
  damageDealt,
  defence,
  direct,
  double,
  draw,
  heal,
  ignoreDefence,
  immune,
  indirect,
  leap,
  lifesteal,
  main,
  melee,
  mill,
  movement,
  plan,
  poison,
  post,
  pre,
  react,
  reaction,
  recover,
  ring6,
  root,
  selfBloodied,
  shift,
  skill,
  strength,
  stun,
} from '../build.ts';

const alistair = champion(
  7,
  {
    id: 'alistair',
    name: 'King Alistair',
    role: 'tank',
    basic: { hitpoints: 9, defence: 0, effects: [] },
    levelled: { hitpoints: 10, defence: 1, effects: [] },
  },
  attack(
    {
      id: 'bow-before-the-king',
      name: 'Bow Before the King!',
      core: 'manipulation',
      move: 2,
      targeting: melee,
      strength: 2,
    },
    post('target', shift('fear', 1), { if: damageDealt }),
  ),
  reaction(
    { id: 'reverence', name: 'Reverence', core: 'creation', defence: 1 },
    react('reactedOn', immune('fear')),
  ),
  attack({
    id: 'die-for-your-king',
    name: 'Die for Your King!',
    core: 'destruction',
    move: 2,
    targeting: ring6,
    strength: 3,
  }),
  skill(
    {
      id: 'the-tyrants-gaze',
      name: "The Tyrant's Gaze",
      core: 'manipulation',
      move: 1,
      targeting: direct(1, 2),
    },
    main('target', shift('fear', 2)),
    main('target', stun),
  ),
  attack(
    {
      id: 'long-live-the-king',
      name: 'Long Live the King!',
      core: 'creation',
      move: 2,
      targeting: melee,
      strength: 3,
    },
    post('self', heal(2), { if: { is: 'targetOut' } }),
  ),
  skill(
    { id: 'forced-march', name: 'Forced March', core: 'destruction', move: 2, targeting: indirect(1, 3) },
    main('target', shift('force', 1)),
  ),
);

const khalize = champion(
  8,
  {
    id: 'khalize',
    name: 'Khalize',
    role: 'support',
    basic: { hitpoints: 7, defence: 0, effects: [] },
    levelled: { hitpoints: 8, defence: 0, effects: [always('self', { op: 'payOtherCore' })] },
  },
  attack({
    id: 'salt-the-wound',
    name: 'Salt the Wound',
    core: 'destruction',
    move: 2,
    targeting: melee,
    strength: { of: 'damageOnTarget', times: 1 },
  }),
  reaction(
    { id: 'glimpse-of-divinity', name: 'Glimpse of Divinity', core: 'destruction', defence: 2 },
    react('reactedOn', immune('postAttack')),
  ),
  attack(
    {
      id: 'ibis-strike',
      name: 'Ibis Strike',
      core: 'manipulation',
      move: 2,
      targeting: direct(1, 2),
      strength: 2,
    },
    post('target', shift('pull', 1)),
  ),
  skill(
    { id: 'radiant-rush', name: 'Radiant Rush', core: 'manipulation', move: 1 },
    main('self', leap('swoop', 3)),
    main('self', heal({ of: 'hexesMoved', times: 1, most: 3 })),
  ),
  skill(
    { id: 'heavens-blessing', name: "Heaven's Blessing", core: 'creation', move: 2, targeting: ally },
    main('target', heal(2)),
    main('target', strength(1, 'endOfTurn')),
    main('target', movement(1, 'endOfTurn')),
  ),
  skill(
    { id: 'restoration', name: 'Restoration', core: 'creation', move: 2, targeting: adjacentAlly },
    main('target', heal(3)),
    main('player', recover(1)),
  ),
);

const korvash = champion(
  9,
  {
    id: 'korvash',
    name: 'Korvash',
    role: 'bruiser',
    basic: { hitpoints: 8, defence: 0, effects: [] },
    levelled: {
      hitpoints: 9,
      defence: 0,
      effects: [always('self', ignoreDefence('all', 'thisAttack'), { if: selfBloodied })],
    },
  },
  attack({
    id: 'chop',
    name: 'Chop',
    core: 'destruction',
    targeting: ring6,
    strength: { of: 'enemyTargets', times: 2 },
  }),
  reaction(
    { id: 'bloodcurdling-roar', name: 'Bloodcurdling Roar', core: 'manipulation', defence: 2 },
    react('reactedOn', immune('postAttack'), { if: { is: 'bloodied', who: 'reactedOn' } }),
  ),
  attack(
    {
      id: 'leaping-strike',
      name: 'Leaping Strike',
      core: 'creation',
      move: 1,
      targeting: melee,
      strength: 3,
    },
    post('self', leap('jump', 2)),
  ),
  attack(
    {
      id: 'hell-hath-no-fury',
      name: 'Hell Hath No Fury',
      core: 'destruction',
      move: 2,
      targeting: indirect(1, 2),
      strength: 3,
    },
    post('target', shift('force', 1), { if: selfBloodied }),
  ),
  attack({
    id: 'sap-strength',
    name: 'Sap Strength',
    core: 'creation',
    move: 2,
    targeting: direct(1, 2),
    strength: { base: 2, plus: 2, when: selfBloodied },
  }),
  skill(
    { id: 'shockwave', name: 'Shockwave', core: 'manipulation', move: 1, targeting: adjacentEnemies },
    main('target', shift('push', 1)),
    main('target', stun),
  ),
);

const sulka = champion(
  10,
  {
    id: 'sulka',
    name: 'Sulka',
    role: 'controller',
    basic: { hitpoints: 7, defence: 0, effects: [] },
    levelled: {
      hitpoints: 8,
      defence: 0,
      effects: [{ when: 'onPlay', who: 'player', type: 'skill', ...draw(1) }],
    },
  },
  skill(
    { id: 'spirit-slither', name: 'Spirit Slither', core: 'creation' },
    main('self', leap('jump', 3)),
    main('adjacentEnemies', defence(-2, 'endOfTurn')),
  ),
  skill(
    { id: 'mind-control', name: 'Mind Control', core: 'destruction', move: 2, targeting: indirect(1, 3) },
    main('target', shift('force', 2)),
    main('targetsController', mill(1)),
  ),
  attack(
    {
      id: 'life-drain',
      name: 'Life Drain',
      core: 'manipulation',
      move: 2,
      targeting: direct(1, 3),
      strength: 2,
    },
    main('self', lifesteal),
    main('self', { op: 'healReceiver' }),
  ),
  skill(
    { id: 'effigy', name: 'Effigy', core: 'manipulation', move: 2, targeting: direct(1, 2) },
    main('target', shift('force', 1)),
    main('target', stun),
  ),
  reaction({ id: 'curse', name: 'Curse', core: 'creation', defence: 2 }, post('attacker', root)),
  attack(
    {
      id: 'darting-strikes',
      name: 'Darting Strikes',
      core: 'destruction',
      targeting: indirect(1, 3),
      strength: 2,
    },
    main('self', double),
  ),
);

const kolel = champion(
  11,
  {
    id: 'kolel',
    name: "Ko'lel",
    role: 'melee skirmisher',
    basic: { hitpoints: 8, defence: 0, effects: [] },
    levelled: { hitpoints: 8, defence: 0, effects: [always('self', ignoreDefence(2, 'thisAttack'))] },
  },
  attack(
    {
      id: 'poisoned-dart',
      name: 'Poisoned Dart',
      core: 'destruction',
      move: 1,
      targeting: indirect(1, 3),
      strength: 2,
    },
    main('self', poison(1)),
  ),
  attack(
    { id: 'mighty-jump', name: 'Mighty Jump', core: 'destruction', targeting: ring6, strength: 2 },
    pre('self', leap('jump', 3)),
    post('target', shift('push', 1)),
  ),
  attack(
    { id: 'double-jump', name: 'Double Jump', core: 'creation', targeting: melee, strength: 3 },
    pre('self', leap('jump', 3)),
    post('self', leap('jump', 3)),
  ),
  reaction(
    { id: 'blinding-dart', name: 'Blinding Dart', core: 'manipulation', defence: 2 },
    post('attacker', stun),
  ),
  attack(
    {
      id: 'tongue-lash',
      name: 'Tongue Lash',
      core: 'manipulation',
      move: 1,
      targeting: direct(1, 3),
      strength: 2,
    },
    post('target', shift('pull', 2), { if: damageDealt }),
    post('target', stun, { if: damageDealt }),
  ),
  skill(
    { id: 'scout-ahead', name: 'Scout Ahead', core: 'creation', move: 2 },
    main('player', draw(3)),
    main('player', plan(3)),
  ),
);

const xinshen = champion(
  12,
  {
    id: 'xinshen',
    name: 'Xinshén',
    role: 'controller',
    basic: { hitpoints: 4, defence: 1, effects: [] },
    levelled: {
      hitpoints: 5,
      defence: 1,
      effects: [{ when: 'onDamageBy', who: 'target', by: ['push', 'pull'], ...stun }],
    },
  },
  attack(
    {
      id: 'telekinetic-fury',
      name: 'Telekinetic Fury',
      core: 'manipulation',
      move: 1,
      targeting: direct(2, 3),
      strength: 2,
    },
    main('self', double),
    post('target', shift('push', 1)),
  ),
  skill(
    { id: 'felines-grace', name: "Feline's Grace", core: 'manipulation' },
    main('self', leap('jump', 2)),
    main('adjacentEnemy', shift('push', 1)),
  ),
  attack(
    {
      id: 'mind-over-matter',
      name: 'Mind Over Matter',
      core: 'destruction',
      move: 1,
      targeting: indirect(2, 3),
      strength: 1,
    },
    post('target', shift('force', 1)),
    post('target', shift('push', 1)),
  ),
  reaction(
    { id: 'shift-the-elements', name: 'Shift the Elements', core: 'destruction', defence: 2 },
    post('attacker', shift('force', 1)),
  ),
  skill(
    {
      id: 'pull-of-the-panther',
      name: 'Pull of the Panther',
      core: 'creation',
      move: 1,
      targeting: indirect(3, 5),
    },
    main('target', shift('pull', 2)),
  ),
  skill(
    { id: 'contemplation', name: 'Contemplation', core: 'creation', move: 2 },
    main('player', draw(2)),
    main('player', plan(2)),
  ),
);

export const MORE_SIX: readonly Champion[] = [alistair, khalize, korvash, sulka, kolel, xinshen];
