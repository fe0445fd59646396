import type { CountsAs } from '#shared/habits/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import { formatMinutes } from '../../ui/format/durations.ts';

/**
 * Says how a habit's days count: '20 min for Spanish each completed day', 'The amount is time for Spanish'. If there
 * is no skill: '20 min each completed day', 'The amount is time'. For null: 'Not counted as time'.
 */
export function describeCountsAs(countsAs: CountsAs | null, skill?: string): string {
  if (countsAs === null) return i18n.t('Not counted as time');
  if (typeof countsAs === 'string') {
    return skill === undefined
      ? i18n.t('The amount is time')
      : i18n.t('The amount is time for {skill}', { skill });
  }
  const duration = formatMinutes(countsAs.minutesEach);
  return skill === undefined
    ? i18n.t('{duration} each completed day', { duration })
    : i18n.t('{duration} for {skill} each completed day', { duration, skill });
}
