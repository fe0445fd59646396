import { expect, test } from 'vitest';
import { limits } from '#shared/calls/fields.ts';
import { sharedLink } from './sharedLink.ts';

const shared = (given: Record<string, string>) => sharedLink(new URLSearchParams(given));
const url = 'https://example.org/learn-rust.html';
const page = { url, type: 'Article' };

test.each<[string, Record<string, string>, object]>([
  ['a page', { title: 'Rust', url }, { ...page, title: 'Rust' }],
  ['a page without a title', { title: ' ', url }, { ...page, title: 'learn rust' }],
  [
    'a page with a text',
    { title: 'Rust', text: 'See\nhttps://b.example', url },
    { ...page, title: 'Rust', description: 'See\nhttps://b.example' },
  ],
  ['an address as text', { text: url }, { ...page, title: 'learn rust' }],
  [
    'an address within a text',
    { title: 'A', text: `Read ${url}, or https://b.example.` },
    { ...page, title: 'A', description: 'Read , or https://b.example.' },
  ],
  [
    'a second address',
    { text: `${url} and https://b.example` },
    { ...page, title: 'learn rust', description: 'and https://b.example' },
  ],
  [
    'an address in brackets',
    { text: `Rust (${url})` },
    { ...page, title: 'learn rust', description: 'Rust ( )' },
  ],
  [
    'an address with brackets',
    { text: 'https://example.org/Rust_(game)' },
    { url: 'https://example.org/Rust_(game)', type: 'Article', title: 'Rust (game)' },
  ],
  ['a text without an address', { text: 'Learn Rust' }, { description: 'Learn Rust' }],
  ['an address as the title', { title: url }, { ...page, title: 'learn rust' }],
  [
    'a video',
    { url: 'https://youtu.be/x' },
    { url: 'https://youtu.be/x', title: 'x', type: 'Video' },
  ],
  [
    'too long texts',
    { title: 'a'.repeat(200), text: 'b'.repeat(9_000), url },
    {
      ...page,
      title: `${'a'.repeat(limits.name - 1)}…`,
      description: `${'b'.repeat(limits.description - 1)}…`,
    },
  ],
  ['characters that no field accepts', { title: 'a\u0000b\nc', url }, { ...page, title: 'ab c' }],
])('sharedLink reads %s', (_, given, values) => {
  expect(shared(given)).toEqual({ values });
});

test.each([
  ['javascript:alert(1)', 'URL must be an address like https://example.com'],
  ['file:///etc/passwd', 'URL must be an address like https://example.com'],
  ['https://a:b@example.org', 'URL must not contain a password: delete the part before the @'],
  [`https://example.org/${'a'.repeat(limits.url)}`, 'URL may have at most 2,048 characters'],
])('the link %s is left out, and a sentence says so', (link, reason) => {
  const problem = `The link is left out. ${reason}.`;
  expect(shared({ title: 'Rust', url: link })).toEqual({ values: { title: 'Rust' }, problem });
  expect(shared({ url: link })).toEqual({ values: {}, problem });
});

test.each<Record<string, string>>([{}, { title: '', text: ' ' }, { filter: 'all' }])(
  'nothing is shared by %j',
  (given) => {
    expect(shared(given)).toBeUndefined();
  },
);
