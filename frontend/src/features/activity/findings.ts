import { MIN_COMMON_WEEKS, type PairFinding, type PairFindings } from '#shared/findings/pairs.ts';
import { i18n } from '../../language/i18n.ts';

/** 'On 41 days with Read you did Walk on 68%, on 37 days without it on 38% (13 weeks).' */
export const describePair = (
  { withA, withoutA, weeks }: PairFinding,
  a: string,
  b: string,
): string =>
  i18n.t(
    'On {days, plural, one {# day} other {# days}} with {a} you did {b} on {percent}%, on {daysWithout, plural, one {# day} other {# days}} without it on {percentWithout}% ({weeks, plural, one {# week} other {# weeks}}).',
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

/** How much was compared, or what is missing. */
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
        'Needs {needed, plural, one {# week} other {# weeks}} with both habits; you have {weeks, plural, one {# week} other {# weeks}}.',
        { needed: MIN_COMMON_WEEKS, weeks: commonWeeks },
      )
    : i18n.t(
        'Compares two habits once both were due on most days of {needed, plural, one {# week} other {# weeks}}, and each was sometimes done and sometimes missed.',
        { needed: MIN_COMMON_WEEKS },
      );
}
