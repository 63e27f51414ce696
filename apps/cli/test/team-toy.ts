/** Bone Duel with everybody on one side, as in games that all seats win or lose together. */
import { asGame } from '@questhall/kernel';
import { toy } from '@questhall/testkit/toy';

export const teamToy = asGame({ ...toy, id: 'team-toy', side: () => 0 });
