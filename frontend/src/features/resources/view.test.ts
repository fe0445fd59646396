import { expect, test } from 'vitest';
import type { Resource } from '#shared/resources/model.ts';
import { arrange } from '../../ui/list/listRules.ts';
import { aResource } from './resource.fixture.ts';
import { byStatus, byType, nextUp, resourceRules } from './view.ts';

const one = (title: string, given: Partial<Resource>) => aResource({ title, ...given });

const list = [
  one('begun', { status: 'In Progress', priority: 'Low', progress: 40, duration: 90 }),
  one('done', { status: 'Completed', priority: 'High', progress: 100, duration: 30 }),
  one('next', { status: 'Not Started', priority: 'High', progress: 0, duration: 600 }),
  one('later', { status: 'On Hold', priority: 'Medium', progress: 40, duration: 0 }),
];

const titles = (resources: readonly Resource[]) => resources.map(({ title }) => title);

test.each<[keyof typeof resourceRules.filters, string[]]>([
  ['all', ['begun', 'done', 'later', 'next']],
  ['in-progress', ['begun']],
  ['completed', ['done']],
  ['not-started', ['next']],
  ['on-hold', ['later']],
  ['high-priority', ['done', 'next']],
])('filter %s', (filter, expected) => {
  expect(titles(arrange(list, resourceRules, filter, 'title'))).toEqual(expected);
});

test.each<[keyof typeof resourceRules.sorts, string[]]>([
  ['title', ['begun', 'done', 'later', 'next']],
  ['progress', ['done', 'begun', 'later', 'next']],
  ['priority', ['done', 'next', 'later', 'begun']],
  ['duration', ['next', 'begun', 'done', 'later']],
])('sort by %s', (sort, expected) => {
  expect(titles(arrange(list, resourceRules, 'all', sort))).toEqual(expected);
});

test('the newest comes first, ties by the later id, and the given list does not change', () => {
  const given = [
    one('old', { createdAt: '2026-01-01T00:00:00.000Z', _id: '01A' }),
    one('twin 1', { createdAt: '2026-03-01T00:00:00.000Z', _id: '01B' }),
    one('twin 2', { createdAt: '2026-03-01T00:00:00.000Z', _id: '01C' }),
  ];
  expect(titles(arrange(given, resourceRules, 'all', 'created'))).toEqual([
    'twin 2',
    'twin 1',
    'old',
  ]);
  expect(titles(given)).toEqual(['old', 'twin 1', 'twin 2']);
});

test('in the person’s order, moved resources are at their positions, and the others by age', () => {
  const id = (n: number) => `01JD000000000000000000000${n}`;
  const given = [
    one('c', { _id: id(3) }),
    one('a', { _id: id(1) }),
    one('d', { _id: id(4), position: `z${id(1)}V`, status: 'Not Started' }),
    one('b', { _id: id(2), status: 'On Hold' }),
  ];
  expect(titles(arrange(given, resourceRules, 'all', 'mine'))).toEqual(['a', 'd', 'b', 'c']);
  expect(nextUp(given)?.title).toBe('a');
  expect(nextUp(given.filter(({ title }) => title !== 'a'))?.title).toBe('d');
  expect(nextUp([one('b', { status: 'On Hold' })])).toBeUndefined();
});

test('numbers in titles are compared as numbers: 2 before 10', () => {
  const given = [one('Part 10', {}), one('part 2', {}), one('Part 1', {})];
  expect(titles(arrange(given, resourceRules, 'all', 'title'))).toEqual([
    'Part 1',
    'part 2',
    'Part 10',
  ]);
});

test('the charts have every status in order, and only the types that occur', () => {
  const counted = [
    ...list,
    aResource({ type: 'Podcast', status: 'Completed', duration: 90 }),
    aResource({ type: 'Other' }),
  ];
  expect(byStatus(counted).map(({ label, value }) => `${label} ${value}`)).toEqual([
    'Completed 2',
    'In Progress 1',
    'Not Started 2',
    'On Hold 1',
  ]);
  expect(byType(counted)).toEqual([
    { label: 'Book', value: 4, note: '12 h' },
    { label: 'Other', value: 1 },
    { label: 'Podcast', value: 1, note: '1 h 30 min' },
  ]);
});
