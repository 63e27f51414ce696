import { useEffect, useRef } from 'react';
import type { SoundPack } from './pack.ts';
import { enterWorld } from './player.ts';

/** The music and the room of a world, for as long as the component is there; danger from 0 to 1. */
export function useWorld(pack: SoundPack | undefined, danger = 0): void {
  const world = useRef<ReturnType<typeof enterWorld>>(undefined);
  useEffect(() => {
    if (pack === undefined) return;
    world.current = enterWorld(pack);
    return world.current.leave;
  }, [pack]);
  useEffect(() => world.current?.setDanger(danger), [danger]);
}
