/** Matches of bots about something that was made. They go on while one plays or looks elsewhere, until they are stopped. */
import type { LabReport, LabSubject, LabWork, Weighed } from '@questhall/bots/lab';
import { labReport } from '@questhall/bots/lab';
import type { MatchRecord } from '@questhall/kernel';
import { useSyncExternalStore } from 'react';
import type { FromLab, ToLab } from './lab-messages.ts';

export interface Experiment {
  /** What is weighed: the same content has the same key. */
  readonly key: string;
  readonly title: string;
  readonly game: string;
  readonly work: LabWork;
  readonly subject: LabSubject;
  readonly matches: number;
}

export interface LabState {
  readonly experiment: Experiment;
  readonly status: 'running' | 'stopped' | 'done' | 'failed';
  readonly done: number;
  readonly report: LabReport;
}

let state: LabState | undefined;
let workers: readonly Worker[] = [];
let results: { readonly number: number; readonly weighed: Weighed }[] = [];
const listeners = new Set<() => void>();

const publish = (next: LabState): void => {
  state = next;
  for (const listener of listeners) listener();
};

const reportOf = ({ work, subject }: Experiment): LabReport => labReport(work.setups, results, subject);

export const newWorker = (): Worker =>
  new Worker(new URL('./lab-worker.ts', import.meta.url), { type: 'module' });

function end(status: LabState['status']): void {
  for (const worker of workers) worker.terminate();
  workers = [];
  if (state !== undefined) publish({ ...state, status, report: reportOf(state.experiment) });
}

export const stopLab = (): void => end('stopped');

/** All cores but one: the page and its table want one, too. */
export const hands = (): number => Math.max(1, (navigator.hardwareConcurrency || 2) - 1);

/** A report is made anew after so many matches. */
const EVERY = 4;

export function startLab(experiment: Experiment): void {
  end('stopped');
  results = [];
  let next = 0;
  publish({ experiment, status: 'running', done: 0, report: reportOf(experiment) });
  const { game, work, matches } = experiment;
  const give = (worker: Worker): void => {
    if (next >= matches) return;
    const wish: ToLab = { do: 'weigh', game, work, number: next };
    next += 1;
    worker.postMessage(wish);
  };
  workers = Array.from({ length: Math.min(hands(), matches) }, () => {
    const worker = newWorker();
    worker.onerror = () => end('failed');
    worker.onmessage = ({ data }: MessageEvent<FromLab>) => {
      if (!('weighed' in data)) return;
      results.push(data);
      give(worker);
      const done = results.length;
      if (done === matches) {
        publish({ experiment, status: 'running', done, report: reportOf(experiment) });
        end('done');
      } else if (done % EVERY === 0)
        publish({ experiment, status: 'running', done, report: reportOf(experiment) });
    };
    return worker;
  });
  for (const worker of workers) give(worker);
}

/** A match of the experiment, to be watched. */
export function recordFromLab({ game, work }: Experiment, number: number): Promise<MatchRecord> {
  const worker = newWorker();
  return new Promise<MatchRecord>((resolve, reject) => {
    worker.onerror = () => reject(new Error('the lab could not play that match again'));
    worker.onmessage = ({ data }: MessageEvent<FromLab>) => {
      if ('record' in data) resolve(data.record);
    };
    const wish: ToLab = { do: 'record', game, work, number };
    worker.postMessage(wish);
  }).finally(() => worker.terminate());
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useLab = (): LabState | undefined => useSyncExternalStore(subscribe, () => state);
