/**
 * How strong somebody probably is, and how sure that is, after a match: the model of Plackett and Luce in the approximation of
 * Weng and Lin (2011), as OpenSkill has it. Teams of any number and size; who shares a rank has drawn.
 */

export interface Skill {
  /** How strong, and how uncertain that is: a mean and a standard deviation. */
  readonly mu: number;
  readonly sigma: number;
}

export const NEW_SKILL: Skill = { mu: 25, sigma: 25 / 3 };

/** How much a single match depends on the day. */
const BETA = 25 / 6;
/** People change: nobody's strength is ever known for good. */
const TAU = 25 / 300;
const LEAST = 1e-4;

interface Team {
  readonly players: readonly Skill[];
  readonly mu: number;
  readonly variance: number;
  readonly rank: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/**
 * The skills after a match, team by team. `ranks`: 1 is the best. `weight`: how much the match counts for the one who is asked
 * about, from 0 to 1.
 */
export function rated(
  teams: readonly (readonly Skill[])[],
  ranks: readonly number[],
  weight = 1,
): readonly (readonly Skill[])[] {
  const all = teams.map((players, at): Team => {
    const restless = players.map(({ mu, sigma }) => ({ mu, sigma: Math.hypot(sigma, TAU) }));
    return {
      players: restless,
      mu: sum(restless.map(({ mu }) => mu)),
      variance: sum(restless.map(({ sigma }) => sigma ** 2)),
      rank: ranks[at] ?? 0,
    };
  });
  const c = Math.sqrt(sum(all.map(({ variance }) => variance + BETA ** 2)));
  const pull = ({ mu }: Team): number => Math.exp(mu / c);
  return all.map((team) => {
    let [omega, delta] = [0, 0];
    for (const other of all) {
      if (other.rank > team.rank) continue;
      const behind = sum(all.filter(({ rank }) => rank >= other.rank).map(pull));
      const alike = all.filter(({ rank }) => rank === other.rank).length;
      const chance = pull(team) / behind;
      omega += ((other === team ? 1 : 0) - chance) / alike;
      delta += (chance * (1 - chance)) / alike;
    }
    const shift = (omega * team.variance) / c;
    const certainty = (delta * team.variance ** 1.5) / c ** 3;
    return team.players.map(({ mu, sigma }) => {
      const share = sigma ** 2 / team.variance;
      return {
        mu: mu + weight * share * shift,
        sigma: sigma * Math.sqrt(Math.max(1 - weight * share * certainty, LEAST)),
      };
    });
  });
}

/** How likely the first team is to do better than the second, by the same model. */
export function chanceOf(one: readonly Skill[], other: readonly Skill[]): number {
  const apart = sum(one.map(({ mu }) => mu)) - sum(other.map(({ mu }) => mu));
  const unsure = sum([...one, ...other].map(({ sigma }) => sigma ** 2));
  return 1 / (1 + Math.exp(-apart / Math.sqrt(2 * BETA ** 2 + unsure)));
}
