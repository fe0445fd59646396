import { decodeTime } from 'ulid';
import { describe, expect, test } from 'vitest';
import { ApiError, failureMessages } from '../../../../data/client/ApiError.ts';
import type { CallWith } from '../../../../data/client/createClient.ts';
import { type ImportStore, memoryImportStore } from '../../../../data/storage/importDatabase.ts';
import { idOf } from '../import.fixture.ts';
import { createImporter, type ImporterParts, runsElsewhere } from './importer.ts';
import type { ImportJob, Progress } from './importJob.ts';

const day = 86_400_000;

/** Two batches of one habit each. */
const job: ImportJob = {
  id: '01KDWZW0000000000000000ABC',
  format: 'Cairn',
  words: '2 habits',
  steps: [1, 2].map((n) => ({
    route: 'POST /api/habits/import',
    request: { body: { habits: [{ _id: idOf(n), name: `Habit ${n}` }] } },
  })),
  settingsBefore: { dayStartsAt: 0, weekStartsOn: 0 },
};

type Outcome = 'created' | ApiError;

const now = decodeTime(job.id);

/** An importer whose calls end as given, one after the other, and then well. */
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
    withLock: async (run) => {
      await run();
      return true;
    },
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

  test('again and again stops the import, which goes on when it is asked to', async () => {
    const one = importerWith(['created', ...Array.from({ length: 5 }, () => offline)]);
    await one.importer.start(job);
    expect(one.waits).toEqual([1_000, 2_000, 4_000, 8_000]);
    expect(stageOf(one)).toEqual({
      stage: 'importing',
      done: 1,
      error: failureMessages.FETCH_ERROR,
      isRunning: false,
    });
    await one.importer.resume();
    expect(one.sent).toEqual([idOf(1), idOf(2)]);
    expect(stageOf(one)).toMatchObject({ stage: 'imported', error: undefined });
  });
});

test('cancelled between two attempts it stops without an error', async () => {
  const one = importerWith(['created', offline], {
    sleep: () => {
      one.importer.cancel();
      return new Promise(() => undefined);
    },
  });
  await one.importer.start(job);
  expect(stageOf(one)).toEqual({ stage: 'importing', done: 1, error: undefined, isRunning: false });
});

test('nothing is sent once somebody else is signed in', async () => {
  const one = importerWith([], { isSignedIn: () => false });
  await one.importer.start(job);
  expect(one.sent).toEqual([]);
  expect(stageOf(one)).toMatchObject({ stage: 'importing', done: 0 });
});

test('what another tab runs is not run here', async () => {
  const one = importerWith([], { withLock: async () => false });
  await one.importer.start(job);
  expect(one.sent).toEqual([]);
  expect(stageOf(one)).toMatchObject({ stage: 'importing', done: 0, error: runsElsewhere });
});

test('what another tab did meanwhile is not done again', async () => {
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

test('a browser that has no room for it imports nevertheless', async () => {
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
  ['is forgotten then', now + day + 1, undefined],
])('an import %s', async (_, later, stage) => {
  const store = memoryImportStore<ImportJob, Progress>();
  await importerWith([], { store }).importer.start(job);
  const one = importerWith([], { store, now: () => later });
  await one.importer.load();
  expect(stageOf(one).stage).toBe(stage);
  expect((await store.load()) === undefined).toBe(stage === undefined);
});
