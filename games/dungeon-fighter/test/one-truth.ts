/**
 * The same matches by measured landings and by physics, side by side: `node test/one-truth.ts [matches] [players] [hand]
 * [first]`, without a hand with three of them. Win rates and damage a throw must agree, or simulations tell of a game that
 * nobody plays.
 */
import { createBot } from '@questhall/bots';
import { asGame, openMatch, submit } from '@questhall/kernel';
import type { Dice } from '../src/dice.ts';
import { isThrow, loadDice } from '../src/dice.ts';
import { asDfEvent } from '../src/events.ts';
import { rules } from '../src/index.ts';
import { SECTION_VALUES } from '../src/throws.ts';
import type { Hand } from '../src/vocabulary.ts';

const game = asGame(rules);
const MOST = 4000;

interface Sum {
  wins: number;
  throws: number;
  hits: number;
  damage: number;
}

/** One match of greedy bots; without dice the rules draw. */
function play(seed: string, players: number, hand: Hand, dice: Dice | undefined, sum: Sum): void {
  const configured = rules.configure({ players, heroes: 'random', hand, difficulty: 'normal' });
  if ('problems' in configured) throw new Error('the settings have changed');
  const seats = Array.from({ length: players }, (_, seat) => `Seat ${seat + 1}`);
  const match = openMatch(game, { options: configured.options, seed, seats });
  const bot = createBot('greedy', { seed });
  for (let n = 0; n < MOST && !match.state.outcome; n++) {
    const [open] = match.decisions;
    if (open === undefined) throw new Error('nobody is asked');
    const { option } = bot.choose(game, match.state, open);
    const seeds = { public: `${seed} ${n}`, secret: `secret ${seed} ${n}` };
    const landed = dice && isThrow(option) ? dice.land(match, option, undefined, seeds) : {};
    const handed = 'handed' in landed ? landed.handed : undefined;
    const answered = submit(match, { seat: open.seat, decision: open.id, option }, handed);
    if ('refused' in answered) throw new Error(`refused: ${JSON.stringify(answered.refused)}`);
    for (const { event } of answered.events) {
      const told = asDfEvent(event);
      if (told.type !== 'thrown') continue;
      const worth =
        told.faults.length > 0 ? 0 : (SECTION_VALUES[told.rest as keyof typeof SECTION_VALUES] ?? 0);
      sum.throws += 1;
      sum.hits += worth > 0 ? 1 : 0;
      sum.damage += worth;
    }
  }
  if (match.state.outcome?.how === 'bossDefeated') sum.wins += 1;
}

const percent = (part: number): string => `${(part * 100).toFixed(0)} %`.padStart(5);

const SKILLS = ['clumsy', 'average', 'good'] as const;

async function main(matches: number, players: number, only?: string, first = 0): Promise<void> {
  const dice = await loadDice();
  console.log(`${matches} matches each of ${players} Heroes on Normal, greedy bots`);
  for (const hand of SKILLS.filter((each) => only === undefined || each === only))
    for (const [name, thrower] of [
      ['table', undefined],
      ['physics', dice],
    ] as const) {
      const sum: Sum = { wins: 0, throws: 0, hits: 0, damage: 0 };
      for (let n = first; n < first + matches; n++) play(`truth ${n}`, players, hand, thrower, sum);
      const mean = (sum.damage / sum.throws).toFixed(2);
      console.log(
        `${hand.padEnd(8)}${name.padEnd(8)}won ${String(sum.wins).padStart(3)} (${percent(sum.wins / matches)}), hits ${percent(sum.hits / sum.throws)}, damage a throw ${mean} (${sum.throws} throws)`,
      );
    }
}

if (import.meta.main) {
  const [matches = 20, players = 3, hand, first = 0] = process.argv.slice(2);
  await main(Number(matches), Number(players), hand, Number(first));
}
