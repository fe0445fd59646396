import { MIN_COMMON_WEEKS, type PairFinding, type PairFindings } from '#shared/findings/pairs.ts';
import { i18n } from '#shared/language/i18n.ts';

/** 'Walk was done on 68% of the 41 days with Read, and on 38% of the 37 days without it (14 weeks).' */
export const describePair = (
  { withA, withoutA, weeks }: PairFinding,
  a: string,
  b: string,
): string =>
  i18n.t(
    '{b} was done on {percent}% of the {days, plural, one {# day} other {# days}} with {a}, and on {percentWithout}% of the {daysWithout, plural, one {# day} other {# days}} without it ({weeks, plural, one {# week} other {# weeks}}).',
    {
      days: withA.days,
      a,
      b,
      percent: withA.percent,
      daysWithout: withoutA.days,
      percentWithout: withoutA.percent,
      weeks,
    },
  );

/** Says how many pairs were compared, or what is missing for a comparison. */
export function describeChecked({ pairsChecked, commonWeeks, findings }: PairFindings): string {
  if (pairsChecked > 0)
    return findings.length === 0
      ? i18n.t(
          '{count, plural, one {# pair of habits checked; it does not stand out.} other {# pairs of habits checked; none stands out.}}',
          { count: pairsChecked },
        )
      : i18n.t(
          '{count, plural, one {# pair of habits checked.} other {# pairs of habits checked.}} {found, plural, one {# stands out.} other {# stand out.}}',
          { count: pairsChecked, found: findings.length },
        );
  return commonWeeks > 0
    ? i18n.t(
        'Two habits are compared after {needed, plural, one {# week} other {# weeks}} in which both were due on most days; so far you have {weeks, plural, one {# week} other {# weeks}}.',
        { needed: MIN_COMMON_WEEKS, weeks: commonWeeks },
      )
    : i18n.t(
        'Two habits are compared after {needed, plural, one {# week} other {# weeks}} in which both were due on most days, and each was done on some of these days and missed on others.',
        { needed: MIN_COMMON_WEEKS },
      );
}
