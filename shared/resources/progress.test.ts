import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Day } from '../days/days.ts';
import { type Part, type ResourceStatus, resourceStatuses } from './model.ts';
import { togglePart } from './parts.ts';
import {
  newProgressProblem,
  type ProgressChange,
  type ProgressFacts,
  pageOfProgress,
  progressOfPage,
  progressProblem,
  recordedAfter,
} from './progress.ts';
import { changeResource, newResource, type ResourceChange, type ResourceState } from './rules.ts';

const TODAY = '2026-03-15';

const part = (id: string, done = false, minutes: number | null = null): Part => ({
  _id: id,
  title: id,
  minutes,
  url: null,
  done,
  doneOn: done ? TODAY : null,
});

const facts = (more: Partial<ProgressFacts> = {}): ProgressFacts => ({
  status: 'In Progress',
  progress: 40,
  progressBefore: null,
  pages: null,
  page: null,
  parts: [],
  ...more,
});
const book = facts({ progress: 44, pages: 320, page: 143 });
const course = facts({ progress: 50, parts: [part('a', true), part('b')] });

test.each([
  [0, 320, 0],
  [143, 320, 44],
  [319, 320, 99],
  [320, 320, 100],
  [3, 7, 42],
])('page %i of %i is %i%%', (page, pages, progress) => {
  expect(progressOfPage(page, pages)).toBe(progress);
});

test.each([
  [44, 320, 141],
  [0, 320, 0],
  [100, 320, 320],
  [1, 7, 1],
  [33, 7, 3],
])('%i%% of %i pages is page %i', (progress, pages, page) => {
  expect(pageOfProgress(progress, pages)).toBe(page);
});

describe('a change records', () => {
  // biome-ignore format: one line a case
  test.each<[string, ProgressFacts, ProgressChange, boolean, object]>([
    ['a progress', facts(), { progress: 55 }, false, { progress: 55, page: null, isMoved: true }],
    ['the present progress: nothing', facts(), { progress: 40 }, false, { progress: 40, isMoved: false }],
    ['pages: the progress stays', facts(), { pages: 300 }, false, { pages: 300, page: 120, progress: 40, isMoved: false }],
    ['few pages: the next page with this progress', facts(), { pages: 7 }, false, { page: 3, progress: 42, isMoved: false }],
    ['pages and a page', facts(), { pages: 300, page: 3 }, false, { page: 3, progress: 1, isMoved: true }],
    ['more pages: the page stays', book, { pages: 640 }, false, { page: 143, progress: 22, isMoved: false }],
    ['a page', book, { page: 160 }, false, { page: 160, progress: 50, isMoved: true }],
    ['a lower page', book, { page: 16 }, false, { page: 16, progress: 5, isMoved: true }],
    ['the present page: nothing', book, { page: 143 }, false, { page: 143, isMoved: false }],
    ['a cleared page', book, { page: null }, false, { page: 0, progress: 0, isMoved: true }],
    ['a progress of a book', book, { progress: 50 }, false, { page: 160, progress: 50, isMoved: true }],
    ['the present progress of a book: the page stays', book, { progress: 44 }, false, { page: 143, progress: 44, isMoved: false }],
    ['a page wins over a progress', book, { page: 16, progress: 50 }, false, { page: 16, progress: 5 }],
    ['pages that are taken away leave the progress', book, { pages: null }, false, { pages: null, page: null, progress: 44, isMoved: false }],
    ['pages that are taken away, and a progress', book, { pages: null, progress: 7 }, false, { page: null, progress: 7, isMoved: true }],
    ['parts', facts(), { parts: [part('a', true), part('b'), part('c')] }, false, { page: null, progress: 33 }],
    ['parts instead of pages', book, { pages: null, parts: [part('a')] }, false, { pages: null, page: null, progress: 0 }],
    ['a progress of a course: nothing', course, { progress: 90 }, false, { progress: 50, isMoved: false }],
    ['parts that are taken away leave the progress', course, { parts: [] }, false, { progress: 50, isMoved: false }],
    ['pages instead of parts', course, { pages: 200, parts: [] }, false, { page: 100, progress: 50 }],
    ['100 while completed: nothing', book, { progress: 100 }, true, { page: 143, progress: 44, isMoved: false }],
    ['another progress while completed', book, { progress: 50 }, true, { page: 160, progress: 50, isMoved: true }],
    ['the last page while completed', book, { page: 320 }, true, { page: 320, progress: 100, isMoved: true }],
  ])('%s', (_, was, change, isCompleted, expected) => {
    const status = isCompleted ? 'Completed' : 'In Progress';
    expect(recordedAfter(was, { ...change, status })).toMatchObject(expected);
  });
});

describe('a change is refused', () => {
  // biome-ignore format: one line a case
  test.each<[string, ProgressFacts, ProgressChange, string | undefined, string | undefined]>([
    ['nothing', book, {}, undefined, undefined],
    ['a page without pages', facts(), { page: 0 }, 'page', 'pageNeedsPages'],
    ['a page while the pages are taken away', book, { pages: null, page: 3 }, 'page', 'pageNeedsPages'],
    ['a page of a course', course, { page: 3 }, 'page', 'pageNeedsPages'],
    ['no page without pages', facts(), { page: null }, undefined, undefined],
    ['a page above the pages', book, { page: 321 }, 'page', 'pageAbovePages'],
    ['the last page', book, { page: 320 }, undefined, undefined],
    ['pages below the page', book, { pages: 142 }, 'pages', 'pagesBelowPage'],
    ['pages below the page, with a lower page', book, { pages: 142, page: 142 }, undefined, undefined],
    ['pages below the page, with a lower progress', book, { pages: 142, progress: 1 }, undefined, undefined],
    ['pages below the page, with a 100 that is not recorded', book, { pages: 142, progress: 100, status: 'Completed' }, 'pages', 'pagesBelowPage'],
    ['pages of a course', course, { pages: 9 }, 'pages', 'pagesAndParts'],
    ['parts of a book', book, { parts: [part('a')] }, 'parts', 'pagesAndParts'],
    ['parts instead of pages', book, { pages: null, parts: [part('a')] }, undefined, undefined],
    ['pages instead of parts', course, { pages: 9, parts: [] }, undefined, undefined],
    ['no parts of a book', book, { parts: [] }, undefined, undefined],
  ])('%s', (_, was, change, field, reason) => {
    const { parts, ...place } = change;
    const problem = progressProblem(was, { ...place, hasParts: parts && parts.length > 0 });
    expect([problem?.field, problem?.reason]).toEqual([field, reason]);
  });

  test.each([
    [{ pages: 10, page: 11 }, 'page'],
    [{ page: 1 }, 'page'],
    [{ pages: 10, parts: [{}] }, 'parts'],
    [{ pages: 10, page: 10, parts: [] }, undefined],
  ])('%j of a new resource: %s', (fields, field) => {
    expect(newProgressProblem(fields)?.field).toBe(field);
  });
});

type FullState = ResourceState & { readonly parts: readonly Part[] };

const changed = (
  was: FullState,
  change: ResourceChange & { parts?: readonly Part[] },
  today: Day,
): FullState => ({ ...changeResource(was, change, today), parts: change.parts ?? was.parts });

const anyPart = (id: string) =>
  fc
    .record({ done: fc.boolean(), minutes: fc.option(fc.integer({ min: 1, max: 90 })) })
    .map(({ done, minutes }) => part(id, done, minutes));
const anyParts = fc
  .nat(6)
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, n) => anyPart(`p${n}`))));

/** A step of a person who only uses what the screen offers now. */
type Step =
  | { readonly kind: 'progress' | 'page' | 'pages' | 'tick'; readonly n: number }
  | { readonly kind: 'parts'; readonly parts: readonly Part[] }
  | { readonly kind: 'no pages' | 'no parts' }
  | { readonly kind: 'status'; readonly status: ResourceStatus };

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('progress' as const, 'page' as const, 'pages' as const, 'tick' as const),
    n: fc.nat(500),
  }),
  fc.record({ kind: fc.constant('parts' as const), parts: anyParts }),
  fc.record({ kind: fc.constantFrom('no pages' as const, 'no parts' as const) }),
  fc.record({ kind: fc.constant('status' as const), status: fc.constantFrom(...resourceStatuses) }),
);

/** The largest whole percent that `done` of `whole` reaches. */
const reached = (done: number, whole: number): number => {
  let percent = 100;
  while (percent * whole > 100 * done) percent -= 1;
  return percent;
};

/** A resource as the rules describe it, sentence by sentence. */
class NaiveResource {
  status: ResourceStatus = 'Not Started';
  typed = 0;
  pages = 0;
  page = 0;
  parts: readonly Part[] = [];
  started: number | undefined;

  recorded(): number {
    const { parts, pages, page } = this;
    if (parts.length > 0) {
      const timed = parts.every(({ minutes }) => minutes !== null);
      let [done, whole] = [0, 0];
      for (const one of parts) {
        const weight = timed ? (one.minutes ?? 0) : 1;
        whole += weight;
        if (one.done) done += weight;
      }
      return reached(done, whole);
    }
    return pages > 0 ? reached(page, pages) : this.typed;
  }

  firstPageWith(progress: number): number {
    let page = 0;
    while (100 * page < progress * this.pages) page += 1;
    return page;
  }

  start(now: number): void {
    if (this.status === 'Not Started') this.setStatus('In Progress', now);
  }

  setStatus(status: ResourceStatus, now: number): void {
    this.status = status;
    if (status === 'In Progress' || status === 'Completed') this.started ??= now;
  }

  setProgress(progress: number, now: number): void {
    if (this.parts.length > 0 || progress === this.recorded()) return;
    if (progress === 100 && this.status === 'Completed') return;
    if (this.pages > 0) this.page = this.firstPageWith(progress);
    else this.typed = progress;
    this.start(now);
  }

  setPage(page: number, now: number): void {
    if (page === this.page) return;
    this.page = page;
    this.start(now);
  }

  setPages(pages: number): void {
    const before = this.recorded();
    const hadPages = this.pages > 0;
    if (pages === 0) this.typed = before;
    this.pages = pages;
    if (!hadPages) this.page = this.firstPageWith(before);
  }

  setParts(parts: readonly Part[], now: number): void {
    const before = this.recorded();
    const wasDone = this.parts.filter(({ done }) => done).map(({ _id }) => _id);
    if (parts.length === 0) this.typed = before;
    this.parts = parts;
    if (parts.some(({ _id, done }) => done && !wasDone.includes(_id))) this.start(now);
  }
}

/** Takes a step with the state and with the naive resource. Returns the new state. */
const take = (was: FullState, naive: NaiveResource, step: Step, now: number): FullState => {
  const today = dayOf(now);
  switch (step.kind) {
    case 'progress': {
      naive.setProgress(step.n % 101, now);
      return changed(was, { progress: step.n % 101 }, today);
    }
    case 'page': {
      if (was.pages === null) return was;
      const page = step.n % (was.pages + 1);
      naive.setPage(page, now);
      return changed(was, { page }, today);
    }
    case 'pages': {
      if (was.parts.length > 0) return was;
      const pages = Math.max(was.page ?? 0, step.n, 1);
      naive.setPages(pages);
      return changed(was, { pages }, today);
    }
    case 'no pages':
      if (was.pages !== null) naive.setPages(0);
      return changed(was, { pages: null }, today);
    case 'parts':
      if (was.pages !== null) return was;
      naive.setParts(step.parts, now);
      return changed(was, { parts: step.parts }, today);
    case 'no parts':
      naive.setParts([], now);
      return changed(was, { parts: [] }, today);
    case 'tick': {
      const ticked = was.parts[step.n % Math.max(1, was.parts.length)];
      const parts = ticked && togglePart(was.parts, ticked._id, today);
      if (!parts) return was;
      naive.setParts(parts, now);
      return changed(was, { parts }, today);
    }
    case 'status':
      naive.setStatus(step.status, now);
      return changed(was, { status: step.status }, today);
  }
};

const dayOf = (n: number): Day => `2026-03-${String(n + 1).padStart(2, '0')}`;

test('a resource after any steps equals a naive resource', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 25 }), (steps) => {
      const naive = new NaiveResource();
      let state: FullState = { ...newResource, parts: [] };
      for (const [now, step] of steps.entries()) {
        state = take(state, naive, step, now);
        const recorded = naive.recorded();
        const isCompleted = naive.status === 'Completed';
        expect(state, `after ${step.kind}`).toMatchObject({
          status: naive.status,
          progress: isCompleted ? 100 : recorded,
          progressBefore: isCompleted ? recorded : null,
          pages: naive.pages || null,
          page: naive.pages ? naive.page : null,
          startDate: naive.started === undefined ? null : dayOf(naive.started),
        });
      }
    }),
    { numRuns: 500 },
  );
});

test('completing and then leaving Completed restores the page, the parts and the progress', () => {
  fc.assert(
    fc.property(
      fc.array(anyStep, { maxLength: 12 }),
      fc.constantFrom(...resourceStatuses),
      (steps, back) => {
        let before: FullState = { ...newResource, parts: [] };
        for (const [now, step] of steps.entries()) {
          before = take(before, new NaiveResource(), step, now);
        }
        before = changed(before, { status: 'In Progress' }, TODAY);
        const completed = changed(before, { status: 'Completed' }, TODAY);
        const { pages, page, parts, progress } = before;
        expect(completed).toMatchObject({ progress: 100, progressBefore: progress, page, parts });
        const after = changed(completed, { status: back }, TODAY);
        if (back === 'Completed') expect(after).toEqual(completed);
        else expect(after).toMatchObject({ pages, page, parts, progress });
      },
    ),
  );
});

/** A change that a client may send, with or without sense. */
const anyChange: fc.Arbitrary<Omit<ResourceChange, 'parts'>> = fc.record(
  {
    status: fc.constantFrom(...resourceStatuses),
    progress: fc.oneof(fc.nat(100), fc.constant(100)),
    pages: fc.option(fc.integer({ min: 1, max: 400 })),
    page: fc.option(fc.nat(400)),
  },
  { requiredKeys: [] },
);

test('the page stays within the pages after every accepted change', () => {
  fc.assert(
    fc.property(fc.array(anyChange, { maxLength: 12 }), (changes) => {
      let state: FullState = { ...newResource, parts: [] };
      for (const change of changes) {
        if (progressProblem(state, change)) continue;
        state = { ...state, ...changeResource(state, change, TODAY) };
        const { pages, page } = state;
        if (pages === null) expect(page).toBeNull();
        else expect(page !== null && 0 <= page && page <= pages, `${page} of ${pages}`).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});
