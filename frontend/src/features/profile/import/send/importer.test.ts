import { decodeTime, ulid } from 'ulid';
import { describe, expect, test } from 'vitest';
import { ApiError, failureMessages } from '../../../../data/client/ApiError.ts';
import type { CallWith } from '../../../../data/client/createClient.ts';
import { type ImportStore, memoryImportStore } from '../../../../data/storage/importDatabase.ts';
import { createLock } from '../../../../data/sync/lock.ts';
import { idOf } from '../import.fixture.ts';
import { changedElsewhere, createImporter, type ImporterParts } from './importer.ts';
import { begun, type ImportJob, type Progress } from './importJob.ts';

const day = 86_400_000;

/** Two batches of one habit each. */
const job: ImportJob = {
  id: '01KDWZW0000000000000000ABC',
  format: 'Cairn',
  steps: [1, 2].map((n) => ({
    route: 'POST /api/habits/import',
    request: { body: { habits: [{ _id: idOf(n), name: `Habit ${n}` }] } },
  })),
  settingsBefore: { dayStartsAt: 0, weekStartsOn: 0 },
};

type Outcome = 'created' | ApiError;

const now = decodeTime(job.id);

/** An importer with these outcomes for its calls, in order. All later calls succeed. */
const importerWith = (outcomes: readonly Outcome[], some: Partial<ImporterParts> = {}) => {
  const left = [...outcomes];
  const waits: number[] = [];
  const sent: string[] = [];
  const call = async (_: unknown, { body }: { body: { habits: { _id: string }[] } }) => {
    const outcome = left.shift() ?? 'created';
    if (outcome instanceof ApiError) throw outcome;
    sent.push(...body.habits.map(({ _id }) => _id));
    return { data: { results: body.habits.map(({ _id }) => ({ _id, outcome })) } };
  };
  const importer = createImporter({
    store: memoryImportStore(),
    call: call as unknown as CallWith,
    isSignedIn: () => true,
    sleep: async (ms) => waits.push(ms),
    now: () => now,
    onChanged: () => undefined,
    online: () => Promise.resolve(),
    lock: createLock(ulid()),
    ...some,
  });
  return { importer, waits, sent };
};

const offline = new ApiError('FETCH_ERROR');
const stageOf = ({ importer }: ReturnType<typeof importerWith>) => {
  const { stored, error, isRunning } = importer.state();
  return { stage: stored?.progress.stage, done: stored?.progress.done, error, isRunning };
};

describe('a batch that fails', () => {
  test.each([
    ['once by the network', [offline], [1_000]],
    ['twice by the server', [new ApiError(503), new ApiError(500)], [1_000, 2_000]],
    ['by too many requests', ['created', new ApiError(429)], [1_000]],
  ] as const)('%s is sent again', async (_, outcomes, waits) => {
    const one = importerWith(outcomes);
    await one.importer.start(job);
    expect(one.waits).toEqual(waits);
    expect(one.sent).toEqual([idOf(1), idOf(2)]);
    expect(stageOf(one)).toEqual({
      stage: 'imported',
      done: 2,
      error: undefined,
      isRunning: false,
    });
  });

  test('repeatedly stops the import, which can be resumed', async () => {
    const one = importerWith(['created', ...Array.from({ length: 5 }, () => offline)]);
    await one.importer.start(job);
    expect(one.waits).toEqual([1_000, 2_000, 4_000, 8_000]);
    expect(stageOf(one)).toEqual({
      stage: 'importing',
      done: 1,
      error: failureMessages().FETCH_ERROR,
      isRunning: false,
    });
    await one.importer.resume();
    expect(one.sent).toEqual([idOf(1), idOf(2)]);
    expect(stageOf(one)).toMatchObject({ stage: 'imported', error: undefined });
  });
});

test('an import that is cancelled between two attempts stops without an error', async () => {
  const one = importerWith(['created', offline], {
    sleep: () => {
      one.importer.cancel();
      return new Promise(() => undefined);
    },
  });
  await one.importer.start(job);
  expect(stageOf(one)).toEqual({ stage: 'importing', done: 1, error: undefined, isRunning: false });
});

test('nothing is sent if the import’s person is not signed in', async () => {
  const one = importerWith([], { isSignedIn: () => false });
  await one.importer.start(job);
  expect(one.sent).toEqual([]);
  expect(stageOf(one)).toMatchObject({ stage: 'importing', done: 0 });
});

describe('two tabs', () => {
  const others: ImportJob = { ...job, id: '01KDWZW0000000000000000XYZ' };
  const theirs = { ...others, steps: job.steps.slice(0, 1) };
  const tabs = (...outcomes: readonly Outcome[][]) => {
    const both = { store: memoryImportStore<ImportJob, Progress>(), lock: createLock(ulid()) };
    return { ...both, tabs: [0, 1].map((n) => importerWith(outcomes[n] ?? [], both)) };
  };
  const [here, elsewhere] = [0, 1] as const;
  type Tab = ReturnType<typeof importerWith>;
  const both = (all: ReturnType<typeof tabs>) =>
    [all.tabs[here], all.tabs[elsewhere]] as [Tab, Tab];

  test('do not import at the same time: the second shows the import of the first once it is done', async () => {
    const all = tabs();
    const [one] = both(all);
    const { promise: end, resolve } = Promise.withResolvers<void>();
    await all.store.begin(theirs, { ...begun, stage: 'imported' });
    const busy = all.lock.wait(() => end);
    await one.importer.start(job);
    expect(one.importer.state()).toMatchObject({ isElsewhere: true, isRunning: false });
    expect((await all.store.load())?.job).toEqual(theirs);
    resolve();
    await busy;
    await expect.poll(() => one.importer.state().isElsewhere).toBe(false);
    expect(one.sent).toEqual([]);
    expect(one.importer.state().stored?.job).toEqual(theirs);
  });

  test('a tab does not replace an import that it has not shown, and shows it instead', async () => {
    const all = tabs();
    const [one, other] = both(all);
    await one.importer.start(job);
    await other.importer.start(others);
    expect(other.sent).toEqual([]);
    expect(other.importer.state()).toMatchObject({
      stored: { job: { id: job.id }, progress: { stage: 'imported', done: 2 } },
      error: changedElsewhere(),
    });
    expect((await all.store.load())?.job.id).toBe(job.id);
    // Now the other tab shows the first import, so the person replaces it knowingly.
    await other.importer.start(others);
    expect(other.sent).toEqual([idOf(1), idOf(2)]);
  });

  test.each(['undo', 'finish', 'forget'] as const)(
    '%s does nothing if the other tab has replaced the import',
    async (action) => {
      const all = tabs([], ['created', new ApiError(401)]);
      const [one, other] = both(all);
      await one.importer.start(job);
      await other.importer.load();
      await other.importer.start(others);
      const before = await all.store.load();
      expect(before).toMatchObject({ job: { id: others.id }, progress: { done: 1 } });
      await one.importer[action]();
      expect(await all.store.load()).toEqual(before);
      expect(one.importer.state()).toMatchObject({ stored: before, error: changedElsewhere() });
    },
  );
});

describe('without a network', () => {
  test('an import waits, and continues by itself', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const one = importerWith([], { online: () => promise });
    const started = one.importer.start(job);
    await expect.poll(() => one.importer.state().isRunning).toBe(true);
    expect(one.sent).toEqual([]);
    resolve();
    await started;
    expect(one.sent).toEqual([idOf(1), idOf(2)]);
    expect(one.waits).toEqual([]);
  });

  test('an import can be cancelled', async () => {
    const one = importerWith([], { online: () => new Promise(() => undefined) });
    const started = one.importer.start(job);
    await expect.poll(() => one.importer.state().isRunning).toBe(true);
    one.importer.cancel();
    await started;
    expect(stageOf(one)).toEqual({
      stage: 'importing',
      done: 0,
      error: undefined,
      isRunning: false,
    });
  });
});

test('steps that another tab has done meanwhile are not sent again', async () => {
  const store = memoryImportStore<ImportJob, Progress>();
  const [one, other] = [
    importerWith(['created', new ApiError(401)], { store }),
    importerWith([], { store }),
  ];
  await one.importer.start(job);
  await other.importer.load();
  expect(stageOf(other)).toMatchObject({ stage: 'importing', done: 1 });
  await one.importer.resume();
  await other.importer.resume();
  expect(other.sent).toEqual([]);
  expect(stageOf(other)).toMatchObject({ stage: 'imported', done: 2 });
});

test('a browser without room for the import still imports', async () => {
  const store: ImportStore<ImportJob, Progress> = {
    ...memoryImportStore<ImportJob, Progress>(),
    begin: () => Promise.reject(new DOMException('Full', 'QuotaExceededError')),
  };
  const one = importerWith([], { store });
  await one.importer.start(job);
  expect(stageOf(one)).toMatchObject({ stage: 'imported', done: 2 });
});

test.each([
  ['can be undone for a day', now + day, 'imported'],
  ['is forgotten after a day', now + day + 1, undefined],
])('an import %s', async (_, later, stage) => {
  const store = memoryImportStore<ImportJob, Progress>();
  await importerWith([], { store }).importer.start(job);
  const one = importerWith([], { store, now: () => later });
  await one.importer.load();
  expect(stageOf(one).stage).toBe(stage);
  expect((await store.load()) === undefined).toBe(stage === undefined);
});
