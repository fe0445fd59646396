import { expect, test } from 'vitest';
import { describeHoldings, type Holdings } from './holdings.ts';

const none: Holdings = { habits: [], skills: [], resources: [], projects: [], assessments: [] };
const habit = (totalCompletions: number) => ({ totalCompletions });
const skill = (activityCount: number) => ({ activityCount });

test.each<[Holdings, readonly string[] | undefined]>([
  [none, []],
  [{ ...none, habits: undefined }, undefined],
  [{ ...none, assessments: undefined }, undefined],
  [
    { ...none, habits: [habit(300), habit(1_040)], skills: [skill(0)] },
    ['2 habits with 1,340 days', '1 skill'],
  ],
  [
    {
      habits: [habit(1)],
      skills: [skill(1), skill(1)],
      resources: [{}],
      projects: [{}, {}],
      assessments: [{}, {}, {}],
    },
    [
      '1 habit with 1 day',
      '2 skills with 2 activities',
      '1 resource',
      '2 projects',
      '3 assessments',
    ],
  ],
])('%j are %j', (holdings, lines) => expect(describeHoldings(holdings)).toEqual(lines));
