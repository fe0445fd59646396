import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  currentTime,
  grainsOfHours,
  grainsOfMinutes,
  hoursOf,
  initialTimeFor,
  type SkillTime,
  withoutLog,
} from './time.ts';

const time = (initial: number, logged: number): SkillTime => ({
  initialTime: grainsOfHours(initial),
  loggedTime: grainsOfHours(logged),
});

describe('setting the current hours', () => {
  test.each<[SkillTime, number, number]>([
    [time(0, 0), 5, 5],
    [time(5, 0), 0, 0],
    [time(0, 12), 30, 18],
    [time(0, 12), 12, 0],
    [time(3, 12), 15, 3],
    [time(0, 10), 5, -5],
    [time(-5, 10), 0, -10],
  ])('%j to %d h makes the initial hours %d', (was, hours, initial) => {
    const initialTime = initialTimeFor(was, hours);
    expect(hoursOf(initialTime)).toBe(initial);
    expect(hoursOf(currentTime({ ...was, initialTime }))).toBe(hours);
  });

  test('hours sent back as they were displayed change nothing', () => {
    const was = { initialTime: 0, loggedTime: grainsOfMinutes(20) };
    expect(initialTimeFor(was, 0.33)).toBe(0);
    expect(initialTimeFor(was, 0.34)).toBe(2);
  });

  test('any hours can be set, whatever was logged', () => {
    const grains = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(grains, grains, fc.integer({ min: 0, max: 400_000 }), (a, b, hundredths) => {
        const was = { initialTime: a, loggedTime: b };
        const initialTime = initialTimeFor(was, hundredths / 100);
        expect(hoursOf(currentTime({ ...was, initialTime }))).toBe(hundredths / 100);
      }),
    );
  });
});

describe('undoing a log', () => {
  test.each<[SkillTime, number, SkillTime]>([
    [time(0, 10), 10, time(0, 0)],
    [time(2, 10), 4, time(2, 6)],
    [time(-5, 10), 10, time(0, 0)],
    [time(-5, 10), 6, time(-4, 4)],
    [time(-5, 10), 5, time(-5, 5)],
    [time(-5, 10), 4, time(-5, 6)],
  ])('%j without %d h', (was, hours, expected) => {
    expect(withoutLog(was, grainsOfHours(hours))).toEqual(expected);
  });

  test('restores the time before it was logged', () => {
    const grains = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(grains, grains, grains, (initialTime, loggedTime, log) => {
        const was = { initialTime, loggedTime };
        expect(withoutLog({ initialTime, loggedTime: loggedTime + log }, log)).toEqual(was);
      }),
    );
  });
});
