import { expect, test } from 'vitest';
import { daySetOf } from '../../days/daySet.ts';
import type { Pause } from '../../pauses/pauses.ts';
import type { Schedule } from '../model.ts';
import { comebackBetween } from './comeback.ts';

/** A Wednesday; its week began on Sunday the 22nd. */
const today = '2026-11-25';
const calendar = { today, weekStartsOn: 0 } as const;

const comeback = (
  days: readonly string[],
  frequency: Schedule['frequency'] = 'daily',
  pauses: readonly Pause[] = [],
) =>
  comebackBetween(
    {
      schedules: [{ from: '2026-01-01', frequency }],
      createdDay: '2026-01-01',
      completed: daySetOf(days),
      pauses,
    },
    '2026-11-22',
    today,
    calendar,
  );

// biome-ignore format: one line a case
test.each<[string, ReturnType<typeof comeback>, object | null]>([
  ['after 35 days, on the first day', comeback(['2026-10-18', '2026-11-22', '2026-11-24']), { day: '2026-11-22', days: 35 }],
  ['after 28 days', comeback(['2026-10-25', '2026-11-22']), { day: '2026-11-22', days: 28 }],
  ['after 27 days', comeback(['2026-10-26', '2026-11-22']), null],
  ['not done this week', comeback(['2026-10-18', '2026-11-21']), null],
  ['done for the first time', comeback(['2026-11-22']), null],
  ['weekly, four weeks missed', comeback(['2026-10-20', '2026-11-24'], 'weekly'), { day: '2026-11-24', days: 35 }],
  ['weekly, three weeks missed', comeback(['2026-10-27', '2026-11-24'], 'weekly'), null],
  ['paused in between', comeback(['2026-10-18', '2026-11-22'], 'daily', [{ from: '2026-10-19', to: '2026-11-20' }]), null],
  ['paused for a part of it', comeback(['2026-10-18', '2026-11-22'], 'daily', [{ from: '2026-10-19', to: '2026-11-17' }]), { day: '2026-11-22', days: 35 }],
])('a comeback this week: %s', (_, found, expected) => {
  expect(found).toEqual(expected);
});
