/** How events look in the log, how long they are shown, and which are big moments. */
import type { DfEvent, DfView } from '@questhall/games/dungeon-fighter';
import { asDfEvent, foeCard, heroSheet, roomCard } from '@questhall/games/dungeon-fighter';
import type { GameEvent } from '@questhall/kernel';
import { art } from '../../art/dungeon-fighter/index.ts';
import type { EventFace } from '../../table/game-table.ts';
import type { Look } from '../../table/looks.ts';
import { faceFrom, look } from '../../table/looks.ts';
import { icon } from './icons.ts';
import { isClose } from './throwing/way.ts';

type Kind = DfEvent['type'];

const LOOKS: { readonly [kind in Kind]: Look } = {
  heroChosen: look(icon.hoodIcon, 250),
  leaderChosen: look(icon.flyingFlagIcon, 500),
  roundBegan: look(icon.stonePathIcon, 400),
  pathsDrawn: look(icon.dungeonGateIcon, 400),
  deckRenewed: look(icon.clockwiseRotationIcon, 250),
  pathChosen: look(icon.dungeonGateIcon, 900),
  goldGained: look(icon.twoCoinsIcon, 400),
  dieGained: look(icon.perspectiveDiceSixIcon, 400),
  healed: look(icon.healingIcon, 460),
  equipmentFound: look(icon.knapsackIcon, 500),
  equipmentTaken: look(icon.knapsackIcon, 450),
  equipmentLeft: look(icon.knapsackIcon, 250),
  monsterRevealed: look(icon.deathSkullIcon, 900),
  dieRemoved: look(icon.perspectiveDiceSixIcon, 400),
  bushesPlaced: look(icon.thornyVineIcon, 500),
  specialDieJoined: look(icon.perspectiveDiceSixIcon, 400),
  flipped: look(icon.slimeIcon, 1800),
  templateKept: look(icon.slimeIcon, 250),
  templateRemoved: look(icon.slimeIcon, 300),
  turnBegan: look(icon.rollingDicesIcon, 300),
  dieChosen: look(icon.perspectiveDiceSixIcon, 350),
  retrieved: look(icon.clockwiseRotationIcon, 450),
  weaponsDeclared: look(icon.armorPunchIcon, 400),
  requirementIgnored: look(icon.thumbUpIcon, 400),
  thrown: look(icon.rollingDicesIcon, 3000),
  ruled: look(icon.gavelIcon, 500),
  judged: look(icon.bullseyeIcon, 700),
  abilityUsed: look(icon.upgradeIcon, 600),
  symbolUsed: look(icon.clockwiseRotationIcon, 500),
  dieTakenBack: look(icon.perspectiveDiceSixIcon, 400),
  xpGained: look(icon.upgradeIcon, 350),
  tokenTurned: look(icon.frogIcon, 400),
  hammersSpent: look(icon.thorHammerIcon, 500),
  spent: look(icon.knapsackIcon, 600),
  armorUsed: look(icon.shieldIcon, 600),
  monsterHurt: look(icon.armorPunchIcon, 700),
  instaKilled: look(icon.bullseyeIcon, 800),
  heroHurt: look(icon.bleedingWoundIcon, 650),
  unhurt: look(icon.shieldIcon, 450),
  fainted: look(icon.nightSleepIcon, 800),
  stolen: look(icon.robberHandIcon, 600),
  monsterDefeated: look(icon.deathSkullIcon, 900),
  backDownVoted: look(icon.thumbDownIcon, 400),
  restBegan: look(icon.campfireIcon, 400),
  scarred: look(icon.brokenHeartIcon, 600),
  eliminated: look(icon.brokenHeartIcon, 900),
  equipmentPassed: look(icon.knapsackIcon, 350),
  offerRefused: look(icon.thumbDownIcon, 300),
  setAside: look(icon.stonePathIcon, 300),
  shopOpened: look(icon.shopIcon, 600),
  levelledUp: look(icon.upgradeIcon, 500),
  proposed: look(icon.shopIcon, 350),
  proposalRefused: look(icon.thumbDownIcon, 300),
  bought: look(icon.shopIcon, 450),
  healingBought: look(icon.healingIcon, 400),
  dieBought: look(icon.perspectiveDiceSixIcon, 400),
  shopClosed: look(icon.shopIcon, 250),
  gameEnded: look(icon.flyingFlagIcon, 300),
};

const CHAPTERS: readonly Kind[] = ['roundBegan', 'shopOpened'];
const SUMS: readonly Kind[] = ['judged', 'monsterHurt'];

/** A near miss is shown slowly. */
const NEAR = 5000;
const isNear = (event: DfEvent): boolean =>
  event.type === 'thrown' && event.trace !== null && isClose(event.rest, event.faults, event.trace);

export function faceOf(raw: GameEvent, view: DfView): EventFace {
  const event = asDfEvent(raw);
  const usual = LOOKS[event.type];
  return faceFrom(isNear(event) ? { ...usual, lasts: NEAR } : usual, {
    sum: SUMS.includes(event.type),
    chapter: CHAPTERS.includes(event.type),
    moment: momentOf(event),
    names: namesIn(event, view),
  });
}

const picture = (name: string) => {
  const address = art(name);
  return address === undefined ? undefined : <img src={address} alt="" />;
};

function momentOf(event: DfEvent): EventFace['moment'] {
  switch (event.type) {
    case 'monsterRevealed': {
      const card = foeCard(event.monster);
      return {
        title: card.name,
        detail: event.boss ? 'The Boss of the labyrinth' : `${event.life} life to beat`,
        picture: picture(card.picture),
      };
    }
    case 'monsterDefeated': {
      const card = foeCard(event.monster);
      return {
        title: event.epic ? 'An Epic Shot!' : `${card.name} is beaten`,
        detail: `The last throw was ${heroSheet(event.by).name}’s`,
        picture: picture(card.picture),
      };
    }
    case 'instaKilled':
      return { title: 'Straight through!', detail: `${heroSheet(event.by).name} needs no second throw` };
    case 'eliminated':
      return {
        title: `${heroSheet(event.hero).name} is out`,
        mood: 'defeat',
        picture: picture(heroSheet(event.hero).picture),
      };
    case 'shopOpened':
      return { title: `Shop ${event.shop}`, detail: 'Gold is for spending' };
    default:
      return undefined;
  }
}

/** Heroes, Monsters and rooms that the sentence of an event may name. */
function namesIn(event: DfEvent, view: DfView): NonNullable<EventFace['names']> {
  const fields = event as { readonly [field: string]: unknown };
  const heroes = ['hero', 'by', 'from', 'to', 'leader', 'on']
    .map((key) => fields[key])
    .filter((id) => view.heroes.some((hero) => hero.id === id))
    .map((id) => ({ name: heroSheet(String(id)).name, ref: { hero: String(id) } }));
  const foe =
    view.combat === null
      ? []
      : [{ name: foeCard(view.combat.monster).name, ref: { card: view.combat.monster } }];
  const room = view.room === null ? [] : [{ name: roomCard(view.room).name, ref: { card: view.room } }];
  return [...heroes, ...foe, ...room];
}
