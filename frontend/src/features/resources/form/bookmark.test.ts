import { expect, test } from 'vitest';
import { bookmarkOf } from './bookmark.ts';
import { sharedLink } from './sharedLink.ts';

test('the bookmark opens the form with the title and the address of the page', () => {
  const bookmark = bookmarkOf('https://cairn.example', '/learning/add');
  expect(bookmark).toMatch(/^javascript:[!-~]+$/);
  const opened: string[] = [];
  const run = new Function('open', 'location', 'document', bookmark.replace('javascript:', ''));
  const title = 'Rust & "friends" – 100 %';
  run((url: string) => opened.push(url), { href: 'https://example.org/a?b=c&d#e' }, { title });
  const [url = ''] = opened;
  expect(url.startsWith('https://cairn.example/learning/add?')).toBe(true);
  expect(sharedLink(new URL(url).searchParams)).toEqual({
    values: { title, url: 'https://example.org/a?b=c&d#e', type: 'Article' },
  });
});
