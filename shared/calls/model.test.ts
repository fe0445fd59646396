import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { reasonOfIssue } from './fieldReasons.ts';
import { requiredLine, text, url, wholeNumber } from './fields.ts';
import { defineFields } from './model.ts';

type Case = readonly [what: string, input: unknown, output: unknown];

/** The distinct sentences of a failed parse. */
const messages = (schema: z.ZodMiniType, input: unknown): string[] => [
  ...new Set(schema.safeParse(input).error?.issues.map((issue) => reasonOfIssue(issue).message)),
];

const takes = (schema: z.ZodMiniType, cases: readonly Case[]) =>
  test.each(cases)('accepts %s', (_, input, output) => {
    expect(schema.safeParse(input)).toEqual({ success: true, data: output });
  });

const refuses = (schema: z.ZodMiniType, cases: readonly (readonly [string, unknown, string])[]) =>
  test.each(cases)('refuses %s', (_, input, message) => {
    expect(messages(schema, input)).toEqual([message]);
  });

const refusesUnknown = (schema: z.ZodMiniType, input: object) =>
  test('refuses an unknown field', () => {
    expect(schema.safeParse({ ...input, nmae: 'b' }).error?.issues).toEqual([
      expect.objectContaining({ code: 'unrecognized_keys', keys: ['nmae'] }),
    ]);
  });

describe('fields', () => {
  const { create, patch, stored, shown, unset } = defineFields({
    required: { name: requiredLine('Name', 5) },
    optional: { note: text('Note', 5), size: wholeNumber('Type', 1, 5), link: url('URL') },
    defaults: { note: '' },
  });
  describe('create', () => {
    takes(create, [
      ['the required fields', { name: ' a ' }, { name: 'a' }],
      ['everything', { name: 'a', note: '', size: 1 }, { name: 'a', note: '', size: 1 }],
    ]);
    refuses(create, [
      ['nothing', {}, 'Name is required'],
      ['null for an optional field', { name: 'a', note: null }, 'Note is required'],
    ]);
    refusesUnknown(create, { name: 'a' });
  });
  describe('patch', () => {
    takes(patch, [
      ['nothing', {}, {}],
      ['one field', { size: 2 }, { size: 2 }],
      ['null for an optional field', { note: null, size: null }, { note: null, size: null }],
    ]);
    refuses(patch, [
      ['null for a required field', { name: null }, 'Name is required'],
      ['an empty required field', { name: '' }, 'Name is required'],
      ['an invalid optional field', { note: 'too long' }, 'Note may have at most 5 characters'],
    ]);
    refusesUnknown(patch, {});
  });

  describe('stored', () => {
    takes(z.object(stored), [
      [
        'unset fields as their defaults',
        { name: 'a' },
        { name: 'a', note: '', size: null, link: null },
      ],
      [
        'texts that older rules allowed',
        { name: 'longer now', note: 'and so is this' },
        { name: 'longer now', note: 'and so is this', size: null, link: null },
      ],
    ]);
    refuses(z.object(stored), [
      [
        'an invalid value on which a rule depends',
        { name: 'a', size: 6 },
        'Type must be a whole number from 1 to 5',
      ],
      [
        'a link that could run as a script',
        { name: 'a', link: 'javascript:alert(1)' },
        'URL must be an address like https://example.com',
      ],
    ]);
  });
  describe('shown', () => {
    takes(z.object(shown), [
      ['all of them', { name: 'a', ...unset }, { name: 'a', note: '', size: null, link: null }],
    ]);
    test.each(['name', 'note', 'size', 'link'])('refuses an item without %s', (missing) => {
      const whole: Record<string, unknown> = { name: 'a', ...unset };
      delete whole[missing];
      expect(z.object(shown).safeParse(whole).success).toBe(false);
    });
  });
});
