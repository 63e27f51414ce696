/** Where the dice lie that were seen to be thrown: the view knows only that they lie on the board. */
import type { Face, Rest } from '@questhall/games/dungeon-fighter';
import { asDfEvent } from '@questhall/games/dungeon-fighter';
import { useEffect, useState } from 'react';
import type { DfScene } from './scene.ts';

export interface SeenLanding {
  readonly rest: Rest;
  readonly face: Face;
}

export function useLandings({ view, happening }: DfScene): ReadonlyMap<number, SeenLanding> {
  const [known, setKnown] = useState<ReadonlyMap<number, SeenLanding>>(new Map());
  const event = happening === null ? undefined : asDfEvent(happening.event);
  const latest = event?.type === 'thrown' ? event : view.throw?.landing;
  const serial = latest?.serial;
  const rest = latest?.slimeTarget ?? latest?.rest;
  const face = latest?.face;
  useEffect(() => {
    if (serial === undefined || rest === undefined || face === undefined) return;
    setKnown((before) => new Map(before).set(serial, { rest, face }));
  }, [serial, rest, face]);
  return known;
}
