import { describe, expect, test } from 'vitest';
import { UnclearDates } from '../found.ts';
import { dayReader } from './dayOrder.ts';

const today = '2026-11-22';

const daysOf = (...dates: string[]): string[] => dates.map(dayReader(dates, { today }));

describe('the dates of a file are read:', () => {
  test.each<[string, string[], string[]]>([
    ['ISO', ['2019-04-11', '2019/4/1', '20190401'], ['2019-04-11', '2019-04-01', '2019-04-01']],
    ['day first', ['28.10.2020', '05.04.2020'], ['2020-10-28', '2020-04-05']],
    ['month first', ['4/5/2020', '10/28/2020'], ['2020-04-05', '2020-10-28']],
    ['with a time', ['28-10-2020 00:00'], ['2020-10-28']],
    ['with years of two digits', ['10/28/26', '1/2/99'], ['2026-10-28', '1999-01-02']],
    ['the same in both orders', ['5/5/2020'], ['2020-05-05']],
    ['that contradict each other', ['28/10/2020', '10/28/2020'], ['2020-10-28', '2020-10-28']],
    ['with the month’s name', ['28-Oct-20', 'Oct 28, 2020'], ['2020-10-28', '2020-10-28']],
    ['in German', ['28. Okt. 2020', '1. März 99'], ['2020-10-28', '1999-03-01']],
    ['in Spanish', ['28-oct-20', '28 de octubre de 2020'], ['2020-10-28', '2020-10-28']],
    ['in French', ['28 août 2020', '28-févr.-20'], ['2020-08-28', '2020-02-28']],
    ['in Portuguese', ['28 de out. de 2020', '28/set/20'], ['2020-10-28', '2020-09-28']],
    ['in Arabic', ['28 أكتوبر 2020'], ['2020-10-28']],
    ['with weekday and time', ['Wed, 28 Oct 2020 10:15'], ['2020-10-28']],
    ['year first', ['2020-Oct-28'], ['2020-10-28']],
    [
      'as serial numbers',
      ['44132', ' 44132.75', '25569'],
      ['2020-10-28', '2020-10-28', '1970-01-01'],
    ],
    [
      'unchanged, if they are not dates',
      ['', ' 31st', '31/31/2020', '0/5/2020', '31-Feb-20', 'Oct 2020', 'Oct-20', '2020', '25568'],
      ['', '31st', '31/31/2020', '0/5/2020', '31-Feb-20', 'Oct 2020', 'Oct-20', '2020', '25568'],
    ],
    ['unchanged, if the month is unclear', ['mar. 28 oct. 2020'], ['mar. 28 oct. 2020']],
  ])('%s', (_, dates, days) => {
    expect(daysOf(...dates)).toEqual(days);
  });
});

const exampleIn = (...dates: string[]) => {
  try {
    return dayReader(dates, { today }) && undefined;
  } catch (error) {
    if (error instanceof UnclearDates) return error.example;
    throw error;
  }
};

describe('the order of day and month', () => {
  const example = { text: '05/04/20', 'day-first': '2020-04-05', 'month-first': '2020-05-04' };
  test.each([
    [
      'must be chosen, and the example is the first date with two meanings',
      ['', '5/5/2020', '05/04/20', '1/2/2020'],
      example,
    ],
    [
      'must be chosen if dates contradict each other',
      ['28/10/2020', '10/28/2020', '05/04/20'],
      example,
    ],
    ['need not be chosen if both orders mean the same day', ['5/5/2020', '2020-01-02'], undefined],
  ])('%s', (_, dates, expected) => {
    expect(exampleIn(...dates)).toEqual(expected);
  });

  test.each([
    ['day-first', ['2020-04-05', '2020-12-01']],
    ['month-first', ['2020-05-04', '2020-01-12']],
  ] as const)('is %s if the person chose that', (dayOrder, days) => {
    const dates = ['5/4/2020', '1/12/2020'];
    expect(dates.map(dayReader(dates, { today, dayOrder }))).toEqual(days);
  });
});
