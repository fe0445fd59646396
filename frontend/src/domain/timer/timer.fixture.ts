import type { Timer } from '#shared/timer/model.ts';

/** A timer for tests, with the `given` fields. It started for the skill of `aSkill` at 9:00 UTC, 25 November 2026. */
export const aTimer = (given: Partial<Timer> = {}): Timer => ({
  _id: '01KAWXJ2E0TSV4RRFFQ69G5FAV',
  startedAt: '2026-11-25T09:00:00.000Z',
  target: { area: 'skills', id: '01JD0000000000000000000001' },
  note: '',
  pauses: [],
  seenAt: '2026-11-25T09:00:00.000Z',
  plannedMinutes: null,
  checkAfter: 120,
  ...given,
});
