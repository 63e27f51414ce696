/** Damage, defeat, knock-outs, statuses. */
import { kindCard } from '../content/index.ts';
import { emit } from '../events.ts';
import { findMonster, heroState, isHeroId, monsterSquares, tilesOfMonster } from '../queries/board.ts';
import { maxLifeOf } from '../queries/heroes.ts';
import { lifeOfMonster } from '../queries/monsters.ts';
import type { FigureId, HeroState, MonsterState, State } from '../state.ts';
import type { HeroId, Status } from '../vocabulary.ts';
import { addMonster, wakeAround } from './arrivals.ts';
import { settle } from './settle.ts';

/** [SF-ATK-10] [SF-RULING-64] Wounds a monster; true if it is defeated. `noise`: the heroes' doing (R-63, R-74). */
export function woundMonster(
  s: State,
  id: FigureId,
  amount: number,
  by: FigureId,
  why: string,
  noise = true,
): boolean {
  const monster = findMonster(s, id);
  if (!monster) return false;
  const life = lifeOfMonster(s, monster);
  monster.wounds = Math.min(life, monster.wounds + amount);
  if (isHeroId(s, by) && !monster.hurtBy.includes(by as HeroId)) monster.hurtBy.push(by as HeroId);
  emit(s, { type: 'damaged', figure: id, amount, left: life - monster.wounds, by, why });
  if (noise) {
    for (const tile of tilesOfMonster(s, monster)) if (!s.noise.includes(tile)) s.noise.push(tile);
  }
  if (monster.wounds < life) return false;
  defeat(s, monster, by);
  settle(s);
  return true;
}

function defeat(s: State, monster: MonsterState, by: FigureId): void {
  const [square] = monsterSquares(s, monster);
  s.monsters = s.monsters.filter((other) => other.id !== monster.id);
  s.killed.push(monster.id);
  if (s.wolf === monster.id) s.wolf = '';
  if (s.aim === monster.id) s.aim = '';
  emit(s, { type: 'defeated', monster: monster.id, kind: monster.kind, by });
  if (s.options.mode === 'big-hunting') score(s, monster, by);
  if (monster.ridden && square !== undefined) dismount(s, monster, square);
}

/** [SF-RULING-71] The rider goes on on foot. */
function dismount(s: State, spider: MonsterState, square: number): void {
  const rider = addMonster(s, 'ugly-snout', square, spider.facing, { awake: spider.awake });
  rider.acted = spider.acted;
  emit(s, { type: 'monsterArrived', monster: rider.id, kind: 'ugly-snout', square, how: 'rider' });
}

/** [SF-HUNT-07] */
function score(s: State, monster: MonsterState, by: FigureId): void {
  const { points } = kindCard(monster.kind);
  for (const hero of s.heroes) {
    const gain = hero.id === by ? points : monster.hurtBy.includes(hero.id) ? 1 : 0;
    if (gain === 0) continue;
    hero.points += gain;
    emit(s, { type: 'scored', hero: hero.id, points: gain, total: hero.points });
  }
}

/** A hero loses Life; at 0 he goes down. */
export function hurtHero(s: State, id: HeroId, amount: number, by: FigureId, why: string): void {
  const hero = heroState(s, id);
  if (hero.lying || amount <= 0) return;
  const lost = Math.min(hero.life, amount);
  hero.life -= lost;
  emit(s, { type: 'damaged', figure: id, amount: lost, left: hero.life, by, why });
  if (hero.life === 0) goDown(s, hero);
}

/** [SF-DOWN-01] [SF-DOWN-02] [SF-RULING-124] */
function goDown(s: State, hero: HeroState): void {
  hero.lying = true;
  if (s.options.mode === 'big-hunting') {
    /** [SF-HUNT-08] */
    hero.knockouts += 1;
    const lost = Math.min(2, hero.points);
    hero.points -= lost;
    if (lost > 0) emit(s, { type: 'scored', hero: hero.id, points: 0 - lost, total: hero.points });
  } else if (!s.dodge) s.endToken = Math.max(1, s.endToken - 1);
  emit(s, { type: 'wentDown', hero: hero.id, end: s.endToken });
  /** [SF-RULING-79] */
  for (const monster of s.monsters) if (monster.warCry === hero.id) monster.warCry = '';
  if (!s.dodge) dropPiece(s, hero);
}

/** [SF-PROP-07] */
function dropPiece(s: State, hero: HeroState): void {
  const tome = s.tomes.find((piece) => piece.id === hero.tome);
  if (!tome) return;
  tome.cell = hero.cell;
  hero.tome = '';
  emit(s, { type: 'tomeDropped', hero: hero.id, tome: tome.id, square: hero.cell });
}

/** [SF-RULING-142] Never above the heart, never while lying. */
export function heal(s: State, id: HeroId, n: number): void {
  const hero = heroState(s, id);
  if (hero.lying) return;
  const gained = Math.min(n, maxLifeOf(hero) - hero.life);
  if (gained <= 0) return;
  hero.life += gained;
  emit(s, { type: 'healed', hero: id, amount: gained });
}

/** [SF-RULING-68] A status does not stack with itself. [SF-RULING-67] Monsters are never Poisoned. */
export function afflict(s: State, id: FigureId, status: Status): void {
  const monster = findMonster(s, id);
  if (monster) {
    if (status === 'poisoned' || monster[status]) return;
    monster[status] = true;
  } else {
    const hero = heroState(s, id);
    if (status === 'stunned') {
      if (hero.stunned !== '') return;
      hero.stunned = 'next';
    } else {
      if (hero[status]) return;
      hero[status] = true;
    }
  }
  emit(s, { type: 'statusGained', figure: id, status });
}

export function giveShields(s: State, hero: HeroState, n: number): void {
  if (n <= 0) return;
  hero.shield += n;
  emit(s, { type: 'shieldsGained', hero: hero.id, amount: n, now: hero.shield });
}

export function spendShields(s: State, hero: HeroState, n: number): void {
  if (n <= 0) return;
  hero.shield -= n;
  emit(s, { type: 'shieldsSpent', hero: hero.id, amount: n, now: hero.shield });
}

/** [SF-WAKE-07] [SF-RULING-59] A one-square monster was thrown or pushed onto a square. */
export function monsterThrown(s: State, monster: MonsterState, cell: number): void {
  wakeAround(s, monster);
  if (kindCard(monster.kind).big || !s.holes.includes(cell)) return;
  emit(s, { type: 'trapped', figure: monster.id, how: 'hole' });
  if (!woundMonster(s, monster.id, 1, '', 'hole', false)) monster.stuck = true;
}
