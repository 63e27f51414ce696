/** A scene that is played on by chance for a while, with a referee beside it. */
import type {
  Decision,
  Game,
  GameEvent,
  MachineState,
  MatchOptions,
  Option,
  Recorded,
} from '@questhall/kernel';
import { asGame, below, refused, seeded } from '@questhall/kernel';
import type { Referee } from './referee.ts';
import { objectionText, refereed } from './referee.ts';
import type { Scene } from './scenario.ts';
import { SCENE_END } from './scenario.ts';

export interface PlayingOn {
  readonly referee: Referee;
  /** So many answers at the most. */
  readonly answers: number;
  readonly seed: string;
  /** What is wanted of these options; nothing: any of them. */
  readonly wants?: (decision: Decision) => Option | undefined;
  /** What is asked, offered, refused and told is added to this, for a fingerprint. */
  readonly seen?: unknown[];
}

const recorded = (events: readonly GameEvent[]): readonly Recorded[] => events.map((event) => ({ event }));

/** What is wrong first: an objection, or a fault of the state. Nothing: all is well. */
export function playOn<S extends MachineState, O extends MatchOptions, V>(
  typed: Game<S, O, V>,
  scene: Scene<S>,
  options: MatchOptions,
  { referee, answers, seed, wants = () => undefined, seen }: PlayingOn,
): string | undefined {
  const game = asGame(typed);
  const watching = refereed(referee, game, options);
  const chance = { rng: seeded(seed) };
  watching.opening(scene.state, scene.decisions, []);
  for (let n = 0; n < answers && !scene.state.outcome; n++) {
    const [decision] = scene.decisions;
    if (!decision) return 'nobody is asked';
    if (decision.kind === SCENE_END) return undefined;
    const option = wants(decision) ?? (decision.options[below(chance, decision.options.length)] as Option);
    seen?.push(scene.decisions, refused(game, scene.state, decision.seat));
    const told = scene.events().length;
    scene.take(decision.seat, option);
    const events = recorded(scene.events().slice(told));
    seen?.push(events);
    const [objection] = watching.beat(scene.state, scene.decisions, events, decision, option);
    if (objection) return `${JSON.stringify(option)}: ${objectionText(objection)}`;
    const [fault] = game.faults(scene.state);
    if (fault) return `${JSON.stringify(option)}: ${fault}`;
  }
  return undefined;
}
