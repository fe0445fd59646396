import type { Day } from '#shared/core/days.ts';
import type { Resource } from '#shared/resources/model.ts';
import { formatShortDate } from '../../ui/format/days.ts';
import { formatMinutes } from '../../ui/format/durations.ts';

/** 90 -> '1 h 30 min', 0 -> '–' for no estimate. */
export const formatDuration = (minutes: number): string =>
  minutes === 0 ? '–' : formatMinutes(minutes);

/** The day and its note, for a resource that is not completed: '20 Nov 2026' and, from the day after, 'passed'. */
export const describeEnd = (day: Day | null, today: Day): readonly [day: string, note: string] =>
  day === null ? ['–', ''] : [formatShortDate(day), day < today ? 'passed' : ''];

/** 'Book · Ada Lovelace'. */
export const describeResource = ({ type, author }: Pick<Resource, 'type' | 'author'>): string =>
  author ? `${type} · ${author}` : type;
