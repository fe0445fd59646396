import { expect, test } from 'vitest';
import type { Row } from './row.ts';
import { spanWords } from './summary.ts';

test.each([
  [{ from: '2024-03-03', to: '2026-11-09' }, '3 March 2024 – 9 November 2026'],
  [{ from: '2024-03-03', to: '2024-03-03' }, '3 March 2024'],
  [{ from: '2024-03-03' }, 'since 3 March 2024'],
  [{ from: '2024-03-03', kind: 'vacation' }, 'from 3 March 2024'],
  [{ to: '2024-03-03' }, 'until 3 March 2024'],
  [{}, ''],
] as const)('%j is shown as %j', (row, words) => {
  expect(spanWords({ kind: 'habit', ...row } as Row)).toBe(words);
});
