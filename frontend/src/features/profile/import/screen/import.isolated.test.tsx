import { locks } from 'node:worker_threads';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { expectAccessible } from '#testing/components/expectAccessible.ts';
import { ada, render, renderSignedIn } from '#testing/components/render.tsx';
import {
  importLockOf,
  memoryImportStore,
  storedImportOf,
} from '../../../../data/storage/importDatabase.ts';
import { ImportProblem, UnclearDates } from '../found.ts';
import { accountOf, activityOf, foundOf, idOf, resourceOf, skillOf } from '../import.fixture.ts';
import { readFiles } from '../read/readFiles.ts';
import { wholeOf } from '../send/arrivedOf.ts';
import type { Importer } from '../send/importer.ts';
import { begun, type ImportJob, type Progress } from '../send/importJob.ts';
import { ChooseFilesLoading } from './ChooseFiles.tsx';
import { ImportNotice } from './ImportNotice.tsx';
import { ImportPanel } from './ImportPanel.tsx';
import { Preview } from './Preview.tsx';
import { ImportedPart, RunningPart } from './StoredImport.tsx';

vi.mock(import('../../../../data/storage/importDatabase.ts'), async (original) => ({
  ...(await original()),
  // jsdom has no database.
  storedImportOf: vi.fn(async () => undefined),
  openImportStore: async <Job, Progress>() => memoryImportStore<Job, Progress>(),
}));

// jsdom has no workers either.
vi.mock(import('../read/readFiles.ts'), () => ({ readFiles: vi.fn() }));

afterEach(() => vi.restoreAllMocks());

const books = (count: number) =>
  Array.from({ length: count }, (_, n) => resourceOf(n, `Book ${n}`));

const booksJob = (count: number): ImportJob => ({
  id: idOf(0),
  format: 'Goodreads',
  steps: [{ route: 'POST /api/resources/import', request: { body: { resources: books(count) } } }],
  settingsBefore: { dayStartsAt: 0, weekStartsOn: 0 },
});

test('the preview says what does not fit, and imports the rest', async () => {
  const onImport = vi.fn<(job: ImportJob) => void>();
  const { user } = render(
    <Preview
      found={foundOf({ resources: books(3) })}
      existing={accountOf({ resources: books(2_001).slice(3) })}
      usedBytes={0}
      replaces={false}
      onCancel={() => undefined}
      onImport={onImport}
    />,
  );
  expect(
    screen.getByText(/It already has 1,998. The last one chosen will not be imported/),
  ).toBeVisible();
  expect(screen.getByText('Imports 2 resources.')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Book 0' }));
  expect(screen.queryByText(/chosen will not be imported/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Import' }));
  const [job] = onImport.mock.calls[0] ?? [];
  expect(job && wholeOf(job)).toMatchObject({ resources: 2 });
});

test('skills of time entries are named after projects or descriptions, and long days are listed', async () => {
  const read = foundOf({
    skills: [skillOf(1, 'Rust')],
    activities: [2, 3].map((n) => ({
      ...activityOf(n, 1, '2026-01-02'),
      hours: 20,
      duration: 1_200,
    })),
  });
  const byDescription = foundOf({ skills: [skillOf(4, 'Chapter 10')] });
  const onImport = vi.fn<(job: ImportJob) => void>();
  const { user } = render(
    <Preview
      found={{ ...read, format: 'Clockify', byDescription }}
      existing={accountOf({})}
      usedBytes={0}
      replaces={false}
      onCancel={() => undefined}
      onImport={onImport}
    />,
  );
  expect(screen.getByRole('checkbox', { name: 'Rust' })).toBeChecked();
  expect(screen.getByText('Days longer than 24 hours (1)')).toBeVisible();
  expect(screen.getByText('40 h on 2 January 2026', { exact: false })).toBeVisible();
  await expectAccessible();
  await user.selectOptions(screen.getByLabelText('Skills are named after'), 'Descriptions');
  expect(screen.getByRole('checkbox', { name: 'Chapter 10' })).toBeChecked();
  expect(screen.queryByRole('checkbox', { name: 'Rust' })).toBeNull();
  expect(screen.queryByText(/Days longer than 24 hours/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Import' }));
  const [job] = onImport.mock.calls[0] ?? [];
  expect(job && wholeOf(job)).toMatchObject({ skills: 1, activities: 0 });
});

test.each([
  ['4 May 2020 (month first)', 'month-first'],
  ['5 April 2020 (day first)', 'day-first'],
])('the person chooses the order of unclear dates: %s', async (answer, dayOrder) => {
  // A failed call would mark the server as unreachable for the following tests.
  vi.stubGlobal('fetch', () => Promise.withResolvers().promise);
  const example = { text: '05/04/2020', 'day-first': '2020-04-05', 'month-first': '2020-05-04' };
  vi.mocked(readFiles)
    .mockRejectedValueOnce(new UnclearDates(example))
    .mockRejectedValueOnce(new ImportProblem('Read.'));
  const { user, container } = await renderSignedIn(<ImportPanel />);
  await screen.findByRole('button', { name: 'Choose files' });
  const file = new File(['x'], 'books.csv');
  await user.upload(container.querySelector('input') as HTMLInputElement, file);
  const question = await screen.findByRole('group', {
    name: 'Which day is 05/04/2020 in this file?',
  });
  await expectAccessible();
  await user.click(within(question).getByRole('button', { name: answer }));
  expect(await screen.findByText('Read.')).toBeVisible();
  const files = [{ name: 'books.csv', file }];
  expect(readFiles).toHaveBeenLastCalledWith(files, expect.anything(), dayOrder);
});

const network = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
};

describe('a finished import', () => {
  const job = booksJob(3);
  const whole: Progress = { ...begun, stage: 'imported', done: 1 };
  const refusing = (...ids: readonly string[]): Progress => ({
    ...whole,
    refusedIds: ids,
    refused: ids.map((_, n) => ({ name: `Book ${n}`, why: 'There is a limit.' })),
  });

  test.each([
    ['how many records', whole, 'Imported from Goodreads: 3 resources. You can undo it for a day.'],
    ['how many were accepted', refusing(idOf(0)), 'Imported from Goodreads: 2 resources.'],
    [
      'if nothing was imported',
      refusing(idOf(0), idOf(1), idOf(2)),
      'Imported from Goodreads: nothing.',
    ],
    [
      'how far it came',
      { ...whole, done: 0 },
      'was stopped after 0 of 1 batch. Imported: nothing.',
    ],
  ])('says %s', async (_, progress, words) => {
    render(<ImportedPart stored={{ job, progress }} importer={{} as Importer} />);
    expect(screen.getByRole('status')).toHaveTextContent(words);
    await expectAccessible();
  });
});

test('while the import loads, its usual content is hidden but takes up space', () => {
  render(<ChooseFilesLoading />);
  expect(screen.getByText('Drop files or a folder here')).not.toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a running import says whether it waits for a connection', () => {
  const stored = { job: booksJob(3), progress: begun };
  render(<RunningPart stored={stored} onCancel={() => undefined} />);
  expect(screen.getByRole('progressbar')).toHaveAccessibleName('Importing 3 resources');
  expect(screen.getByText('Importing 3 resources: 0% (0 of 1 batch)')).toBeVisible();
  expect(screen.getByText(/You can keep using Cairn/)).toBeVisible();
  act(() => network(false));
  expect(screen.getByText(/It resumes once you’re online/)).toBeVisible();
  act(() => network(true));
  expect(screen.getByText(/You can keep using Cairn/)).toBeVisible();
});

describe('on the dashboard', () => {
  const stored = (progress: Partial<Progress>) =>
    vi.mocked(storedImportOf).mockResolvedValue({ job: {}, progress: { ...begun, ...progress } });
  const notice = () => screen.queryByRole('status')?.textContent;
  /** Another tab runs the import until the returned function is called. */
  const runElsewhere = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const held = importLockOf(ada._id).wait(() => promise);
    return async () => {
      resolve();
      await held;
    };
  };

  test.each([
    ['no import', {}, undefined],
    ['an interrupted import', { stage: 'importing' }, 'An import was interrupted. Resume'],
    ['an interrupted undo', { stage: 'undoing' }, 'Undoing an import was interrupted. Resume'],
    ['a finished import', { stage: 'imported' }, undefined],
  ] as const)('the notice of %s is %j', async (_, progress, words) => {
    if ('stage' in progress) stored(progress);
    else vi.mocked(storedImportOf).mockResolvedValue(undefined);
    await renderSignedIn(<ImportNotice />);
    await waitFor(() => expect(notice()).toBe(words));
    if (words) {
      expect(screen.getByRole('link')).toHaveAttribute('href', '/profile#import');
      await expectAccessible();
    }
  });

  test('an interrupted import says that it waits for the network', async () => {
    stored({ stage: 'importing' });
    network(false);
    await renderSignedIn(<ImportNotice />);
    await waitFor(() =>
      expect(notice()).toBe('An import was interrupted. It resumes once you’re online. Resume'),
    );
  });

  test('a running import has no notice unless it waits for the network', async () => {
    // jsdom has no locks either.
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
    stored({ stage: 'importing' });
    const end = runElsewhere();
    network(true);
    await renderSignedIn(<ImportNotice />);
    await waitFor(() => expect(storedImportOf).toHaveBeenCalled());
    expect(notice()).toBeUndefined();
    network(false);
    await waitFor(() => expect(notice()).toContain('An import resumes once you’re online.'));
    await end();
    await waitFor(() => expect(notice()).toContain('was interrupted'));
  });
});
