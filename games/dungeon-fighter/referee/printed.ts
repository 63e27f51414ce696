/** What is printed on cards and sheets, and what can be read off them with the rulebook in hand. */
import { BOSSES, EQUIPMENT, HEROES, MONSTERS, ROOMS } from '../src/content/index.ts';
import { ownEquipment, ownHero, ownMonster, ownRoom } from '../src/content/own.ts';
import type { Requirement } from '../src/throws.ts';
import { REQUIREMENTS } from '../src/throws.ts';
import type { Ability, Boss, Colour, Equipment, Hero, Monster, Room, Spendable } from '../src/vocabulary.ts';
import { COLOURS } from '../src/vocabulary.ts';
import type { Cast, Fight, Sheet, Table } from './table.ts';

const find = <T extends { readonly id: string }>(cards: readonly T[], id: string): T => {
  const found = cards.find((card) => card.id === id);
  if (!found) throw new Error(`no such card: ${id}`);
  return found;
};

export const heroCard = (id: string): Hero => ownHero(id) ?? find(HEROES, id);
/** [DF-UNI-05] */
export const hasHammers = ({ id }: { readonly id: string }): boolean =>
  Object.values(heroCard(id).abilities).some(({ kind }) => kind === 'hammer');
export const equipmentCard = (id: string): Equipment => ownEquipment(id) ?? find(EQUIPMENT, id);
export const roomCard = (id: string): Room => ownRoom(id) ?? find(ROOMS, id);
export const monsterCard = (id: string): Monster => ownMonster(id) ?? find(MONSTERS, id);
export const foeCard = (id: string): Monster | Boss =>
  ownMonster(id) ?? find<Monster | Boss>([...MONSTERS, ...BOSSES], id);

/** [DF-SCAR-02] */
export const mostLife = (hero: Sheet): number => 9 - 2 * hero.scars.length;
export const isUp = (hero: Sheet): boolean => !hero.fainted && !hero.eliminated;
export const inGame = (table: Table): readonly Sheet[] => table.heroes.filter((hero) => !hero.eliminated);
export const up = (table: Table): readonly Sheet[] => table.heroes.filter(isUp);
export const sheet = (table: Table, id: string): Sheet | undefined =>
  table.heroes.find((hero) => hero.id === id);

/** [DF-COMBAT-09] The next Hero to the left for whom this holds. */
export function nextLeft(table: Table, from: string, holds: (hero: Sheet) => boolean): string | undefined {
  const at = table.heroes.findIndex((hero) => hero.id === from);
  const round = [...table.heroes.slice(at + 1), ...table.heroes.slice(0, at + 1)];
  return round.find(holds)?.id;
}

export const levelOf = (fight: Fight): number => (fight.boss ? 0 : monsterCard(fight.monster).level);

/** [DF-MAB-04] */
export const blow = (fight: Fight): number => foeCard(fight.monster).damage + fight.tucked.length;

/** [DF-REQ-02] [DF-REQ-06] What Monster and room ask of every throw. */
export function asked(table: Table): readonly Requirement[] {
  const { fight, room } = table;
  const cards = [...(fight ? [foeCard(fight.monster)] : []), ...(room ? [roomCard(room)] : [])];
  return REQUIREMENTS.filter((requirement) => cards.some((card) => card.requirement === requirement));
}

/** [DF-REQ-04] Everything this throw must respect. */
export function inForce(table: Table, throwing: Cast): readonly Requirement[] {
  const weapons = throwing.weapons.map(equipmentCard);
  const byWeapon = (requirement: Requirement): boolean =>
    weapons.some((card) => card.type === 'weapon' && card.requirement === requirement);
  const wanted = asked(table);
  return REQUIREMENTS.filter(
    (requirement) =>
      !throwing.ignored.includes(requirement) && (wanted.includes(requirement) || byWeapon(requirement)),
  );
}

/** [DF-ICON-04] Whether the ability's condition is met by this Hit or Miss. */
export const conditionMet = ({ kind }: Ability, hit: boolean): boolean => {
  if (kind === 'agileInstincts') return !hit;
  return (
    hit ||
    !['piercing', 'focused', 'swornEnemy', 'royalMoney', 'hammer', 'grapeshot', 'bellRinger'].includes(kind)
  );
};

/** [DF-ICON-01] [DF-ICON-02] [DF-ICON-06] The colours an icon on this die may activate. */
export const coloursFor = (hero: Sheet, throwing: Cast): readonly Colour[] =>
  COLOURS.filter(
    (colour) =>
      !hero.scars.includes(colour) &&
      (throwing.die === colour || !COLOURS.some((each) => each === throwing.die)),
  );

export const usable = (hero: Sheet, throwing: Cast): readonly Colour[] =>
  coloursFor(hero, throwing).filter((colour) =>
    conditionMet(heroCard(hero.id).abilities[colour], throwing.hit === true),
  );

export const healing = (card: Equipment): (Spendable['effect'] & { kind: 'heal' }) | undefined =>
  card.type === 'spendable' && card.effect.kind === 'heal' ? card.effect : undefined;
