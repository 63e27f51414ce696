/** Which of the open options each weapon, spell, skill and consumable stands for, and which one is meant. */
import type { DungeonlandEvent, DungeonlandOption } from '@questhall/games/dungeonland';
import { asDungeonlandEvent, asDungeonlandOption } from '@questhall/games/dungeonland';
import type { GameEvent, Option } from '@questhall/kernel';
import { canonical } from '@questhall/kernel';

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

/** Where several things in hand could be pointed at the same target, the one that was used last is meant. */
export function preferArm(options: readonly Option[], arm: string | undefined): readonly Option[] {
  if (arm === undefined) return options;
  const targets = new Set(
    options.flatMap((option) => (armOf(option) === arm && option.at ? [canonical(option.at)] : [])),
  );
  return options.filter((option) => {
    const used = armOf(option);
    return used === undefined || used === arm || !option.at || !targets.has(canonical(option.at));
  });
}

/** With something in hand only what it can do is lit. */
export const withArm = (options: readonly Option[], arm: string | undefined): readonly Option[] => {
  const own = arm === undefined ? [] : options.filter((option) => armOf(option) === arm);
  return own.length === 0 ? options : own;
};
