import { type Activity, hoursLogged } from '#shared/skills/model.ts';

/** One hour logged on 20 November 2026, for tests to vary. */
export const anActivity = (given: Partial<Activity> = {}): Activity => ({
  _id: '01JD00000000000000000000A1',
  skill: '01JD0000000000000000000001',
  source: 'manual',
  sourceId: null,
  sourceName: null,
  page: null,
  pageBefore: null,
  type: hoursLogged,
  date: '2026-11-20',
  hours: 1,
  duration: null,
  description: '',
  createdAt: '2026-11-20T09:00:00.000Z',
  ...given,
});
