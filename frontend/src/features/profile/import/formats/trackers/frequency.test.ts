import { describe, expect, test } from 'vitest';
import { frequencyProblem } from '#shared/habits/model.ts';
import { onWeekdays, timesIn, wordsOf } from './frequency.ts';

describe('times in days', () => {
  test.each<[times: number, days: number, words: string, isExact: boolean]>([
    [1, 1, 'every day', true],
    [7, 7, 'every day', true],
    [9, 7, 'every day', true],
    [1, 7, 'once a week', true],
    [3, 7, '3 days a week', true],
    [1, 30, 'once a month', true],
    [10, 30, '10 days a month', true],
    [10, 31, '10 days a month', true],
    [1, 2, 'every 2 days', true],
    [1, 14, 'every 14 days', true],
    [1, 365, 'every 365 days', true],
    [1, 400, 'every 365 days', false],
    [2, 3, '5 days a week', false],
    [2, 14, 'once a week', false],
    [13, 14, '6 days a week', false],
    [3, 60, '2 days a month', false],
    [2, 90, 'every 45 days', false],
    [0, 7, 'every day', false],
    [1, 0, 'every day', false],
    [Number.NaN, 7, 'every day', false],
    [1, Number.POSITIVE_INFINITY, 'every day', false],
  ])('%d in %d: %s', (times, days, words, isExact) => {
    const nearest = timesIn(times, days);
    expect([wordsOf(nearest.rhythm), nearest.stated === undefined]).toEqual([words, isExact]);
    expect(frequencyProblem(nearest.rhythm)).toBeUndefined();
  });
});

describe('days of the week', () => {
  test.each<[days: number[], words: string, isExact: boolean]>([
    [[0, 1, 2, 3, 4, 5, 6], 'every day', true],
    [[5, 4, 3, 2, 1, 1], 'Monday to Friday', true],
    [[6, 0], 'Saturday and Sunday', true],
    [[3, 1], 'Mon, Wed', true],
    [[], 'every day', false],
  ])('%j: %s', (days, words, isExact) => {
    const nearest = onWeekdays(days);
    expect([wordsOf(nearest.rhythm), nearest.stated === undefined]).toEqual([words, isExact]);
    expect(frequencyProblem(nearest.rhythm)).toBeUndefined();
  });
});
