import { describe, expect, test } from 'vitest';
import { fitProblem } from '#shared/habits/model.ts';
import { keepLosses } from '../losses.ts';
import { wordsOf } from './frequency.ts';
import { loopDraft } from './loop.ts';

describe('the target of a habit with amounts', () => {
  test.each<[target: number, numerator: number, denominator: number, string, string[]]>([
    [50, 1, 1, '50 day, every day', []],
    [50, 3, 3, '50 day, every day', []],
    [50, 1, 7, '50 week, once a week', []],
    [50, 3, 7, '50 week, once a week', []],
    [50, 1, 28, '50 month, once a month', []],
    [50, 1, 31, '50 month, once a month', []],
    [50, 1, 2, '175 week, once a week', ['Target 50 in 2 days. It becomes 175 a week']],
    [50, 1, 10, '35 week, once a week', ['Target 50 in 10 days. It becomes 35 a week']],
    [50, 1, 18, '19.44 week, once a week', ['Target 50 in 18 days. It becomes 19.44 a week']],
    [50, 1, 19, '78.95 month, once a month', ['Target 50 in 19 days. It becomes 78.95 a month']],
    [50, 1, 90, '16.67 month, once a month', ['Target 50 in 90 days. It becomes 16.67 a month']],
  ])('target %d, %d in %d days: %s', (target, numerator, denominator, expected, sentences) => {
    const losses = keepLosses();
    const draft = loopDraft(
      {
        key: 'a',
        name: 'Read',
        question: '',
        description: '',
        numerator,
        denominator,
        color: undefined,
        isArchived: false,
        amount: { unit: 'minutes', target, isAtMost: false },
        days: new Map(),
      },
      losses.of('Read'),
    );
    const { aim, frequency } = draft;
    expect(`${aim?.target} ${aim?.targetPer}, ${wordsOf(frequency.rhythm)}`).toBe(expected);
    expect(fitProblem(frequency.rhythm, aim ?? {})).toBeUndefined();
    expect(frequency.stated).toBeUndefined();
    expect(losses.all().map(({ what, why }) => `${what}. ${why}`)).toEqual(
      sentences.map((sentence) => `${sentence}, the closest match.`),
    );
  });
});
