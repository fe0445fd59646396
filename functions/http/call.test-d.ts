import { notes } from '../../testing/functions/notes.ts';
import { serve } from './serve.ts';

/**
 * This file is only compiled, never run. The code after each expectation must not compile. If it does, `tsc` reports
 * the expectation.
 */
const list = async () => ({ data: [{ text: 'a', size: 1 }] });
const add = async () => ({ data: { text: 'a', size: 1 } });
const read = add;
const mark = add;
const visit = async () => ({ data: null });

export const right = () => serve(notes, { list, add, read, mark, visit });

// @ts-expect-error a handler is missing
export const missing = () => serve(notes, { list, add, read, mark });

// @ts-expect-error a handler has no route
export const surplus = () => serve(notes, { list, add, read, mark, visit, burn: visit });

export const lacking = () =>
  // @ts-expect-error the reply lacks a field
  serve(notes, { list, add: async () => ({ data: {} }), read, mark, visit });

export const wrongType = () =>
  // @ts-expect-error the reply has a field of another type
  serve(notes, { list, add: async () => ({ data: { text: 'a', size: '1' } }), read, mark, visit });

// @ts-expect-error the reply has another shape
export const unwrapped = () => serve(notes, { list: async () => [], add, read, mark, visit });

// @ts-expect-error a handler must return a reply
export const silent = () => serve(notes, { list, add, read, mark, visit: async () => {} });

export const publicCaller = () =>
  serve(notes, {
    list,
    add,
    read,
    mark,
    // @ts-expect-error a public route knows no user
    visit: async ({ userId }) => ({ data: userId && null }),
  });

export const signedInCookie = () =>
  serve(notes, {
    // @ts-expect-error a signed-in route does not see the refresh token
    list: async ({ refreshToken }) => ({ data: refreshToken ? [] : [] }),
    add,
    read,
    mark,
    visit,
  });

export const noBody = () =>
  serve(notes, {
    // @ts-expect-error a GET has no body
    list: async ({ body }) => ({ data: [{ text: body.text, size: 1 }] }),
    add,
    read,
    mark,
    visit,
  });

export const unknownField = () =>
  serve(notes, {
    list,
    // @ts-expect-error the body has no such field
    add: async ({ body }) => ({ data: { text: body.title, size: 1 } }),
    read,
    mark,
    visit,
  });
