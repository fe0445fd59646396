import { expect, test } from 'vitest';
import { webAddress } from './ExternalLink.tsx';

test.each([
  ['https://example.com/a?b=c', true],
  ['HTTP://example.com', true],
  ['javascript:alert(1)', false],
  [' javascript:alert(1)', false],
  ['java\nscript:alert(1)', false],
  ['data:text/html,x', false],
  ['//example.com', false],
  ['example.com', false],
  ['', false],
  [null, false],
])('%j becomes a link: %s', (address, isLink) => {
  expect(webAddress(address)).toBe(isLink ? address : null);
});
