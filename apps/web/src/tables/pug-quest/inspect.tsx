/** The large card of a thing: picture, numbers, what it says, what it comes to now, and the rules behind it. */

import type { Effect, Hero, HeroView, Monster, MonsterView } from '@questhall/games/pug-quest';
import {
  abilityText,
  bossText,
  comboText,
  listed,
  lootText,
  markText,
  monsterText,
  nameOf,
  plural,
  REACH_NAMES,
  sourceNamed,
  treasureText,
} from '@questhall/games/pug-quest';
import type { Ref } from '@questhall/kernel';
import { shellIcon } from '../../icons/icons.ts';
import type { InspectCardProps, InspectFact } from '../../ui/InspectCard.tsx';
import type { IconShape } from '../../ui/icon-shape.ts';
import { icon } from './icons.ts';
import styles from './inspect.module.css';
import type { TableView } from './logic/after.ts';
import { artOf } from './logic/art.ts';
import type { OwnedCombo } from './logic/cards.ts';
import { comboById, creatureOf, foeCard, heroCard, isBoss, treasureCard, typeOf } from './logic/cards.ts';
import { comboThreats, nextTurnOf } from './logic/forecast.ts';
import { sceneOf } from './logic/scenes.ts';
import { Cost } from './pieces/Cost.tsx';
import { EnergySymbol } from './pieces/EnergySymbol.tsx';
import { ENERGY_LOOKS } from './pieces/energy-looks.ts';
import { LifeHearts } from './pieces/LifeHearts.tsx';
import { SceneArt } from './pieces/SceneArt.tsx';
import { emphasised } from './tray/Combos.tsx';
import type { EnergyType, Reach } from './vocabulary.ts';

export function inspect(ref: Ref, view: TableView): InspectCardProps | undefined {
  if (ref.deck !== undefined) return pileLarge(String(ref.deck), view);
  const id = String(ref.creature ?? ref.order ?? ref.card ?? '');
  if (id === '') return undefined;
  const creature = ref.card === undefined ? creatureOf(view, id) : undefined;
  if (creature !== undefined)
    return 'seat' in creature ? heroLarge(creature, view) : foeLarge(creature, view);
  const combo = comboById(id, view);
  if (combo !== undefined) return comboLarge(combo, view);
  const hero = heroCard(id, view);
  if (hero !== undefined) return heroPrinted(hero, view);
  if (treasureCard(id) !== undefined) return treasureLarge(id, view);
  return prizeLarge(id, view);
}

const fact = (id: string, shape: IconShape, text: string): InspectFact => ({
  id,
  icon: shape,
  text: emphasised(text),
});

/** A portrait before the colours of its type. */
function Portrait({ art, type }: { readonly art: string | undefined; readonly type: EnergyType }) {
  const [light, dark] = ENERGY_LOOKS[type].ground;
  return (
    <div className={styles.portrait} style={{ background: `radial-gradient(${light}, ${dark})` }}>
      {art !== undefined && <img src={art} alt="" />}
    </div>
  );
}

const corner = (initiative: number) => <span className={styles.initiative}>{initiative}</span>;

const unique = (rules: readonly (string | undefined)[]): readonly string[] => [
  ...new Set(rules.filter((rule) => rule !== undefined)),
];

/** [PQ-ATK-03] to [PQ-ATK-08] */
const REACH_RULES: { readonly [reach in Reach]: string } = {
  melee: 'PQ-ATK-03',
  distance: 'PQ-ATK-04',
  any: 'PQ-ATK-05',
  penetrating: 'PQ-ATK-06',
  'double-side': 'PQ-ATK-07',
  'double-fork': 'PQ-ATK-07',
  'triple-fan': 'PQ-ATK-08',
  'triple-wide': 'PQ-ATK-08',
};

const reachRules = (effects: readonly Effect[]): readonly string[] =>
  effects.flatMap((effect) => ('reach' in effect ? [REACH_RULES[effect.reach]] : []));

const markFacts = (creature: HeroView | MonsterView, view: TableView): readonly InspectFact[] =>
  creature.marks.map((mark) =>
    fact(`mark ${mark.from} ${mark.key}`, icon.cursedStarIcon, markText(mark, view)),
  );

const names = (ids: readonly string[], view: TableView): string => listed(ids.map((id) => nameOf(id, view)));

/** A deck by its size, and every card of the pile beside it. */
function pileLarge(deck: string, view: TableView): InspectCardProps | undefined {
  const pile = PILES[deck];
  if (pile === undefined) return undefined;
  const discarded = pile.discarded(view);
  return {
    title: pile.title,
    facts: [
      fact('deck', icon.cardDrawIcon, `${plural(pile.left(view), 'card')} left in the deck.`),
      fact(
        'discarded',
        icon.cardDiscardIcon,
        discarded.length > 0 ? `Discarded: ${listed(counted(discarded))}.` : 'Nothing is discarded.',
      ),
    ],
    rules: pile.rules,
  };
}

interface Pile {
  readonly title: string;
  readonly left: (view: TableView) => number;
  /** Names, the last one on top. */
  readonly discarded: (view: TableView) => readonly string[];
  readonly rules: readonly string[];
}

const PILES: { readonly [deck: string]: Pile } = {
  energy: {
    title: 'Energy',
    left: ({ decks }) => decks.energy,
    discarded: ({ energyDiscard }) => energyDiscard.map((energy) => ENERGY_LOOKS[energy].name),
    rules: ['PQ-ENER-05'],
  },
  monster: {
    title: 'Monsters',
    left: ({ decks }) => decks.monster,
    discarded: (view) => view.monsterDiscard.map((id) => nameOf(id, view)),
    rules: ['PQ-RULING-60'],
  },
  treasure: {
    title: 'Treasures',
    left: ({ decks }) => decks.treasure,
    discarded: (view) => view.treasureDiscard.map((id) => nameOf(id, view)),
    rules: ['PQ-RULING-60'],
  },
};

/** "2 Strength", "1 Pizza" without its number. */
const counted = (cards: readonly string[]): readonly string[] =>
  [...Map.groupBy(cards, (card) => card)].map(([card, { length }]) =>
    length > 1 ? `${length} ${card}` : card,
  );

/** Abilities that are used up. */
const usedFacts = ({ used }: HeroView | MonsterView, view: TableView): readonly InspectFact[] =>
  used.length === 0
    ? []
    : [fact('used', icon.cursedStarIcon, `Used up: ${listed(used.map((at) => sourceNamed(at, view)))}.`)];

/** How far a Hero is with its Turn. */
function turnFacts({ id }: HeroView, { turn }: TableView): readonly InspectFact[] {
  if (turn?.of !== id) return [];
  const done = [
    ...(turn.moved ? ['has moved'] : []),
    ...(turn.standardAttackMade ? ['has made its Standard Attack'] : []),
  ];
  return [
    fact(
      'turn',
      shellIcon.plainArrowIcon,
      `${[`${plural(turn.actionsLeft, 'Action')} left`, ...done].join(', ')}.`,
    ),
  ];
}

/** What it will do in its next turn, as things stand. */
function nextFacts(monster: MonsterView, view: TableView): readonly InspectFact[] {
  const next = nextTurnOf(monster, view);
  if (next === undefined || monster.acted) return [];
  const { from, to, wraps, reach, damage = 0, within, choice } = next;
  const facts: InspectFact[] = [];
  if (to !== from) {
    const way = wraps ? ', round the edge' : '';
    facts.push(fact('next move', shellIcon.plainArrowIcon, `As things stand it moves to lane ${to}${way}.`));
  }
  if (reach !== undefined) {
    const whom =
      within.length === 0
        ? `From lane ${to} it reaches nobody.`
        : choice && within.length > 1
          ? `From lane ${to} it picks among ${names(within, view)}: ${damage} damage.`
          : `From lane ${to} it hits ${names(within, view)} for ${damage} damage.`;
    facts.push(fact('next attack', icon.convergenceTargetIcon, whom));
  }
  return facts;
}

/** Which glyph goes with a line of a card. */
function iconFor(line: string): IconShape {
  if (line.startsWith('Prize')) return icon.trophyCupIcon;
  if (line.startsWith('Defends')) return icon.shieldIcon;
  if (/damage|Defeat/.test(line)) return icon.crossedSwordsIcon;
  if (/heal/i.test(line)) return icon.healingIcon;
  if (/moves?\b|slide/i.test(line)) return icon.pawIcon;
  if (/discard/i.test(line)) return icon.cardDiscardIcon;
  return icon.boneGnawerIcon;
}

const lines = (texts: readonly string[]): readonly InspectFact[] =>
  texts.map((text) => fact(text, iconFor(text), text));

function foeLarge(monster: MonsterView, view: TableView): InspectCardProps | undefined {
  const { id, life, damage, initiative, loot } = monster;
  const card = foeCard(id);
  if (card === undefined) return undefined;
  const texts = isBoss(id) ? bossText(card) : monsterText(card as Monster);
  const under = loot.flatMap((treasure) => {
    const found = treasureCard(treasure);
    return found === undefined ? [] : [`Under it: ${found.name}. ${lootText(found).join(' ')}`];
  });
  return {
    title: card.name,
    corner: corner(initiative),
    symbol: <EnergySymbol energy={card.type} />,
    picture: <Portrait art={artOf(id, view)} type={card.type} />,
    overlay: <LifeHearts life={Math.max(0, life - damage)} max={life} counted />,
    facts: [
      ...lines([...texts, ...under]),
      ...nextFacts(monster, view),
      ...markFacts(monster, view),
      ...usedFacts(monster, view),
    ],
    rules: unique([
      'PQ-MON-05',
      card.movement.steps > 0 ? 'PQ-MOVE-09' : undefined,
      ...reachRules(card.turn),
      card.defend === undefined ? undefined : 'PQ-MON-10',
      'prize' in card ? 'PQ-MON-09' : undefined,
      card.activation ? 'PQ-MON-11' : undefined,
    ]),
  };
}

/** What every Combo costs more. */
const costFacts = ({ costChange }: HeroView): readonly InspectFact[] =>
  costChange === 0
    ? []
    : [fact('cost', icon.cardDiscardIcon, `Combos cost ${costChange} more of its own Type.`)];

const armourText = ({ armour }: HeroView): string => (armour === 0 ? '' : ` Armour ${armour}.`);

function heroLarge(hero: HeroView, view: TableView): InspectCardProps | undefined {
  const card = heroCard(hero.id, view);
  if (card === undefined) return undefined;
  const { life, damage, initiative, movement, cards, handLimit, level, xp } = hero;
  const printed = heroPrinted(card, view);
  return {
    ...printed,
    corner: corner(initiative),
    overlay: <LifeHearts life={Math.max(0, life - damage)} max={life} counted />,
    facts: [
      fact('ability', icon.pawPrintIcon, `${card.ability.name}: ${abilityText(card.ability, 'hero')}`),
      fact('level', icon.upgradeIcon, `Level ${level} with ${xp} XP. Movement ${movement}.`),
      fact('hand', icon.cardDrawIcon, `Holds ${cards} cards, at most ${handLimit} after its turn.`),
      fact('type', icon.shieldIcon, `Defends with ${ENERGY_LOOKS[card.type].name} cards.${armourText(hero)}`),
      ...turnFacts(hero, view),
      ...costFacts(hero),
      ...(hero.treasures.length + hero.prizes.length > 0
        ? [
            fact(
              'carries',
              icon.openTreasureChestIcon,
              `Carries ${names([...hero.treasures, ...hero.prizes], view)}.`,
            ),
          ]
        : []),
      ...markFacts(hero, view),
      ...usedFacts(hero, view),
    ],
  };
}

function heroPrinted(card: Hero, view: TableView): InspectCardProps {
  const { id, name, type, life, initiative, movement, ability } = card;
  return {
    title: name,
    corner: corner(initiative),
    symbol: <EnergySymbol energy={type} />,
    picture: <Portrait art={artOf(id, view)} type={type} />,
    overlay: <LifeHearts life={life} max={life} counted />,
    facts: [
      fact('ability', icon.pawPrintIcon, `${ability.name}: ${abilityText(ability, 'hero')}`),
      fact('movement', icon.pawIcon, `Movement ${movement}. Defends with ${ENERGY_LOOKS[type].name} cards.`),
    ],
    rules: ['PQ-HERO-01', 'PQ-HERO-03'],
  };
}

function comboLarge(owned: OwnedCombo, view: TableView): InspectCardProps {
  const { combo } = owned;
  const by = creatureOf(view, view.turn?.of ?? '');
  const plays = by !== undefined && 'seat' in by && combo.riposte === undefined;
  const reached = plays ? comboThreats(combo, by, view) : [];
  const hits = reached.map(({ id, damage }) =>
    damage === undefined ? nameOf(id, view) : `${nameOf(id, view)} for ${damage} damage`,
  );
  const reach =
    combo.reach ?? combo.effects.flatMap((effect) => ('reach' in effect ? [effect.reach] : []))[0];
  const choice = reached.some((threat) => threat.choice);
  return {
    title: combo.name,
    symbol: (
      <span className={styles.cost}>
        <Cost symbols={combo.cost.map((energy) => ({ energy }))} />
      </span>
    ),
    picture: <SceneArt {...sceneOf(owned)} />,
    facts: [
      fact('text', icon.crossedSwordsIcon, comboText(combo)),
      ...(reach === undefined
        ? []
        : [fact('reach', icon.archeryTargetIcon, `Reaches ${REACH_NAMES[reach]}.`)]),
      ...(hits.length === 0
        ? []
        : [
            fact(
              'now',
              icon.convergenceTargetIcon,
              choice ? `Now one of: ${hits.join('; ')}.` : `Now: ${listed(hits)}.`,
            ),
          ]),
    ],
    rules: unique([
      'PQ-HERO-08',
      'PQ-ENER-11',
      combo.riposte === undefined ? undefined : 'PQ-RIP-03',
      combo.activation ? 'PQ-ACTV-01' : undefined,
      ...(reach === undefined ? [] : [REACH_RULES[reach]]),
    ]),
  };
}

const KIND_RULES = { consumable: 'PQ-TREAS-07', weapon: 'PQ-TREAS-08', trinket: 'PQ-TREAS-09' } as const;

function treasureLarge(id: string, view: TableView): InspectCardProps | undefined {
  const card = treasureCard(id);
  if (card === undefined) return undefined;
  return {
    title: card.name,
    picture: <Portrait art={artOf(id, view)} type="speed" />,
    facts: [
      ...lines(treasureText(card)),
      ...(view.evilLord === null
        ? []
        : [fact('loot', icon.impLaughIcon, `Under a creature: ${lootText(card).join(' ')}`)]),
    ],
    rules: ['PQ-TREAS-02', KIND_RULES[card.kind]],
  };
}

/** A monster that was taken as a prize. */
function prizeLarge(id: string, view: TableView): InspectCardProps | undefined {
  const card = foeCard(id);
  if (card === undefined || isBoss(id)) return undefined;
  const texts = monsterText(card as Monster).filter((line) => line.startsWith('Prize'));
  return {
    title: card.name,
    symbol: <EnergySymbol energy={typeOf(id, view)} />,
    picture: <Portrait art={artOf(id, view)} type={card.type} />,
    facts: texts.length === 0 ? [fact('none', shellIcon.lightBulbIcon, 'It gives no prize.')] : lines(texts),
    rules: ['PQ-PRIZE-02'],
  };
}
