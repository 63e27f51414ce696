/** What comes of throws at one table: computed in another thread before the answer is given, and kept until it is. */
import type { Json, Option } from '@questhall/kernel';
import { same } from '@questhall/kernel';
import type { DiceTable, Landed } from '@questhall/protocol/host';
import type { Rolling } from '../dice/rolling.ts';

export interface Throws {
  /** The dice as the table's host sees them: what was made ready needs no physics any more. */
  readonly dice: DiceTable;
  /** Whether the dice of this answer lie already. */
  isReady(thrown: Thrown): boolean;
  /** Lets the dice fall. False: there are too many in the air. */
  makeReady(asker: string, thrown: Thrown, plan: Json): Promise<boolean>;
}

interface Thrown {
  readonly option: Option;
  readonly thrown?: Json | undefined;
}

interface Ready extends Thrown {
  readonly version: number;
  readonly landed: Landed;
}

/** `version`: how many entries the log has now; what was thrown before another one is not thrown any more. */
export function createThrows(dice: DiceTable, game: string, rolling: Rolling, version: () => number): Throws {
  let ready: readonly Ready[] = [];
  const find = ({ option, thrown }: Thrown): Ready | undefined =>
    ready.find(
      (each) =>
        each.version === version() && same([each.option, each.thrown ?? null], [option, thrown ?? null]),
    );
  return {
    dice: {
      ...dice,
      land(match, option, thrown, seeds, openFor) {
        const found = find({ option, thrown });
        ready = ready.filter((each) => each !== found && each.version === version());
        return found?.landed ?? dice.land(match, option, thrown, seeds, openFor);
      },
    },
    isReady: (thrown) => find(thrown) !== undefined,
    async makeReady(asker, { option, thrown }, plan) {
      const now = version();
      const landed = await rolling.roll(asker, game, plan);
      if (!landed) return false;
      ready = [...ready, { option, thrown, version: now, landed }];
      return true;
    },
  };
}
