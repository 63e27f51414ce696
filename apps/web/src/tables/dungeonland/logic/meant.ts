/** Which of the open options each weapon, spell, skill and consumable stands for, and which one is meant. */
import type { DungeonlandEvent, DungeonlandOption, DungeonlandView } from '@questhall/games/dungeonland';
import { asDungeonlandEvent, asDungeonlandOption } from '@questhall/games/dungeonland';
import type { GameEvent, Option, Ref } from '@questhall/kernel';
import { canonical } from '@questhall/kernel';
import { optionsAt } from '../../../table/refs.ts';
import { itemOf } from './items.ts';

/** The weapon, spell, skill or consumable an option is carried out with. */
export function armOf(option: Option): string | undefined {
  const deed: DungeonlandOption = asDungeonlandOption(option);
  switch (deed.do) {
    case 'attack':
    case 'attackSpace':
    case 'strike':
      return deed.weapon;
    case 'cast':
    case 'castSpace':
    case 'castParty':
      return deed.spell;
    case 'consume':
    case 'consumeAt':
      return deed.consumable;
    case 'vigor':
    case 'shieldSlam':
      return deed.do;
    case 'stance':
      return 'defensiveStance';
    default:
      return undefined;
  }
}

/** The latest attack or spell of anybody's own activation. */
export const lastUsed = (past: readonly GameEvent[]) =>
  past
    .map(asDungeonlandEvent)
    .findLast((event) => event.type === 'attackDeclared' && event.occasion === 'action') as
    | Extract<DungeonlandEvent, { readonly type: 'attackDeclared' }>
    | undefined;

/**
 * Where several things in hand could be pointed at the same target, the one that was used last is meant; else the weapon,
 * which costs nothing. Everything else is taken in hand first.
 */
export function preferArm(options: readonly Option[], arm: string | undefined): readonly Option[] {
  const meant = new Map<string, Option>();
  for (const option of options) {
    if (option.at === undefined || armOf(option) === undefined) continue;
    const target = canonical(option.at);
    const before = meant.get(target);
    if (before === undefined || rank(option, arm) > rank(before, arm)) meant.set(target, option);
  }
  return options.filter((option) => {
    if (option.at === undefined || armOf(option) === undefined) return true;
    const best = meant.get(canonical(option.at)) as Option;
    return rank(best, arm) === 0 || rank(option, arm) === rank(best, arm);
  });
}

const rank = (option: Option, arm: string | undefined): number =>
  armOf(option) === arm ? 2 : option.do === 'attack' ? 1 : 0;

/** The one thing that a click on this could mean. */
export function meantAt(options: readonly Option[], at: Ref, arm: string | undefined): Option | undefined {
  const meant = optionsAt({ options: preferArm(options, arm) }, at);
  return meant.length === 1 ? meant[0] : undefined;
}

/** With something in hand only what it can do is lit. */
export const withArm = (options: readonly Option[], arm: string | undefined): readonly Option[] => {
  const own = arm === undefined ? [] : options.filter((option) => armOf(option) === arm);
  return own.length === 0 ? options : own;
};

/** What a click on a figure could have meant: an attack with what the acting hero holds, or a spell. */
export function attacksAt(view: DungeonlandView, figure: number): readonly Option[] {
  const hero = view.heroes.find(({ id }) => id === view.active?.figure);
  return (hero?.wielded ?? []).flatMap((weapon) => {
    const item = itemOf(weapon);
    return item?.kind === 'weapon' ? [{ do: 'attack', weapon, type: item.type, at: { figure } }] : [];
  });
}
