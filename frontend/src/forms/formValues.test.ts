import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { changedFields, commaList, filled, lineList, mapForm } from './formValues.ts';

test.each([
  [{ name: 'A' }, { name: 'A' }, {}],
  [{ name: 'A', color: '#1' }, { name: 'B', color: '#1' }, { name: 'B' }],
  [{ url: 'x' }, {}, { url: null }],
  [{}, { url: 'x' }, { url: 'x' }],
  [{ hours: 0 }, { hours: 0.5 }, { hours: 0.5 }],
  [{ tags: ['a'] }, { tags: ['a'] }, {}],
  [{ tags: ['a'] }, { tags: ['a', 'b'] }, { tags: ['a', 'b'] }],
])('changing %j to %j sends %j', (before, after, patch) => {
  expect(changedFields(before, after)).toEqual(patch);
});

test.each([
  ['', []],
  [' , ,', []],
  ['react', ['react']],
  [' react, , hooks ,', ['react', 'hooks']],
  ['C, C++\n, two words', ['C', 'C++', 'two words']],
])('commaList splits %j', (text, list) => {
  expect(commaList(text)).toEqual(list);
});

test.each([
  ['', []],
  ['\n \n', []],
  [' one \r\n\r\n two, three\n', ['one', 'two, three']],
  ['one\u2028two', ['one', 'two']],
])('lineList splits %j', (text, list) => {
  expect(lineList(text)).toEqual(list);
});

test('filled leaves out empty inputs, except required ones', () => {
  expect(filled({ name: '', url: '', hours: 0 }, ['name'])).toEqual({ name: '', hours: 0 });
});

type Note = { readonly title: string; readonly url: string | null };
const empty = { title: '', url: '' };
const notes = mapForm({
  empty,
  shown: ({ title, url }: Note) => ({ title, url: url ?? '' }),
  bodyOf: (values) => filled(values, ['title']),
  schema: (note) =>
    z.strictObject({
      title: z
        .string()
        .check(z.trim(), z.minLength(1, note ? 'It had a title' : 'Title is required')),
      url: z.optional(z.url()),
    }),
});
const kept: Note = { title: '', url: 'https://a.example' };

test('the form of a new item is empty, and the form of an existing item has its values', () => {
  expect(notes.formValues()).toEqual(empty);
  expect(notes.formValues(kept)).toEqual(kept);
});

test('the schema can depend on the item', () => {
  expect(notes.formErrors(empty)).toEqual({ title: 'Title is required' });
  expect(notes.formErrors(empty, kept)).toEqual({ title: 'It had a title' });
});

test('request bodies are validated, but stored values are not', () => {
  expect(notes.createBody({ title: ' A ', url: '' })).toEqual({ title: 'A' });
  expect(notes.patchBody(kept, { title: 'A', url: '' })).toEqual({ title: 'A', url: null });
});
