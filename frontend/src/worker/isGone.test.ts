import { expect, test } from 'vitest';
import { isGone } from './isGone.ts';

test.each([
  ['a missing file', 404, 'text/plain', true],
  ['a deleted file', 410, 'text/plain', true],
  ['a page instead of the file', 200, 'text/html', true],
  ['the worker', 200, 'text/javascript; charset=utf-8', false],
  ['a block of the firewall, or a mistake in the bucket’s policy', 403, 'text/html', false],
  ['too many calls', 429, 'text/html', false],
  ['a server that fails', 503, 'text/html', false],
])('whether %s (%i) means that the worker is gone', (_, status, type, expected) => {
  const response = new Response(null, { status, headers: { 'content-type': type } });
  expect(isGone(response)).toBe(expected);
});
