import { ApiError, messageOf } from '../../../../data/client/ApiError.ts';
import type { CallWith } from '../../../../data/client/createClient.ts';
import { type ImportStore, memoryImportStore } from '../../../../data/storage/importDatabase.ts';
import { createObservable, type Subscribe } from '../../../../data/sync/observable.ts';
import { retry, type Sleep } from '../../../../data/sync/retry.ts';
import { begun, type ImportJob, type Progress } from './importJob.ts';
import { sendStep, sendUndo } from './sendStep.ts';
import { isOver, type StoredImport, undoStepsOf } from './storedImports.ts';

export type ImporterParts = {
  readonly store: ImportStore<ImportJob, Progress>;
  readonly call: CallWith;
  /** Whether the person whose import it is is signed in. */
  readonly isSignedIn: () => boolean;
  readonly sleep: Sleep;
  readonly now: () => number;
  /** What the lists show is outdated. */
  readonly onChanged: () => void;
  /** Runs the job unless another tab of this person runs one; false where it does. */
  readonly withLock: (job: () => Promise<void>) => Promise<boolean>;
};

/** What the screen shows. */
export type ImporterState = {
  /** The last import, until it can't be undone any longer. */
  readonly stored: StoredImport | undefined;
  readonly isRunning: boolean;
  /** Why it stopped. */
  readonly error: string | undefined;
};

export type Importer = {
  readonly state: () => ImporterState;
  readonly subscribe: Subscribe;
  /** Reads what an earlier visit began. */
  readonly load: () => Promise<void>;
  readonly start: (job: ImportJob) => Promise<void>;
  /** Goes on with what was interrupted. */
  readonly resume: () => Promise<void>;
  /** Stops before the next step. */
  readonly cancel: () => void;
  /** Leaves it as it is: what was imported stays, and can still be undone. */
  readonly finish: () => Promise<void>;
  readonly undo: () => Promise<void>;
  readonly forget: () => Promise<void>;
};

/** How often a step is sent; after that the import stops, to be continued. */
const mostAttempts = 5;

export const failed = 'The import stopped. Continue to resume it.';
export const runsElsewhere = 'This import is running in another tab.';

/**
 * Imports step by step. Each is stored before and after it is sent, so that an import that is cut off anywhere goes on
 * where it was, and a step that is sent twice does the same as once.
 */
export const createImporter = (parts: ImporterParts): Importer => {
  const { call, isSignedIn, sleep, now, onChanged, withLock } = parts;
  let { store } = parts;
  const state = createObservable<ImporterState>({
    stored: undefined,
    isRunning: false,
    error: undefined,
  });
  let cancelling = new AbortController();

  const set = (next: Partial<ImporterState>) => state.set({ ...state.get(), ...next });

  const advance = async (job: ImportJob, progress: Progress) => {
    await store.advance(progress);
    set({ stored: { job, progress } });
  };

  const forget = async () => {
    await store.forget();
    set({ stored: undefined, error: undefined });
  };

  /** Tries again for a while where that may help. */
  const retried = <T>(send: () => Promise<T>): Promise<T> =>
    retry(
      async () => {
        if (!isSignedIn()) throw new ApiError(401);
        return send();
      },
      { mostAttempts, sleep, signal: cancelling.signal },
    );

  /** Sends the next step; false where there is none. */
  const step = async ({ job, progress }: StoredImport): Promise<boolean> => {
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
    if (progress.stage === 'imported') return false;
    const next = undoStepsOf(job, progress)[progress.undone];
    if (!next) {
      await forget();
      return false;
    }
    await retried(() => sendUndo(call, next, progress));
    await advance(job, { ...progress, undone: progress.undone + 1 });
    return true;
  };

  const run = async () => {
    if (state.get().isRunning) return;
    cancelling = new AbortController();
    const { signal } = cancelling;
    set({ isRunning: true, error: undefined });
    try {
      const hasRun = await withLock(async () => {
        // Another tab may have been at it meanwhile.
        let stored = await store.load();
        set({ stored });
        while (stored && !signal.aborted && (await step(stored))) stored = state.get().stored;
      });
      if (!hasRun) set({ error: runsElsewhere });
    } catch (error) {
      set({ error: signal.aborted ? undefined : messageOf(error, failed) });
    } finally {
      set({ isRunning: false });
      onChanged();
    }
  };

  return {
    state: state.get,
    subscribe: state.subscribe,
    load: async () => {
      const stored = await store.load();
      if (state.get().stored || !stored) return;
      if (isOver(stored, now())) await store.forget();
      else set({ stored });
    },
    start: async (job) => {
      set({ stored: { job, progress: begun }, isRunning: true, error: undefined });
      try {
        await store.begin(job, begun);
      } catch {
        // A browser that has no room for it can still send it.
        store = memoryImportStore();
        await store.begin(job, begun);
      }
      set({ isRunning: false });
      await run();
    },
    resume: run,
    cancel: () => cancelling.abort(),
    finish: async () => {
      const { stored } = state.get();
      if (stored) await advance(stored.job, { ...stored.progress, stage: 'imported' });
      set({ error: undefined });
    },
    undo: async () => {
      const { stored } = state.get();
      if (!stored) return;
      await advance(stored.job, { ...stored.progress, stage: 'undoing' });
      await run();
    },
    forget,
  };
};
