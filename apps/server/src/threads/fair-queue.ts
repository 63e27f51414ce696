/** What waits is served in turn by who asked: whoever asks for much waits for themselves, not for others. */
export interface FairQueue<T> {
  /** False: this one has too much waiting already. */
  push(asker: string, item: T): boolean;
  /** Of those who may come now, the one whose turn it is. */
  shift(mayCome?: (asker: string) => boolean): T | undefined;
  /** Takes out what nobody waits for any more. */
  remove(asker: string, item: T): boolean;
  /** How many items of this asker wait. */
  waiting(asker: string): number;
  /** How many askers wait. */
  askers(): number;
  clear(): readonly T[];
}

export function createFairQueue<T>(mostEach: number): FairQueue<T> {
  /** Whose turn it is comes first. */
  const lines = new Map<string, T[]>();
  return {
    push(asker, item) {
      const line = lines.get(asker);
      if (!line) lines.set(asker, [item]);
      else if (line.length >= mostEach) return false;
      else line.push(item);
      return true;
    },
    shift(mayCome = () => true) {
      for (const [asker, line] of lines) {
        if (!mayCome(asker)) continue;
        lines.delete(asker);
        const item = line.shift();
        if (line.length > 0) lines.set(asker, line);
        return item;
      }
      return undefined;
    },
    remove(asker, item) {
      const line = lines.get(asker);
      const at = line?.indexOf(item) ?? -1;
      if (!line || at < 0) return false;
      line.splice(at, 1);
      if (line.length === 0) lines.delete(asker);
      return true;
    },
    waiting: (asker) => lines.get(asker)?.length ?? 0,
    askers: () => lines.size,
    clear() {
      const all = [...lines.values()].flat();
      lines.clear();
      return all;
    },
  };
}
