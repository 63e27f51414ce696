/** Lines that somebody types, or that come through a pipe. */
import { createInterface } from 'node:readline';
import type { Io } from '../io.ts';

export interface Lines {
  /** The next line; null when there are no more. What came through a pipe is written out, so that a transcript reads well. */
  next(prompt: string): Promise<string | null>;
  close(): void;
}

export function openLines({ input, interactive, out }: Io): Lines {
  const reader = createInterface(
    interactive ? { input, output: process.stdout, terminal: true } : { input, terminal: false },
  );
  const waiting: string[] = [];
  let wanted: ((line: string | null) => void) | undefined;
  let closed = false;

  const give = (line: string | null): void => {
    const receiver = wanted;
    wanted = undefined;
    receiver?.(line);
  };
  reader.on('line', (line) => {
    if (wanted) give(line);
    else waiting.push(line);
  });
  reader.on('close', () => {
    closed = true;
    give(null);
  });

  return {
    async next(prompt) {
      if (interactive) reader.setPrompt(prompt);
      else out.write(prompt);
      const line = await new Promise<string | null>((resolve) => {
        const buffered = waiting.shift();
        if (buffered !== undefined) return resolve(buffered);
        if (closed) return resolve(null);
        wanted = resolve;
        if (interactive) reader.prompt();
      });
      if (!interactive) out.write(line === null ? '\n' : `${line}\n`);
      return line;
    },
    close: () => reader.close(),
  };
}
