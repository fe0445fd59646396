import { expect, test } from 'vitest';
import { limits } from '#shared/core/fields.ts';
import { durationHint } from '../../../forms/fields/duration.ts';
import { aResource } from '../resource.fixture.ts';
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

test('an untouched form sends the defaults and leaves out what is empty', () => {
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

test('links are read as people write them', () => {
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
