import { expect, test } from 'vitest';
import { fromAddress } from './fromAddress.ts';

test.each([
  ['https://www.youtube.com/watch?v=1', 'youtube.com: Watch', 'Video'],
  ['https://example.org/blog/2026/learn-rust_in.2026.html', 'Learn rust in 2026', 'Article'],
  ['https://www.coursera.org/learn/machine-learning/', 'Machine learning', 'Course'],
  ['https://docs.python.org/3/', 'docs.python.org: 3', 'Documentation'],
  ['https://www.goodreads.com/book/show/44767458-dune', 'goodreads.com: Dune', 'Book'],
  [' https://example.org ', 'example.org', 'Article'],
  ['https://example.org/%E0%A4%A', 'example.org: %E0%A4%A', 'Article'],
])('%s is “%s”, a %s', (address, title, type) => {
  expect(fromAddress(address)).toEqual({ url: address.trim(), title, type });
});

test.each(['Dune', '', 'dune.com', 'javascript:alert(1)'])('%j is a title', (text) => {
  expect(fromAddress(text)).toBeUndefined();
});
