import { expect, test } from 'vitest';
import { limits } from '#shared/calls/fields.ts';
import { durationHint } from '../../../forms/fields/duration.ts';
import { aPart, aResource } from '../resource.fixture.ts';
import {
  createBody,
  formErrors,
  formValues,
  patchBody,
  type ResourceFormValues,
} from './resourceForm.ts';

const values = (given: Partial<ResourceFormValues>): ResourceFormValues => ({
  ...formValues(),
  title: 'SICP',
  ...given,
});

test('a new form sends the defaults and leaves out empty fields', () => {
  expect(createBody(values({}))).toEqual({
    title: 'SICP',
    type: 'Book',
    priority: 'Medium',
    status: 'Not Started',
    progress: 0,
    duration: 0,
    tags: [],
    relatedSkills: [],
  });
});

test.each(['90', '1:30', '1h 30m', '1.5 h'])('the duration %j is 90 minutes', (duration) => {
  expect(createBody(values({ duration })).duration).toBe(90);
});

test('a link without https:// gets it', () => {
  expect(createBody(values({ url: 'example.com/a' })).url).toBe('https://example.com/a');
});

test.each([
  ['Book', 'Video'],
  ['Course', 'Course'],
] as const)('an address as the title of a %s makes a %s', (type, made) => {
  const url = 'https://vimeo.com/learn-rust';
  const body = { url, title: 'learn rust', type: made };
  expect(createBody(values({ title: url, type }))).toMatchObject(body);
});

test('tags come from comma-separated text, trimmed and without empty ones', () => {
  expect(createBody(values({ tags: ' lisp, , functional programming,' })).tags).toEqual([
    'lisp',
    'functional programming',
  ]);
});

test.each<[Partial<ResourceFormValues>, string, string]>([
  [{ title: ' ' }, 'title', 'Title is required'],
  [{ progress: 101 }, 'progress', 'Progress must be a whole number from 0 to 100'],
  [{ progress: -1 }, 'progress', 'Progress must be a whole number from 0 to 100'],
  [{ duration: -5 }, 'duration', 'Duration must be a whole number from 0 to 1,000,000'],
  [{ duration: '-5' }, 'duration', durationHint()],
  [{ duration: '1.5' }, 'duration', 'Duration must be a whole number from 0 to 1,000,000'],
  [{ url: 'example' }, 'url', 'URL must be an address like https://example.com'],
  [{ url: 'javascript:alert(1)' }, 'url', 'URL must be an address like https://example.com'],
  [
    { tags: `ok, ${'x'.repeat(limits.listItem + 1)}` },
    'tags',
    'Tags may have at most 80 characters (item 2)',
  ],
  [{ pages: '0' }, 'pages', 'Pages must be a whole number from 1 to 20,000'],
  [
    { pages: '320', parts: 'A' },
    'parts',
    'A resource has either pages or parts. Take one away to enter the other.',
  ],
  [
    { parts: Array.from({ length: 301 }, (_, n) => `Lesson ${n}`).join('\n') },
    'parts',
    'Line 301 is one too many: a resource has at most 300 parts',
  ],
  [
    { parts: `A\n\n${'x'.repeat(limits.name + 1)}` },
    'parts',
    'Line 3: Title may have at most 120 characters',
  ],
  [{ deadline: '2026-02-30' }, 'deadline', 'Deadline must be a day that exists, as YYYY-MM-DD'],
])('%j is refused at %s', (given, field, message) => {
  expect(formErrors(values(given))).toEqual({ [field]: message });
});

const stored = aResource({
  url: 'https://example.com',
  tags: ['a', 'b'],
  deadline: '2026-12-01',
  relatedSkills: [{ _id: '01JD0000000000000000000009', name: 'Lisp' }],
});

test.each<[string, Partial<ResourceFormValues>, object]>([
  ['nothing', {}, {}],
  ['one field', { progress: 30 }, { progress: 30 }],
  ['an emptied address and deadline', { url: '', deadline: '' }, { url: null, deadline: null }],
  ['tags, but not their spaces', { tags: 'a,b' }, {}],
  ['one more tag', { tags: 'a, b, c' }, { tags: ['a', 'b', 'c'] }],
  ['no skills any more', { relatedSkills: [] }, { relatedSkills: [] }],
])('a patch of %s', (_, given, body) => {
  expect(patchBody(stored, { ...formValues(stored), ...given })).toEqual(body);
});

test('the body has the pages, and the parts of the text', () => {
  expect(createBody(values({ pages: '320' }))).toMatchObject({ pages: 320 });
  expect(createBody(values({ parts: 'A | 45\n\nB' }))).toMatchObject({
    parts: [
      { title: 'A', minutes: 45, url: null },
      { title: 'B', minutes: null, url: null },
    ],
  });
});

test('edited parts stay the same parts', () => {
  const course = aResource({ parts: [aPart('A', { done: true }), aPart('B', { minutes: 5 })] });
  const shown = formValues(course);
  expect(shown.parts).toBe('A\nB | 5');
  expect(patchBody(course, shown)).toEqual({});
  expect(patchBody(course, { ...shown, parts: 'A\nB | 10\nC' })).toEqual({
    parts: [
      { _id: aPart('A')._id, title: 'A' },
      { _id: aPart('B')._id, title: 'B', minutes: 10, url: null },
      { title: 'C', minutes: null, url: null },
    ],
  });
  expect(patchBody(course, { ...shown, parts: '' })).toEqual({ parts: null });
});

test.each([
  ['139', '43', { pages: 'Pages must not be below the page, which is 140' }],
  ['139', '50', {}],
  ['140', '43', {}],
  ['', '43', {}],
])('%j pages and %s%% for a book whose page is 140', (pages, progress, errors) => {
  const book = aResource({ pages: 320, page: 140, progress: 43 });
  expect(formErrors({ ...formValues(book), pages, progress }, book)).toEqual(errors);
});
