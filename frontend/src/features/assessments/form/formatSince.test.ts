import { expect, test } from 'vitest';
import { formatSince } from './formatSince.ts';

const nothing = { hours: 0, resources: 0, projects: 0, notes: 0 };

test.each([
  [
    { hours: 14, resources: 2, projects: 1, notes: 9 },
    'Since 3 September: 14 h, 2 resources, 1 project, 9 notes',
  ],
  [{ ...nothing, hours: 0.5, notes: 1 }, 'Since 3 September: 30 min, 1 note'],
  [{ ...nothing, resources: 1 }, 'Since 3 September: 1 resource'],
  [nothing, 'Nothing recorded since 3 September.'],
])('%j is the sentence %j', (since, sentence) => {
  const text = formatSince(since, '2026-09-03', '2026-11-27');
  expect(text.replaceAll('\u00a0', ' ')).toBe(sentence);
});

test('no line breaks inside a part of the sentence', () => {
  const since = { hours: 1.5, resources: 2, projects: 0, notes: 0 };
  expect(formatSince(since, '2026-09-03', '2026-11-27')).toBe(
    'Since 3 September: 1\u00a0h\u00a030\u00a0min, 2\u00a0resources',
  );
});

test('the sentence names the year if it is not the current one', () => {
  expect(formatSince(nothing, '2025-09-03', '2026-11-27')).toBe(
    'Nothing recorded since 3 September 2025.',
  );
});
