import { expect, test } from 'vitest';
import type { Resource } from '#shared/resources/model.ts';
import { describeResource, factsOf } from './format.ts';
import { aResource } from './resource.fixture.ts';

test.each([
  ['Ada', 'Book · Ada'],
  ['', 'Book'],
])('a book by %j', (author, words) => {
  expect(describeResource({ type: 'Book', author })).toBe(words);
});

test.each<[string, Partial<Resource>, string]>([
  ['no dates', {}, ''],
  [
    'a deadline today',
    { startDate: '2026-11-02', estimatedCompletionDate: '2026-11-20' },
    'Started 2 November, Deadline 20 November',
  ],
  ['a past deadline', { estimatedCompletionDate: '2026-11-19' }, 'Deadline 19 November passed'],
  [
    'a completed resource',
    { estimatedCompletionDate: '2026-11-10', completionDate: '2026-11-12', status: 'Completed' },
    'Deadline 10 November, Completed 12 November',
  ],
  [
    'a resource completed on an unknown day',
    { estimatedCompletionDate: '2026-11-10', status: 'Completed' },
    'Deadline 10 November',
  ],
])('the facts of %s', (_, dates, words) => {
  const facts = factsOf(aResource({ duration: 0, ...dates }), '2026-11-20');
  expect(facts.map((fact) => fact.join(' ').trim()).join(', ')).toBe(words);
});
