import { expect, test } from 'vitest';
import type { Note } from '#shared/notes/model.ts';
import {
  emptyNote,
  isWorthKeeping,
  type NoteValues,
  newNoteOf,
  noteErrors,
  notePatchOf,
  valuesOf,
} from './noteForm.ts';

const today = '2026-11-20';
const about = { area: 'resources', id: '01JD00000000000000000000R1' } as const;
const values = (given: Partial<NoteValues>): NoteValues => ({ ...emptyNote(today), ...given });
const note: Note = {
  _id: '01JD0000000000000000000100',
  about,
  date: '2026-11-18',
  text: 'Lend',
  place: 'p. 1',
  url: null,
  createdAt: '2026-11-18T09:00:00.000Z',
  updatedAt: '2026-11-18T09:00:00.000Z',
};

test.each([
  ['today', { text: 'Lend' }, { about, text: 'Lend' }],
  [
    'another day, with a place and a link',
    { text: 'Lend', date: '2026-11-18', place: 'p. 1', url: 'example.com' },
    { about, text: 'Lend', date: '2026-11-18', place: 'p. 1', url: 'https://example.com' },
  ],
])('a new note for %s', (_, given, body) => {
  expect(newNoteOf(about, values(given), today)).toEqual(body);
});

test.each([
  [{}, {}],
  [{ text: 'Lend!' }, { text: 'Lend!' }],
  [
    { place: '', url: 'example.com' },
    { place: null, url: 'https://example.com' },
  ],
  [{ date: today }, { date: today }],
])('a note changed by %j sends %j', (given, patch) => {
  expect(notePatchOf(note, { ...valuesOf(note), ...given })).toEqual(patch);
});

test.each([
  [{ text: 'Lend' }, {}],
  [{ text: ' \n' }, { text: 'Text is required' }],
  [{ text: 'Lend', date: '' }, { date: 'Choose a day' }],
  [{ text: 'Lend', date: '2026-11-21' }, { date: 'Choose today or an earlier day' }],
  [{ text: 'Lend', url: 'javascript:alert(1)' }, { url: expect.stringContaining('URL') }],
])('the errors of %j are %j', (given, errors) => {
  expect(noteErrors(values(given), today)).toEqual(errors);
});

test.each([
  [{}, false],
  [{ date: '2026-11-18' }, false],
  [{ text: ' ' }, false],
  [{ text: 'L' }, true],
  [{ place: 'p. 1' }, true],
  [{ url: 'example.com' }, true],
])('%j is worth keeping: %s', (given, isWorth) => {
  expect(isWorthKeeping(values(given))).toBe(isWorth);
});
