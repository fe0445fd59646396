import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { reasonOfIssue } from './fieldReasons.ts';
import {
  color,
  day,
  email,
  givenPassword,
  hours,
  idSchema,
  limits,
  newPassword,
  oneOf,
  requiredLine,
  tagList,
  text,
  textList,
  timeOfDay,
  timeZone,
  url,
  wholeNumber,
} from './fields.ts';

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

const long = (length: number) => 'x'.repeat(length);
/** Ends with e and a combining acute accent, which are one visible letter. */
const decomposed = 'Cafe\u0301';
const composed = 'Café';

describe('text', () => {
  const field = text('Notes', limits.notes);
  takes(field, [
    ['nothing at all', '', ''],
    ['white space, as nothing', ' \t\n ', ''],
    ['text, trimmed', '  a b\u00a0\n', 'a b'],
    ['lines inside', 'a\n\nb', 'a\n\nb'],
    ['Unicode, composed', decomposed, composed],
    ['emoji as typed', '🪨🏔️', '🪨🏔️'],
    ['markup as typed', '<b>&amp;</b>', '<b>&amp;</b>'],
    ['the maximum length', long(5_000), long(5_000)],
    ['a text that is too long only before trimming', `${long(5_000)} `, long(5_000)],
    ['a text that is too long only before composition', 'e\u0301'.repeat(5_000), 'é'.repeat(5_000)],
  ]);
  refuses(field, [
    ['one character too many', long(5_001), 'Notes may have at most 5,000 characters'],
    ['a missing value', undefined, 'Notes is required'],
    ['null', null, 'Notes is required'],
    ['a number', 7, 'Notes must be text'],
    ['an object', { text: 'a' }, 'Notes must be text'],
    ...['\0', '\x07', '\x0b', '\x1b', '\x7f', '\x85', '\ufffd'].map(
      (control) =>
        [
          `U+${control.charCodeAt(0).toString(16)} inside`,
          `a${control}b`,
          'Notes has a character that can’t be shown: please delete it',
        ] as const,
    ),
  ]);
});

describe('requiredLine', () => {
  const field = requiredLine('Name', limits.name);
  takes(field, [
    ['text, trimmed', ' Read ', 'Read'],
    ['emoji with joiners', '👩\u200d💻', '👩\u200d💻'],
    ['the maximum length', long(120), long(120)],
    ['a line break as a space', 'Read \r\n a book\u2028\tdaily\n', 'Read a book daily'],
  ]);
  refuses(field, [
    ['nothing', '', 'Name is required'],
    ['white space', ' \u00a0 ', 'Name is required'],
    ['zero-width spaces', '\u200b\u200b', 'Name is required'],
    [
      'joiners, marks of direction and fillers',
      '\u200d\u200f\u2060\u3164\u00ad',
      'Name is required',
    ],
    ['one character too many', long(121), 'Name may have at most 120 characters'],
    ['a missing value', undefined, 'Name is required'],
    ['null', null, 'Name is required'],
    ['a number', 0, 'Name must be text'],
  ]);
});

describe('oneOf', () => {
  const field = oneOf('Type', ['S', 'M']);
  takes(field, [['one of them', 'S', 'S']]);
  refuses(field, [
    ['another value', 'L', 'Type must be one of S, M'],
    ['one of them in another case', 's', 'Type must be one of S, M'],
    ['nothing', '', 'Type must be one of S, M'],
    ['a property of every object', 'constructor', 'Type must be one of S, M'],
    ['a missing value', undefined, 'Type is required'],
    ['null', null, 'Type is required'],
  ]);
});

describe('wholeNumber', () => {
  const field = wholeNumber('Target days', 1, 3_650);
  const message = 'Target days must be a whole number from 1 to 3,650';
  takes(field, [
    ['the least', 1, 1],
    ['the most', 3_650, 3_650],
    ['1.0', 1.0, 1],
  ]);
  refuses(
    field,
    [0, -1, 3_651, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 1e21, '7', '', null, undefined].map(
      (input) => [String(input) || 'nothing', input, message] as const,
    ),
  );
});

describe('day', () => {
  const field = day('Date');
  takes(
    field,
    ['1970-01-01', '2026-02-28', '2028-02-29', '2000-02-29', '9999-12-31'].map(
      (input) => [input, input, input] as const,
    ),
  );
  refuses(field, [
    ...[
      '2026-02-30',
      '2026-02-29',
      '2100-02-29',
      '2026-04-31',
      '2026-13-01',
      '2026-00-10',
      '2026-01-00',
      '1969-12-31',
      '0000-01-01',
      '10000-01-01',
      '2026-1-1',
      '2026-01-01T00:00:00Z',
      ' 2026-01-01',
      '2026-01-01\n',
      '01/02/2026',
      '',
    ].map((input) => [input, input, 'Date must be a day that exists, as YYYY-MM-DD'] as const),
    ['a number', 20_260_101, 'Date must be a day that exists, as YYYY-MM-DD'],
    ['a missing value', undefined, 'Date is required'],
    ['null', null, 'Date is required'],
  ]);

  test('reports each problem once', () => {
    expect(field.safeParse('2026-02-30').error?.issues).toHaveLength(1);
  });
});

describe('color', () => {
  const field = color('Colour');
  takes(field, [
    ['six digits', '#4caf50', '#4caf50'],
    ['capitals, lowered', '#4CAF50', '#4caf50'],
  ]);
  refuses(field, [
    ...['#fff', '4caf50', '#4caf5g', '#4caf500', '#4caf50 ', 'red', 'url(#a)', ''].map(
      (input) => [input, input, 'Colour must be a colour like #4caf50'] as const,
    ),
    ['a number', 0x4c_af_50, 'Colour must be a colour like #4caf50'],
    ['a missing value', undefined, 'Colour is required'],
  ]);
});

describe('hours', () => {
  const field = hours('Hours', 0, 24);
  takes(
    field,
    [0, 0.01, 0.07, 0.29, 1.1, 8.2, 23.99, 24].map(
      (input) => [String(input), input, input] as const,
    ),
  );
  takes(field, [
    ['a sum without its last bits', 0.1 + 0.2, 0.3],
    ['a product without its last bits', 3 * 0.29, 0.87],
  ]);
  refuses(field, [
    ['less than the least', -0.01, 'Hours must be from 0 to 24'],
    ['more than the most', 24.01, 'Hours must be from 0 to 24'],
    ['a third decimal place', 1.005, 'Hours may have at most two decimal places'],
    ['next to nothing', Number.MIN_VALUE, 'Hours may have at most two decimal places'],
    ['less than a hundredth', 1e-17, 'Hours may have at most two decimal places'],
    ['text', '1', 'Hours must be a number'],
    ['no number', Number.NaN, 'Hours must be a number'],
    ['a missing value', undefined, 'Hours is required'],
  ]);
});

describe('url', () => {
  const field = url('URL');
  const message = 'URL must be an address like https://example.com';
  takes(
    field,
    [
      'https://example.com',
      'http://localhost:8080/a?b=c#d',
      'HTTPS://example.com/%20',
      'https://example.com/ä',
    ].map((input) => [input, ` ${input} `, input] as const),
  );
  refuses(field, [
    ...[
      'javascript:alert(1)',
      'JAVASCRIPT:alert(1)//https://example.com',
      'java\tscript:alert(1)',
      'data:text/html,x',
      'vbscript:x',
      'file:///etc/passwd',
      'ftp://example.com',
      '//example.com',
      'example.com',
      'https://',
      'https:example.com',
      '',
    ].map((input) => [JSON.stringify(input), input, message] as const),
    [
      'an address that is too long',
      `https://example.com/${long(2_029)}`,
      'URL may have at most 2,048 characters',
    ],
    ['a number', 7, 'URL must be text'],
    ...[
      'https://ada:secret@example.com',
      'https://ada@example.com',
      'https://:secret@example.com',
    ].map(
      (input) =>
        [input, input, 'URL must not contain a password: delete the part before the @'] as const,
    ),
    ...['https://exa\nmple.com', 'https://example.com/\0', 'https://example.com/\ufffd'].map(
      (input) =>
        [
          JSON.stringify(input),
          input,
          'URL has a character that can’t be shown: please delete it',
        ] as const,
    ),
  ]);
});

describe('tagList', () => {
  takes(tagList('Tags'), [
    ['tags with leading hashes', ['#react', '## hooks', 'c#'], ['react', 'hooks', 'c#']],
    ['the same twice, in the first spelling', ['React', '#react', 'REACT', 'b'], ['React', 'b']],
    ['nothing but a hash', ['#', ' # ', 'a'], ['a']],
    ['more tags than allowed, but few different ones', [...Array(31).fill('a')], ['a']],
  ]);
});

describe('textList', () => {
  const field = textList('Tags');
  const items = (count: number) => Array.from({ length: count }, (_, n) => `tag ${n}`);
  takes(field, [
    ['nothing', [], []],
    ['texts, trimmed, without empty ones', [' a ', '', '  ', '\u200b', 'b'], ['a', 'b']],
    ['the maximum number', items(30), items(30)],
    ['too many items only because of empty ones', [...items(30), ''], items(30)],
  ]);
  refuses(field, [
    ['one item too many', items(31), 'Tags may have at most 30 items'],
    ['an item that is too long', [long(81)], 'Tags may have at most 80 characters'],
    ['a list with a number', ['a', 7], 'Tags must be text'],
    ['text', 'a, b', 'Tags must be a list of texts'],
    ['a missing value', undefined, 'Tags is required'],
  ]);
});

describe('timeOfDay', () => {
  const field = timeOfDay('Reminder time');
  takes(
    field,
    ['00:00', '07:30', '19:59', '23:59'].map((input) => [input, input, input] as const),
  );
  refuses(field, [
    ...['24:00', '7:30', '07:60', '07:30:00', '07.30', '7 pm', '07:30\n', ''].map(
      (input) => [input, input, 'Reminder time must be a time like 07:30'] as const,
    ),
    ['a number', 730, 'Reminder time must be a time like 07:30'],
    ['a missing value', undefined, 'Reminder time is required'],
  ]);
});

describe('email', () => {
  const local = long(64);
  const ofLength = (length: number) => `${local}@${long(length - 68)}.io`;
  takes(email, [
    ['an address', 'ada@example.com', 'ada@example.com'],
    ['an address, trimmed and lowered', ' Ada.King@Example.COM\n', 'ada.king@example.com'],
    ['a tag', 'ada+cairn@example.com', 'ada+cairn@example.com'],
    ['the maximum length', ofLength(128), ofLength(128)],
  ]);
  refuses(email, [
    ...[
      'ada',
      'ada@',
      '@example.com',
      'ada@example',
      'a da@example.com',
      'ada@exa mple.com',
      `${local}x@example.com`,
      'ada@example-.com',
      `ada@${long(64)}.com`,
    ].map((input) => [input, input, 'Email must be an address like name@example.com'] as const),
    [
      'two addresses',
      'ada@example.com,bob@example.com',
      'Email must be an address like name@example.com',
    ],
    ['one character too many', ofLength(129), 'Email may have at most 128 characters'],
    ['nothing', '', 'Email is required'],
    ['white space', '  ', 'Email is required'],
    ['a missing value', undefined, 'Email is required'],
    ['a number', 7, 'Email must be text'],
  ]);
});

describe('newPassword', () => {
  takes(newPassword, [
    ['eight characters', '12345678', '12345678'],
    ['white space at both ends, as typed', '  stones  ', '  stones  '],
    ['white space alone', '        ', '        '],
    ['Unicode, as typed', `${decomposed} 🪨🪨`, `${decomposed} 🪨🪨`],
    ['the maximum length', long(128), long(128)],
  ]);
  refuses(newPassword, [
    ['seven characters', '1234567', 'Password must be at least 8 characters'],
    ['nothing', '', 'Password must be at least 8 characters'],
    ['one character too many', long(129), 'Password may have at most 128 characters'],
    ['a missing value', undefined, 'Password is required'],
    ['a number', 12_345_678, 'Password must be text'],
  ]);
});

describe('givenPassword', () => {
  const field = givenPassword('Current password');
  takes(field, [
    ['one character', 'x', 'x'],
    ['white space, as typed', ' x ', ' x '],
    ['more than a new one may have', long(129), long(129)],
  ]);
  refuses(field, [
    ['nothing', '', 'Current password is required'],
    ['a missing value', undefined, 'Current password is required'],
    ['a password that nobody types', long(1_001), 'Current password is too long'],
    ['a number', 7, 'Current password must be text'],
  ]);
});

describe('timeZone', () => {
  takes(
    timeZone,
    ['UTC', 'Europe/Berlin', 'America/Argentina/Buenos_Aires', 'Etc/GMT+12'].map(
      (input) => [input, input, input] as const,
    ),
  );
  refuses(timeZone, [
    ...['', 'Europe Berlin', '<b>', long(65)].map(
      (input) => [input, input, 'Time zone must be a name like Europe/Berlin'] as const,
    ),
    ['a number', 2, 'Time zone must be text'],
  ]);
});

describe('idSchema', () => {
  const id = '01JZ0000000000000000000000';
  takes(idSchema, [['a ULID', id, id]]);
  refuses(
    idSchema,
    [id.toLowerCase(), id.slice(1), `${id}0`, `${id}\n`, id.replace('J', 'U'), ''].map(
      (input) => [JSON.stringify(input), input, 'Not an id'] as const,
    ),
  );
});
