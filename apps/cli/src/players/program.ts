/** A program of somebody else in a seat: it is asked on its standard input and answers on its standard output. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Option, Outcome } from '@questhall/kernel';
import type { Decide, Hello, Over, ProgramAnswer } from './messages.ts';

export interface Program {
  decide(question: Omit<Decide, 'type'>): Promise<Option>;
  /** Tells it that the match is over, and waits a moment for it to end. */
  end(outcome: Outcome | null): Promise<void>;
}

/** A program that has been told that all is over has so long to end by itself, in milliseconds. */
const LAST_WORDS = 2000;

interface Waiting {
  readonly id: number;
  readonly options: readonly Option[];
  readonly settle: (result: Option | Error) => void;
}

/** Starts the program for one match. What it writes to its error stream is shown as it is. */
export function startProgram(command: string, hello: Hello, cwd: string): Program {
  const child = spawn(command, { shell: true, cwd, stdio: ['pipe', 'pipe', 'inherit'] });
  let waiting: Waiting | undefined;
  let broken: Error | undefined;

  const fail = (why: string): void => {
    broken ??= new Error(`${command}: ${why}`);
    waiting?.settle(broken);
  };
  const tell = (message: Hello | Decide | Over): void => {
    child.stdin.write(`${JSON.stringify(message)}\n`);
  };

  const hear = (line: string): void => {
    if (line.trim() === '' || !waiting) return;
    const answer = readAnswer(line);
    if (answer === undefined) return fail(`answered ${shortened(line)}; allowed: {"id": …, "option": …}`);
    // What was asked before, and answered too late.
    if (answer.id < waiting.id) return;
    const option = waiting.options[answer.option];
    if (answer.id !== waiting.id || option === undefined) {
      const allowed = `id ${waiting.id}, option 0 to ${waiting.options.length - 1}`;
      return fail(`answered ${shortened(line)}; allowed: ${allowed}`);
    }
    waiting.settle(option);
  };

  createInterface({ input: child.stdout }).on('line', hear);
  const ended = new Promise<void>((resolve) => {
    child.once('close', (code, signal) => {
      fail(`ended (${signal ?? `exit code ${code}`})`);
      resolve();
    });
  });
  child.once('error', ({ message }) => fail(message));
  // Its end is noticed by `close`; a pipe that breaks says nothing more.
  child.stdin.on('error', () => {});
  tell(hello);

  return {
    decide(question) {
      const { promise, resolve, reject } = Promise.withResolvers<Option>();
      if (broken) return Promise.reject(broken);
      const { deadline } = question;
      const timer = setTimeout(() => fail(`no answer to ${question.kind} within ${deadline} ms`), deadline);
      const settle = (result: Option | Error): void => {
        clearTimeout(timer);
        waiting = undefined;
        if (result instanceof Error) reject(result);
        else resolve(result);
      };
      waiting = { id: question.id, options: question.options, settle };
      tell({ type: 'decide', ...question });
      return promise;
    },
    async end(outcome) {
      if (!broken) tell({ type: 'over', outcome });
      child.stdin.end();
      const impatience = setTimeout(() => child.kill(), broken ? 0 : LAST_WORDS);
      await ended;
      clearTimeout(impatience);
    },
  };
}

function readAnswer(line: string): ProgramAnswer | undefined {
  let value: Partial<ProgramAnswer> | null;
  try {
    value = JSON.parse(line) as Partial<ProgramAnswer> | null;
  } catch {
    return undefined;
  }
  const { id, option } = value ?? {};
  return typeof id === 'number' && typeof option === 'number' ? { id, option } : undefined;
}

const shortened = (line: string): string => (line.length > 80 ? `${line.slice(0, 80)}…` : line);
