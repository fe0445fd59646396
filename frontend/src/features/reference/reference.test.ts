import { expect, test } from 'vitest';
import { openApi } from '#shared/openapi.ts';
import { describeSchema, rowsOf } from './describeSchema.ts';
import { callsByArea, type Document, type Schema } from './document.ts';
import { tagTitle } from './tagTitle.ts';

test.each<[Schema, string]>([
  [{ type: 'string' }, 'text'],
  [{ type: 'string', maxLength: 5_000 }, 'text of at most 5,000 characters'],
  [{ type: 'string', format: 'date' }, 'day, YYYY-MM-DD'],
  [{ type: 'string', pattern: '^[0-9A-HJKMNP-TV-Z]{26}$' }, 'id (ULID)'],
  [{ type: 'string', contentEncoding: 'base64' }, 'bytes in base64'],
  [{ type: 'integer', minimum: 1, maximum: 5 }, 'whole number from 1 to 5'],
  [
    { type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER },
    'whole number',
  ],
  [{ type: 'number', exclusiveMinimum: 0, maximum: 24 }, 'number above 0 to 24'],
  [{ anyOf: [{ type: 'boolean' }, { type: 'null' }] }, 'true or false, or null'],
  [{ type: ['string', 'null'] }, 'text, or null'],
  [{ type: 'string', enum: ['read', 'write'] }, 'one of "read", "write"'],
  [{ type: 'number', const: 1 }, '1'],
  [{ type: 'array', maxItems: 30, items: { type: 'string' } }, 'list of at most 30: text'],
  [
    { type: 'object', additionalProperties: { type: 'integer' } },
    'object, each value: whole number',
  ],
  [{}, 'anything'],
])('%j is %j', (schema, words) => {
  expect(describeSchema(schema)).toBe(words);
});

test('a list of objects and each field of the objects have their own rows', () => {
  const habit = { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] };
  const schema = { type: 'object', properties: { habits: { type: 'array', items: habit } } };
  expect(rowsOf(schema)).toEqual([
    { name: 'habits', type: 'list: object', isRequired: false },
    { name: 'habits[].name', type: 'text', isRequired: true },
  ]);
});

const documentOfToday = (): Document => JSON.parse(JSON.stringify(openApi()));

test('the current document is read completely', () => {
  const calls = callsByArea(documentOfToday());
  const setDay = calls.get('habits')?.find(({ id }) => id === 'habits.setDay');
  expect(setDay).toMatchObject({
    method: 'PUT',
    path: '/habits/{id}/days/{date}',
    scope: 'habits:write',
    status: '200',
    refusals: expect.arrayContaining(['400', '403', '404']),
  });
  expect(calls.get('users')?.find(({ id }) => id === 'users.createToken')?.scope).toBeUndefined();
  const types = [...calls.values()]
    .flat()
    .flatMap(({ body, reply }) => [...rowsOf(body ?? {}), ...rowsOf(reply ?? {})]);
  expect(types.length).toBeGreaterThan(500);
  expect(types.filter(({ type }) => /undefined|anything/.test(type))).toEqual([]);
});

test('every tag of the document has a title', () => {
  const tags = [...callsByArea(documentOfToday()).keys()];
  expect(tags).toContain('reviews');
  for (const tag of tags) expect(tagTitle(tag)).toMatch(/^[A-Z]/);
});
