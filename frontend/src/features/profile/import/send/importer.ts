import { ApiError, isPassing, messageOf } from '../../../../data/client/ApiError.ts';
import type { CallWith } from '../../../../data/client/createClient.ts';
import { memoryWork, type WorkStore } from '../../../../data/storage/importDatabase.ts';
import { sendStep, sendUndo } from './sendStep.ts';
import { isOver, type Kept, undoStepsOf } from './storedImports.ts';
import { begun, type Progress, type Work } from './work.ts';

export type ImporterParts = {
  readonly store: WorkStore<Work, Progress>;
  readonly call: CallWith;
  /** Whether the person whose import it is is signed in. */
  readonly isSignedIn: () => boolean;
  readonly sleep: (ms: number) => Promise<unknown>;
  readonly now: () => number;
  /** What the lists show is outdated. */
  readonly onChanged: () => void;
  /** Runs the job unless another tab of this person runs one; false where it does. */
  readonly alone: (job: () => Promise<void>) => Promise<boolean>;
};

/** What the screen shows. */
export type ImporterState = {
  /** The last import, until it can't be undone any longer. */
  readonly kept: Kept | undefined;
  readonly isRunning: boolean;
  /** Why it stopped. */
  readonly error: string | undefined;
};

export type Importer = {
  readonly state: () => ImporterState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Reads what an earlier visit began. */
  readonly load: () => Promise<void>;
  readonly start: (work: Work) => Promise<void>;
  /** Goes on with what was interrupted. */
  readonly resume: () => Promise<void>;
  /** Stops before the next step. */
  readonly cancel: () => void;
  /** Leaves it as it is: what was imported stays, and can still be undone. */
  readonly finish: () => Promise<void>;
  readonly undo: () => Promise<void>;
  readonly forget: () => Promise<void>;
};

/** The waits between attempts, in ms; after the last one it stops, to be continued. */
const waits = [1_000, 2_000, 4_000, 8_000];

export const failed = 'The import stopped. Continue, and it goes on where it was.';
export const runsElsewhere = 'This import is running in another tab.';

/**
 * Imports step by step. Each is kept before and after it is sent, so that an import that is cut off anywhere goes on
 * where it was, and a step that is sent twice does the same as once.
 */
export const createImporter = (parts: ImporterParts): Importer => {
  const { call, isSignedIn, sleep, now, onChanged, alone } = parts;
  let { store } = parts;
  let state: ImporterState = { kept: undefined, isRunning: false, error: undefined };
  let isCancelled = false;
  /** Ends a wait between two attempts. */
  let wake: () => void = () => undefined;
  const listeners = new Set<() => void>();

  const set = (next: Partial<ImporterState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };

  const advance = async (work: Work, progress: Progress) => {
    await store.advance(progress);
    set({ kept: { work, progress } });
  };

  const forget = async () => {
    await store.forget();
    set({ kept: undefined, error: undefined });
  };

  /** Tried again for a while where that may help. */
  const retried = async <T>(send: () => Promise<T>): Promise<T> => {
    for (const wait of waits) {
      if (!isSignedIn()) throw new ApiError(401);
      try {
        return await send();
      } catch (error) {
        if (!isPassing(error) || isCancelled) throw error;
        const woken = new Promise<void>((resolve) => {
          wake = resolve;
        });
        await Promise.race([woken, sleep(wait)]);
        if (isCancelled) throw error;
      }
    }
    return send();
  };

  /** Sends the next step; false where there is none. */
  const step = async ({ work, progress }: Kept): Promise<boolean> => {
    if (progress.stage === 'importing') {
      const next = work.steps[progress.done];
      if (!next) {
        await advance(work, { ...progress, stage: 'imported' });
        return false;
      }
      const after = await retried(() => sendStep(call, work.id, next, progress));
      await advance(work, { ...after, done: progress.done + 1 });
      return true;
    }
    if (progress.stage === 'imported') return false;
    const next = undoStepsOf(work, progress)[progress.undone];
    if (!next) {
      await forget();
      return false;
    }
    await retried(() => sendUndo(call, next, progress));
    await advance(work, { ...progress, undone: progress.undone + 1 });
    return true;
  };

  const run = async () => {
    if (state.isRunning) return;
    isCancelled = false;
    set({ isRunning: true, error: undefined });
    try {
      const hasRun = await alone(async () => {
        // Another tab may have been at it meanwhile.
        set({ kept: await store.load() });
        while (state.kept && !isCancelled && (await step(state.kept)));
      });
      if (!hasRun) set({ error: runsElsewhere });
    } catch (error) {
      set({ error: isCancelled ? undefined : messageOf(error, failed) });
    } finally {
      set({ isRunning: false });
      onChanged();
    }
  };

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load: async () => {
      const kept = await store.load();
      if (state.kept || !kept) return;
      if (isOver(kept, now())) await store.forget();
      else set({ kept });
    },
    start: async (work) => {
      set({ kept: { work, progress: begun }, isRunning: true, error: undefined });
      try {
        await store.begin(work, begun);
      } catch {
        // A browser that has no room for it can still send it.
        store = memoryWork();
        await store.begin(work, begun);
      }
      set({ isRunning: false });
      await run();
    },
    resume: run,
    cancel: () => {
      isCancelled = true;
      wake();
    },
    finish: async () => {
      const { kept } = state;
      if (kept) await advance(kept.work, { ...kept.progress, stage: 'imported' });
      set({ error: undefined });
    },
    undo: async () => {
      const { kept } = state;
      if (!kept) return;
      await advance(kept.work, { ...kept.progress, stage: 'undoing' });
      await run();
    },
    forget,
  };
};
