/** [DF-EQUIP] [DF-RELIC] [DF-MAB-02] What Heroes carry, use, lose and hand on. */
import { each, on } from './check.ts';
import { missDamage } from './harm.ts';
import { equipmentCard, foeCard, heroCard, inGame, isUp, sheet } from './printed.ts';
import type { Scene } from './scene.ts';
import type { Sheet } from './table.ts';

const crookLimit = ({ table }: Scene): number => {
  const ability = table.fight && foeCard(table.fight.monster).ability;
  if (ability?.kind === 'crook') return ability.limit;
  return ability?.kind === 'superCrook' ? Number.POSITIVE_INFINITY : 0;
};

/** Armors of the thrower that could do something about this Miss. */
const usefulArmors = (scene: Scene): readonly string[] => {
  const { cast, table } = scene;
  const hero = cast && sheet(table, cast.hero);
  if (!hero || cast.hit !== false) return [];
  return hero.equipment.filter((id) => {
    const card = equipmentCard(id);
    if (card.type !== 'armor' || hero.turned.includes(id)) return false;
    return card.effect.kind !== 'prevent' || missDamage(scene) > 0;
  });
};

export const EQUIPMENT_CHECKS = [
  on('armorUsed', 'DF-EQUIP-08', ({ hero, card }, { table, cast, armors }) => {
    const owner = sheet(table, hero);
    if (!owner?.equipment.includes(card) || equipmentCard(card).type !== 'armor')
      return `${hero} has no ${card}`;
    if (armors.includes(card)) return `${card} is used twice in a combat`;
    return (cast?.hit !== false || cast.hero !== hero) && `${card} is used, but ${hero} did not Miss`;
  }),
  on('armorUsed', 'DF-FAINT-02', ({ hero }, { table }) => {
    const owner = sheet(table, hero);
    return owner && !isUp(owner) && `${hero} is down and uses Armor`;
  }),
  on('armorUsed', 'DF-UNI-02', ({ card }, scene) => {
    const printed = equipmentCard(card);
    const prevents = printed.type === 'armor' && printed.effect.kind === 'prevent';
    return prevents && missDamage(scene) === 0 && `${card} is used up, but nothing is left to prevent`;
  }),
  on('heroHurt', 'DF-DEC-20', ({ why, hero }, scene) => {
    if (why !== 'miss' || scene.cast?.asked.has('armor')) return undefined;
    const useful = usefulArmors(scene);
    return useful.length > 0 ? `${hero} has ${useful} and is not asked` : undefined;
  }),
  on('spent', 'DF-EQUIP-11', ({ hero, card }, { table }) => {
    const owner = sheet(table, hero);
    if (!owner?.equipment.includes(card) || equipmentCard(card).type !== 'spendable')
      return `${hero} has no ${card}`;
    return !isUp(owner) && `${hero} is down and spends ${card}`;
  }),
  on('spent', 'DF-EQUIP-10', ({ card }, scene) => {
    const printed = equipmentCard(card);
    if (printed.type !== 'spendable') return undefined;
    const { kind } = printed.effect;
    if (kind === 'doubleSection') return scene.cast?.hit !== true && `${card} doubles nothing`;
    if (kind !== 'cancelMissDamage') return undefined;
    return (scene.cast?.hit !== false || missDamage(scene) === 0) && `${card} cancels nothing`;
  }),
  on('spent', 'DF-RULING-11', ({ on: hero, card }, { table }) => {
    const healed = hero === '' ? undefined : sheet(table, hero);
    return healed && !isUp(healed) && `${card} is spent on ${hero}, who is down`;
  }),
  on('stolen', 'DF-MAB-02', ({ hero, card }, scene) => {
    const { cast, table } = scene;
    if (!sheet(table, hero)?.equipment.includes(card)) return `${hero} loses ${card} without having it`;
    if (cast?.hero !== hero || cast.hit !== false) return `${hero} loses ${card} without a Miss`;
    return (
      (table.fight?.stolen ?? 0) >= crookLimit(scene) && `more than ${crookLimit(scene)} cards are stolen`
    );
  }),
  on('turnBegan', 'DF-MAB-02', (_event, scene) => {
    const { cast, table } = scene;
    const hero = cast && sheet(table, cast.hero);
    if (cast?.hit !== false || cast.stolen || !hero || hero.equipment.length === 0) return undefined;
    return (table.fight?.stolen ?? 0) < crookLimit(scene) && `${hero.id} Missed a Crook and loses nothing`;
  }),
  on('equipmentTaken', 'DF-RULING-16', ({ hero, card }, { table }) =>
    sheet(table, hero)?.eliminated ? `${card} goes to ${hero}, who is out of the game` : undefined,
  ),
  on('bought', 'DF-RULING-16', ({ hero, card }, { table }) =>
    sheet(table, hero)?.eliminated ? `${card} goes to ${hero}, who is out of the game` : undefined,
  ),
  on('equipmentPassed', 'DF-RULING-16', ({ to, card }, { table }) =>
    sheet(table, to)?.eliminated ? `${card} goes to ${to}, who is out of the game` : undefined,
  ),
  on('equipmentPassed', 'DF-REST-11', ({ from, card }, { table, before }) =>
    !sheet(table, from)?.equipment.includes(card)
      ? `${from} passes ${card} without having it`
      : before.phase !== 'resting' && before.phase !== 'shop'
        ? `${card} changes hands outside of Resting and Shop`
        : undefined,
  ),
  on('equipmentTaken', 'DF-RELIC-02', ({ hero, card }) =>
    (equipmentCard(card).type === 'relic') !== (hero === '')
      ? `${card} goes to ${hero || 'the Chest'}`
      : undefined,
  ),
];

const namesakes = (hero: Sheet, card: string, without?: string): boolean =>
  equipmentCard(card).type === 'weapon' &&
  hero.equipment.some((id) => id !== without && equipmentCard(id).name === equipmentCard(card).name);

/** There is room for the card, or a card of its type that can be swapped for it. */
function fits(from: Sheet, to: Sheet, card: string, passed: ReadonlySet<string>): boolean {
  const { type } = equipmentCard(card);
  if (type === 'relic') return false;
  const alike = to.equipment.filter((id) => equipmentCard(id).type === type);
  if (alike.length < heroCard(to.id).carries[type]) return !namesakes(to, card);
  return alike.some((id) => !passed.has(id) && !namesakes(to, card, id) && !namesakes(from, id, card));
}

export const EQUIPMENT_AFTER = [
  each('DF-EQUIP-02', ({ after }) =>
    after.heroes.flatMap((hero) => {
      const { carries } = heroCard(hero.id);
      return (['weapon', 'armor', 'spendable'] as const).map((type) => {
        const held = hero.equipment.filter((id) => equipmentCard(id).type === type).length;
        return held > carries[type] && `${hero.id} carries ${held} of type ${type}, at most ${carries[type]}`;
      });
    }),
  ),
  each('DF-EQUIP-06', ({ after }) =>
    after.heroes.map((hero) => {
      const names = hero.equipment
        .map(equipmentCard)
        .filter(({ type }) => type === 'weapon')
        .map(({ name }) => name);
      return new Set(names).size < names.length && `${hero.id} has two Weapons of one name`;
    }),
  ),
  each('DF-COMP-04', ({ after }) => {
    const everywhere = [
      ...after.heroes.flatMap(({ equipment }) => equipment),
      ...after.relics,
      ...after.display,
      ...(after.combat?.tucked ?? []),
    ];
    return [new Set(everywhere).size < everywhere.length && 'an Equipment card is in two places'];
  }),
  /** [DF-REST-11] Equipment may change hands within limits: to whoever has room, or for a card that makes room. */
  each('DF-REST-11', ({ asked, table, offered, passed }) =>
    asked
      .filter(({ kind }) => kind === 'arrange')
      .flatMap(({ seat, options }) => {
        const own = inGame(table).filter((hero) => hero.seat === seat);
        const others = inGame(table).filter((hero) => hero.seat !== seat);
        const ways = options.flatMap((each) =>
          'card' in each && 'to' in each ? [`${each.card} ${each.to}`] : [],
        );
        return own.flatMap((hero) =>
          hero.equipment.flatMap((card) =>
            others.map((other) => {
              if (passed.has(card) || offered.has(`${card} ${other.id}`)) return undefined;
              return (
                fits(hero, other, card, passed) &&
                !ways.includes(`${card} ${other.id}`) &&
                `${hero.id} cannot offer ${card} to ${other.id}`
              );
            }),
          ),
        );
      }),
  ),
];
