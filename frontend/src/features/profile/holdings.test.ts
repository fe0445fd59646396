import { expect, test } from 'vitest';
import type { Holding } from '../../area.ts';
import { describeHoldings } from './holdings.ts';

test.each<[readonly Holding[], readonly string[]]>([
  [[], []],
  [[{ count: 0, unit: 'habit', within: 0, unitWithin: 'day' }], []],
  [
    [
      { count: 2, unit: 'habit', within: 1_340, unitWithin: 'day' },
      { count: 1, unit: 'skill', within: 0, unitWithin: 'activity' },
      { count: 0, unit: 'resource' },
    ],
    ['2 habits with 1,340 days', '1 skill'],
  ],
  [
    [
      { count: 1, unit: 'habit', within: 1, unitWithin: 'day' },
      { count: 2, unit: 'skill', within: 2, unitWithin: 'activity' },
      { count: 3, unit: 'assessment' },
    ],
    ['1 habit with 1 day', '2 skills with 2 activities', '3 assessments'],
  ],
  [[{ count: 12, unit: 'habit', archived: 2 }], ['12 habits (2 archived)']],
  [
    [{ count: 1, unit: 'habit', archived: 1, within: 3, unitWithin: 'day' }],
    ['1 habit (1 archived) with 3 days'],
  ],
])('%j are %j', (holdings, lines) => expect(describeHoldings(holdings)).toEqual(lines));
