/** [DF-COMBAT] [DF-NODICE] [DF-THROW] [DF-REQ] Whose turn it is, which die, and what the throw must respect. */
import { FACES_OF } from '../src/throws.ts';
import { COLOURS } from '../src/vocabulary.ts';
import { each, on } from './check.ts';
import { asked, equipmentCard, inForce, isUp, levelOf, nextLeft, sheet, up } from './printed.ts';

export const TURNS = [
  on('turnBegan', 'DF-COMBAT-09', ({ hero }, { table }) => {
    const from = table.fight?.active ?? '';
    const first = sheet(table, from);
    const right = !table.fight?.begun && first && isUp(first) ? from : nextLeft(table, from, isUp);
    return hero !== right && `it is the turn of ${hero}, not of ${right}`;
  }),
  on('turnBegan', 'DF-HIT-04', (_event, { table }) =>
    table.fight && table.fight.life <= 0
      ? `${table.fight.monster} fights on with ${table.fight.life} life`
      : undefined,
  ),
  on('dieChosen', 'DF-COMBAT-05', ({ hero, die }, { table }) =>
    hero !== table.fight?.active
      ? `${hero} takes a die in the turn of ${table.fight?.active}`
      : die !== 'white' && !table.fight.pool.includes(die)
        ? `the ${die} die is not in the pool`
        : undefined,
  ),
  on('dieChosen', 'DF-COMBAT-11', ({ die }, { table }) =>
    die === 'white' && table.fight && table.fight.pool.length > 0
      ? 'a white die while the pool holds dice'
      : undefined,
  ),
  on('dieChosen', 'DF-NODICE-02', ({ die }, { table }) =>
    die === 'white' && table.white < 1 ? 'a white die from an empty Chest' : undefined,
  ),
  on('dieChosen', 'DF-FAINT-02', ({ hero }, { table }) => {
    const thrower = sheet(table, hero);
    return thrower && !isUp(thrower) && `${hero} is down and throws`;
  }),
  on(
    'retrieved',
    'DF-NODICE-07',
    (_event, { table }) => table.fight?.boss && 'dice are retrieved from a Boss',
  ),
  on('retrieved', 'DF-NODICE-01', (_event, { table }) =>
    table.fight && table.fight.pool.length > 0 ? 'dice are retrieved while the pool holds some' : undefined,
  ),
  on('retrieved', 'DF-NODICE-09', ({ dice }, { table }) => {
    const right = COLOURS.filter((colour) => !table.fight?.out.includes(colour));
    return [...dice].sort().join() !== [...right].sort().join() && `${dice} come back, not ${right}`;
  }),
  on('heroHurt', 'DF-NODICE-03', ({ why, amount, hero }, { table }) =>
    why === 'retrieve' && table.fight && amount !== levelOf(table.fight)
      ? `${hero} suffers ${amount} for the dice, not ${levelOf(table.fight)}`
      : undefined,
  ),
  on('heroHurt', 'DF-BACK-02', ({ why, amount, hero }, { table }) =>
    why === 'backDown' && table.fight && amount !== levelOf(table.fight)
      ? `${hero} loses ${amount} by backing down, not ${levelOf(table.fight)}`
      : undefined,
  ),
  on('weaponsDeclared', 'DF-EQUIP-03', ({ hero, weapons }, { table }) => {
    const own = sheet(table, hero)?.equipment ?? [];
    const wrong = weapons.find((card) => !own.includes(card) || equipmentCard(card).type !== 'weapon');
    return wrong && `${hero} fights with ${wrong}, which is no Weapon of theirs`;
  }),
  on('requirementIgnored', 'DF-RELIC-03', ({ card, requirement }, { table, cast }) => {
    const { fight } = table;
    if (!table.relics.includes(card)) return `${card} is not by the Chest`;
    if (fight?.relicsUsed.includes(card)) return `${card} is used twice in a combat`;
    return cast && !inForce(table, cast).includes(requirement) && `${requirement} was not required`;
  }),
  on('thrown', 'DF-COMBAT-06', ({ hero, die }, { cast }) =>
    hero !== cast?.hero || die !== cast.die
      ? `${hero} throws ${die}, but ${cast?.hero} took ${cast?.die}`
      : undefined,
  ),
  on('thrown', 'DF-SDIE-06', ({ die, face }) =>
    !FACES_OF[die].includes(face) ? `the ${die} die shows ${face}, which is not on it` : undefined,
  ),
  on('thrown', 'DF-REQ-05', ({ faults }, { table, cast }) => {
    const force = cast ? inForce(table, cast) : [];
    const stray = faults.find((fault) => fault !== 'bounce' && !force.includes(fault));
    return stray && `${stray} failed, but nothing asked for it`;
  }),
  on('thrown', 'DF-MOD-03', ({ thorns }, { table }) =>
    thorns && !table.fight?.bushes ? 'thorns, but no bushes stand' : undefined,
  ),
  on('thrown', 'DF-TPL-08', ({ rest }, { table }) => {
    const templates: readonly string[] = table.fight?.templates ?? [];
    return (
      ['slime', 'majorHeal', 'lightning'].includes(rest) &&
      !templates.includes(rest) &&
      `no ${rest} Template lies there`
    );
  }),
];

export const TURNS_AFTER = [
  each('DF-REQ-04', ({ after, table, cast }) => {
    const shown = after.throw;
    if (!shown || !cast || shown.landing) return [];
    const right = inForce(table, cast);
    return [
      shown.requirements.join() !== right.join() &&
        `the throw must respect ${shown.requirements}, not ${right}`,
    ];
  }),
  each('DF-REQ-02', ({ after, table }) => [
    after.combat && after.combat.requirements.join() !== asked(table).join()
      ? `the combat asks for ${after.combat.requirements}, not ${asked(table)}`
      : undefined,
  ]),
  each('DF-COMBAT-05', ({ asked: open, table }) =>
    open
      .filter(({ kind }) => kind === 'chooseDie')
      .flatMap(({ options }) => {
        const { fight } = table;
        if (!fight) return ['a die is chosen outside of combat'];
        const dice = options.flatMap((option) =>
          option.do === 'take' && option.at ? [String(option.at.die)] : [],
        );
        const right =
          fight.pool.length > 0 ? [...new Set<string>(fight.pool)] : table.white > 0 ? ['white'] : [];
        const back = options.some((option) => option.do === 'retrieve');
        return [
          dice.sort().join() !== right.sort().join() && `dice offered: ${dice}, not ${right}`,
          back !== (fight.pool.length === 0 && !fight.boss) && `retrieving is ${back ? '' : 'not '}offered`,
        ];
      }),
  ),
  each('DF-BOSS-06', ({ table, after, asked: open }) => {
    const { fight } = table;
    return [
      fight?.boss &&
      open.some(({ kind }) => kind === 'chooseDie') &&
      fight.pool.length === 0 &&
      table.white === 0 &&
      after.phase !== 'over'
        ? 'a die must be chosen against the Boss, and there is none'
        : undefined,
    ];
  }),
  each('DF-LOSE-01', ({ table, after }) => [
    ['combat', 'boss'].includes(after.phase) &&
    up(table).length === 0 &&
    after.threat === null &&
    after.throw === null
      ? 'nobody is conscious, and the combat goes on'
      : undefined,
  ]),
];
