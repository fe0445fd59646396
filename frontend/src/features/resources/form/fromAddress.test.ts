import { expect, test } from 'vitest';
import { limits } from '#shared/calls/fields.ts';
import { fromAddress } from './fromAddress.ts';

test.each([
  ['https://www.youtube.com/watch?v=1', 'watch', 'Video'],
  ['https://example.org/blog/2026/learn-rust_in-2026.html', 'learn rust in 2026', 'Article'],
  ['https://www.coursera.org/learn/machine-learning/', 'machine learning', 'Course'],
  ['https://docs.python.org/3.12/', '3.12', 'Documentation'],
  ['https://www.goodreads.com/book/show/44767458-dune', '44767458 dune', 'Book'],
  ['https://example.org/a/Caf%C3%A9%20Society.pdf#page=3', 'Café Society', 'Article'],
  [' https://example.org ', 'example.org', 'Article'],
  ['https://www.example.org/?q=rust', 'example.org', 'Article'],
  ['https://example.org/--', 'example.org', 'Article'],
  ['https://example.org/%E0%A4%A', '%E0%A4%A', 'Article'],
  ['https://example.org/a%0Ab%00c', 'a bc', 'Article'],
])('%s has the title “%s” and the type %s', (address, title, type) => {
  expect(fromAddress(address)).toEqual({ url: address.trim(), title, type });
});

test('a title that is too long is cut', () => {
  const title = fromAddress(`https://example.org/${'a'.repeat(limits.name + 1)}`)?.title;
  expect(title).toBe(`${'a'.repeat(limits.name - 1)}…`);
});

test.each(['Dune', '', 'dune.com', 'javascript:alert(1)', 'ftp://example.org/dune'])(
  '%j is no web address',
  (text) => {
    expect(fromAddress(text)).toBeUndefined();
  },
);
