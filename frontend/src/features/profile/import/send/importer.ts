import { i18n } from '#shared/language/i18n.ts';
import { ApiError, messageOf } from '../../../../data/client/ApiError.ts';
import type { CallWith } from '../../../../data/client/createClient.ts';
import { retry, type Sleep } from '../../../../data/client/retry.ts';
import { type ImportStore, memoryImportStore } from '../../../../data/storage/importDatabase.ts';
import type { Lock } from '../../../../data/sync/lock.ts';
import { createObservable, type Subscribe } from '../../../../data/sync/observable.ts';
import { begun, type ImportJob, isUnfinished, type Progress } from './importJob.ts';
import { sendStep, sendUndo } from './sendStep.ts';
import { isOver, type StoredImport, undoStepsOf } from './storedImports.ts';

export type ImporterParts = {
  readonly store: ImportStore<ImportJob, Progress>;
  readonly call: CallWith;
  /** Whether the import's person is signed in. */
  readonly isSignedIn: () => boolean;
  readonly sleep: Sleep;
  /** Resolves when there is a network. */
  readonly online: () => Promise<unknown>;
  readonly now: () => number;
  readonly onChanged: () => void;
  /** Only the tab that holds the lock changes the stored import. */
  readonly lock: Lock;
};

export type ImporterState = {
  /** The last import, until it can no longer be undone. */
  readonly stored: StoredImport | undefined;
  readonly isRunning: boolean;
  /** Another tab is importing or undoing. */
  readonly isElsewhere: boolean;
  readonly error: string | undefined;
};

export type Importer = {
  readonly state: () => ImporterState;
  readonly subscribe: Subscribe;
  /** Reads an import that began in an earlier visit or in another tab. */
  readonly load: () => Promise<void>;
  readonly start: (job: ImportJob) => Promise<void>;
  readonly resume: () => Promise<void>;
  /** Stops before the next step. */
  readonly cancel: () => void;
  /** Ends the import early. Imported records stay, and can still be undone. */
  readonly finish: () => Promise<void>;
  readonly undo: () => Promise<void>;
  readonly forget: () => Promise<void>;
};

/** A step is sent at most this many times before the import stops. The person can then resume it. */
const mostAttemptsPerStep = 5;

export const failed = () => i18n.t('The import stopped. Resume it to finish.');
export const changedElsewhere = () =>
  i18n.t('Another tab imported or undid something. Nothing changed here.');

/** Whether the stored import is the one that the person saw. */
const isSame = (seen: StoredImport | undefined, stored: StoredImport | undefined): boolean =>
  seen?.job.id === stored?.job.id && seen?.progress.stage === stored?.progress.stage;

/**
 * Imports step by step. The progress is stored after each step, so an interrupted import continues where it stopped.
 * Sending a step twice has the same effect as sending it once.
 */
export const createImporter = (parts: ImporterParts): Importer => {
  const { call, isSignedIn, sleep, online, now, onChanged, lock } = parts;
  let { store } = parts;
  const state = createObservable<ImporterState>({
    stored: undefined,
    isRunning: false,
    isElsewhere: false,
    error: undefined,
  });
  let cancelling = new AbortController();
  let isBusy = false;

  const set = (next: Partial<ImporterState>) => state.set({ ...state.get(), ...next });

  const advance = async (job: ImportJob, progress: Progress) => {
    await store.advance(progress);
    set({ stored: { job, progress } });
  };

  const forget = async () => {
    await store.forget();
    set({ stored: undefined });
  };

  /** Shows the stored import, or that another tab is working on it. */
  const load = async (): Promise<void> => {
    if (!isSignedIn()) return;
    const isFree = await lock.ifAvailable(async () => {
      const stored = await store.load();
      if (stored && isOver(stored, now())) await forget();
      else set({ stored });
    });
    set({ isElsewhere: !isFree });
    if (isFree) return;
    void lock
      .wait(async () => onChanged())
      .then(load)
      .catch((error: unknown) => set({ isElsewhere: false, error: messageOf(error, failed()) }));
  };

  /** Retries for a while if that may help. Without a network, it waits for one. */
  const retried = <T>(send: () => Promise<T>): Promise<T> => {
    const { signal } = cancelling;
    const cancelled = new Promise((resolve) => {
      signal.addEventListener('abort', resolve, { once: true });
    });
    return retry(
      async () => {
        await Promise.race([online(), cancelled]);
        if (signal.aborted) throw new ApiError('FETCH_ERROR');
        if (!isSignedIn()) throw new ApiError(401);
        return send();
      },
      { maxAttempts: mostAttemptsPerStep, sleep, signal },
    );
  };

  /** Sends the next step. Returns false if no step is left. */
  const step = async (): Promise<boolean> => {
    const { stored } = state.get();
    if (!stored || stored.progress.stage === 'imported') return false;
    const { job, progress } = stored;
    if (progress.stage === 'importing') {
      const next = job.steps[progress.done];
      if (!next) {
        await advance(job, { ...progress, stage: 'imported' });
        return false;
      }
      const after = await retried(() => sendStep(call, job.id, next, progress));
      await advance(job, { ...after, done: progress.done + 1 });
      return true;
    }
    const next = undoStepsOf(job, progress)[progress.undoneBatches];
    if (!next) {
      await forget();
      return false;
    }
    await retried(() => sendUndo(call, next, progress));
    await advance(job, { ...progress, undoneBatches: progress.undoneBatches + 1 });
    return true;
  };

  /**
   * Changes the stored import, then sends its remaining steps. Changes nothing if another tab has replaced the import
   * that the person sees.
   */
  const run = async (change?: () => Promise<void>): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    cancelling = new AbortController();
    const { signal } = cancelling;
    const seen = state.get().stored;
    try {
      const isOurs = await lock.ifAvailable(async () => {
        const stored = await store.load();
        set({ stored, error: undefined });
        if (change && !isSame(seen, stored)) return set({ error: changedElsewhere() });
        await change?.();
        set({ isRunning: isUnfinished(state.get().stored) });
        while (!signal.aborted && (await step()));
      });
      if (!isOurs) await load();
    } catch (error) {
      set({ error: signal.aborted ? undefined : messageOf(error, failed()) });
    } finally {
      isBusy = false;
      set({ isRunning: false });
      onChanged();
    }
  };

  const toStage = (stage: Progress['stage']) => async () => {
    const { stored } = state.get();
    if (stored) await advance(stored.job, { ...stored.progress, stage });
  };

  return {
    state: state.get,
    subscribe: state.subscribe,
    load,
    start: (job) =>
      run(async () => {
        try {
          await store.begin(job, begun);
        } catch {
          // The browser has no room to store the import. It can still be sent.
          store = memoryImportStore();
          await store.begin(job, begun);
        }
        set({ stored: { job, progress: begun } });
      }),
    resume: () => run(),
    cancel: () => cancelling.abort(),
    finish: () => run(toStage('imported')),
    undo: () => run(toStage('undoing')),
    forget: () => run(forget),
  };
};
