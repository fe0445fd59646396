import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Resource } from './model.ts';
import { newResource } from './rules.ts';
import { afterSession, pageBeforeSession, type SentSession, undoSession } from './sessions.ts';
import { isOlder } from './speed.ts';

const DAY = '2026-05-03';
const START = '2026-04-01';

const book = {
  ...newResource,
  status: 'In Progress',
  startDate: START,
  pages: 200,
  page: 50,
  progress: 25,
} as const;
const unread = { ...newResource, pages: 200, page: 0 } as const;
const course = { ...newResource, status: 'In Progress', startDate: START, progress: 25 } as const;

describe('a session', () => {
  // biome-ignore format: one line a case
  test.each<[string, Parameters<typeof afterSession>[0], Omit<SentSession, 'date'>, object | undefined]>([
    ['without a page changes nothing', book, {}, undefined],
    ['moves the page', book, { page: 60 }, { page: 60, progress: 30, startDate: START }],
    ['may move the page back', book, { page: 40 }, { page: 40, progress: 20 }],
    ['leaves the page if it is older', book, { page: 60, isOlder: true }, undefined],
    ['moves the progress', course, { progress: 30 }, { progress: 30, page: null, startDate: START }],
    ['moves the page to a progress', book, { progress: 30 }, { progress: 30, page: 60 }],
    ['begins on its day', unread, {}, { status: 'In Progress', startDate: DAY, page: 0 }],
    ['begins with the first page', unread, { page: 0 }, { status: 'In Progress', startDate: DAY, page: 0 }],
    ['begins, even if it is older', unread, { page: 60, isOlder: true }, { status: 'In Progress', page: 0 }],
    ['keeps a start that is there', { ...unread, startDate: START }, { page: 1 }, { status: 'In Progress', startDate: START }],
    ['leaves On Hold', { ...book, status: 'On Hold' }, { page: 60 }, { status: 'On Hold', page: 60 }],
    ['is recorded while completed', { ...book, status: 'Completed', progress: 100, progressBefore: 25 }, { page: 60 }, { status: 'Completed', progress: 100, page: 60, progressBefore: 30 }],
  ])('%s', (_, was, session, expected) => {
    const after = afterSession(was, { date: DAY, ...session });
    if (expected === undefined) expect(after).toBeUndefined();
    else expect(after).toMatchObject(expected);
  });

  test('knows the page before, unless it is older', () => {
    expect(pageBeforeSession(book, { isOlder: false })).toBe(50);
    expect(pageBeforeSession(book, { isOlder: true })).toBeNull();
  });
});

describe('undoing a session', () => {
  const shown = { pages: 200, page: 50, progress: 25, progressBefore: null };
  const begun = {
    ...shown,
    status: 'In Progress',
    startDate: START,
    completionDate: null,
  } as const;
  const fresh = { ...begun, status: 'Not Started', startDate: null } as const;
  const whole = (given: object) => given as Resource;

  // biome-ignore format: one line a case
  test.each<[string, Resource, Pick<SentSession, 'page' | 'progress'>, object | undefined]>([
    ['the page', whole(begun), { page: 60 }, { page: 50 }],
    ['the progress', whole({ ...begun, pages: null, page: null }), { progress: 30 }, { progress: 25 }],
    ['the start and the page', whole(fresh), { page: 60 }, { status: 'Not Started', startDate: null, completionDate: null, page: 50 }],
    ['the start', whole(fresh), {}, { status: 'Not Started', startDate: null, completionDate: null }],
    ['nothing', whole(begun), {}, undefined],
  ])('sends back %s', (_, before, session, expected) => {
    expect(undoSession(before, session)).toEqual(expected);
  });
});

test('sessions that arrive in any order leave the page of the newest one', () => {
  const session = fc.record({
    day: fc.integer({ min: 1, max: 9 }),
    id: fc.integer({ min: 10, max: 99 }),
    page: fc.nat(200),
  });
  const sessions = fc.uniqueArray(session, {
    minLength: 1,
    selector: ({ day, id }) => `${day} ${id}`,
  });
  fc.assert(
    fc.property(sessions, (sent) => {
      type Sent = { readonly _id: string; readonly date: string; readonly page: number };
      const logged: Sent[] = [];
      let state: Parameters<typeof afterSession>[0] = unread;
      for (const { day, id, page } of sent) {
        const next = { _id: `${day}${id}`, date: `2026-05-0${day}`, page };
        const isOld = logged.some((one) => isOlder(next, one));
        const before = pageBeforeSession(state, { isOlder: isOld });
        if (!isOld) expect(before).toBe(state.page);
        state = { ...state, ...afterSession(state, { ...next, isOlder: isOld }) };
        logged.push(next);
      }
      const newest = logged.toSorted((a, b) => (isOlder(a, b) ? 1 : -1))[0];
      expect(state.page).toBe(newest?.page);
    }),
  );
});
