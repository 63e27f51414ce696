/** What happened, kept so that each seat can be told its own version, and cut back when something is undone. */
import type { Game, Json, Recorded, Viewer } from '@questhall/kernel';
import { eventsFor } from '@questhall/kernel';

export interface Story {
  /** Events of the set-up, then of each answer. */
  readonly chapters: (readonly Recorded[])[];
}

/** Sentences of the chapters from one number on, as this viewer saw them. */
export function tell(game: Game, story: Story, viewer: Viewer, view: Json, from = 0): readonly string[] {
  return story.chapters.slice(from).flatMap((chapter) => sentences(game, chapter, viewer, view));
}

export const sentences = (
  { words }: Game,
  recorded: readonly Recorded[],
  viewer: Viewer,
  view: Json,
): readonly string[] =>
  eventsFor(viewer, recorded).flatMap((event) => {
    const sentence = words.event(event, view);
    return sentence === undefined ? [] : [sentence];
  });
