/** The sentence of the status bar. */

import type { Seat, Viewer } from '@questhall/kernel';
import type { SeatInfo } from '@questhall/protocol';
import { LANGUAGE } from '../language/languages.ts';
import { t } from '../language/texts.ts';
import type { Scene } from './game-table.ts';

interface StatusInput {
  readonly scene: Pick<Scene, 'decision' | 'outcome' | 'waiting' | 'words' | 'view' | 'seat'>;
  readonly seats: readonly SeatInfo[];
  /** The name of the figure a seat plays: tells bots apart. */
  readonly figure: (seat: Seat) => string;
  /** What is being shown right now, as a sentence. */
  readonly happening: string | undefined;
  /** More than one person plays at this screen: say whom it concerns. */
  readonly shared: boolean;
}

export function statusOf({ scene, seats, figure, happening, shared }: StatusInput): string {
  const { decision, outcome, words, view, seat } = scene;
  if (happening !== undefined) return happening;
  if (outcome !== null) return words.outcome(outcome, view);
  if (decision === null) return waitingFor(scene.waiting, seats, figure, seat);
  const sentence = words.decision(decision.kind, decision.about, view);
  return shared ? `${seats[decision.seat]?.name ?? ''}: ${sentence}` : sentence;
}

const LIST = new Intl.ListFormat(LANGUAGE);

/** One seat may play several figures: "Prince Charming & Red Riding Hood". */
const isSeveral = (name: string): boolean => name.includes(' & ');

function waitingFor(
  waiting: Scene['waiting'],
  seats: readonly SeatInfo[],
  figure: (seat: Seat) => string,
  eyes: Viewer,
): string {
  const asked = [...new Set(waiting.map(({ seat }) => seat))].filter(
    (seat) => seat !== eyes || seats[seat]?.bot !== null,
  );
  const names = asked.map((seat) => (seats[seat]?.bot === null ? seats[seat].name : figure(seat)));
  if (names.length === 0) return t('One moment');
  const bots = asked.every((seat) => seats[seat]?.bot !== null);
  const all = LIST.format(names);
  if (bots)
    return t(names.length > 1 || isSeveral(all) ? '{all} are thinking' : '{all} is thinking', { all });
  return t('Waiting for {all}', { all });
}
