import type { Day } from '../days/days.ts';
import { dayFormat } from './intl.ts';

/** 2 January 2000 was a Sunday. */
const dayOn = (weekday: number): Day => `2000-01-0${weekday + 2}`;

const longWeekday = dayFormat({ weekday: 'long' });

/** 0 -> 'Sunday', 6 -> 'Saturday'. */
export const weekdayName = (weekday: number): string => longWeekday(dayOn(weekday));

/** '2026-11-20' -> '20 November 2026'. */
export const formatDate = dayFormat({ day: 'numeric', month: 'long', year: 'numeric' });

/** '2026-11-20' -> '20 November'. */
export const formatDay = dayFormat({ day: 'numeric', month: 'long' });
