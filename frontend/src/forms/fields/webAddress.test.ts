import { expect, test } from 'vitest';
import { webAddressOf } from './webAddress.ts';

test.each([
  ['example.com', 'https://example.com'],
  [' example.com ', 'https://example.com'],
  ['www.example.co.uk/a?b=c#d', 'https://www.example.co.uk/a?b=c#d'],
  ['example.com:8080', 'https://example.com:8080'],
  ['my-site.dev/x', 'https://my-site.dev/x'],
  ['bücher.de', 'https://bücher.de'],
  ['localhost:3000', 'https://localhost:3000'],
  ['x.com?q=1', 'https://x.com?q=1'],
  // These stay unchanged, because they are complete or not a host.
  ['', ''],
  ['https://example.com', 'https://example.com'],
  ['http://example.com', 'http://example.com'],
  ['HTTPS://example.com', 'HTTPS://example.com'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['data:text/html,a.com', 'data:text/html,a.com'],
  ['me@example.com', 'me@example.com'],
  ['mailto:me@example.com', 'mailto:me@example.com'],
  ['example', 'example'],
  ['chapter 1.2', 'chapter 1.2'],
  ['1.5', '1.5'],
  ['/docs/a.html', '/docs/a.html'],
])('%j becomes %j', (typed, address) => {
  expect(webAddressOf(typed)).toBe(address);
});
