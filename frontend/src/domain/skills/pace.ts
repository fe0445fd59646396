import type { Day } from '#shared/days/days.ts';
import { formatDate } from '#shared/language/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { type Explained, sentenceOf } from '#shared/reasons.ts';
import { FARTHEST_YEARS, isFarAhead, type Pace } from '#shared/skills/pace.ts';
import { formatNearDay } from '../../ui/format/days.ts';
import { formatHours } from '../../ui/format/durations.ts';

/** '13 weeks' */
export const formatWeeks = (count: number): string =>
  i18n.t('{count, plural, one {# week} other {# weeks}}', { count });

type Described = Omit<Pace, 'reason'> & { readonly reason: Explained | null };

/**
 * The pace and its dates: '2 h 24 min a week over 13 weeks: about 12 May 2027 (3 March at your fastest four weeks,
 * 9 September at your slowest).' If there is no date, says why.
 */
export const describeWeeklyPace = (pace: Described, today: Day): string => {
  const { finish, earliest, latest, reason } = pace;
  if (reason) return sentenceOf(reason);
  if (finish === null || earliest === null) return '';
  const parts = {
    hours: formatHours(pace.hoursPerWeek),
    weeks: formatWeeks(pace.weeks),
    finish: formatDate(finish),
    earliest: formatNearDay(earliest, finish),
  };
  if (latest === null) {
    return i18n.t(
      '{hours} a week over {weeks}: about {finish} ({earliest} at your fastest four weeks, no end at your slowest four weeks).',
      parts,
    );
  }
  if (isFarAhead(latest, today)) {
    return i18n.t(
      '{hours} a week over {weeks}: about {finish} ({earliest} at your fastest four weeks, more than {years} years ahead at your slowest).',
      { ...parts, years: FARTHEST_YEARS },
    );
  }
  return i18n.t(
    '{hours} a week over {weeks}: about {finish} ({earliest} at your fastest four weeks, {latest} at your slowest).',
    { ...parts, latest: formatNearDay(latest, finish) },
  );
};

/** 'At 3 h a week: about 2 April 2027.' */
export const describeFinishAt = (hoursPerWeek: number, finish: Day | null): string => {
  const hours = formatHours(hoursPerWeek);
  return finish === null
    ? i18n.t('At {hours} a week: more than {years} years ahead.', {
        hours,
        years: FARTHEST_YEARS,
      })
    : i18n.t('At {hours} a week: about {finish}.', { hours, finish: formatDate(finish) });
};
