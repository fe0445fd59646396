import { type Assessment, assessmentDefaults } from '#shared/assessments/model.ts';
import { byAge } from '#shared/assessments/rules.ts';
import { addDays, type Day, daysBetween, LAST_DAY } from '#shared/days/days.ts';

/** The newest assessment of a skill. Null if the skill has no assessment, undefined while the assessments load. */
export const lastOf = (
  skill: string,
  assessments: readonly Assessment[] | undefined,
): Assessment | null | undefined =>
  assessments &&
  (assessments
    .filter((one) => one.skill?._id === skill)
    .sort(byAge)
    .at(-1) ??
    null);

/** The initial values of the inputs. Ratings are strings because radios have string values. */
export type Proposal = {
  readonly confidenceLevel: string;
  readonly selfRating: string;
  readonly nextReviewDate: string;
};

/**
 * Proposes ratings only for a skill's first assessment. In later assessments, people would save proposed ratings
 * without choosing them.
 */
export const proposalAfter = (last: Assessment | null | undefined, today: Day): Proposal =>
  last === null
    ? {
        confidenceLevel: String(assessmentDefaults.confidenceLevel),
        selfRating: String(assessmentDefaults.selfRating),
        nextReviewDate: '',
      }
    : { confidenceLevel: '', selfRating: '', nextReviewDate: last ? nextReview(last, today) : '' };

/**
 * Proposes the next review after the same number of days as last time. Returns '' if the last assessment had no review
 * day after its own day. Also returns '' if the next review would be after the last possible day.
 * @example If the last assessment's review was due after 7 days, on 20 November this proposes 27 November
 */
const nextReview = ({ assessmentDate, nextReviewDate }: Assessment, today: Day): Day | '' => {
  const days = nextReviewDate === null ? 0 : daysBetween(assessmentDate, nextReviewDate);
  return days > 0 && days <= daysBetween(today, LAST_DAY) ? addDays(today, days) : '';
};

/**
 * Returns the new proposal's values for inputs that still show the old proposal. Inputs that the person changed stay.
 */
export const changedProposals = (
  values: Proposal,
  before: Proposal,
  after: Proposal,
): Partial<Proposal> =>
  Object.fromEntries(
    (Object.keys(after) as (keyof Proposal)[])
      .filter((field) => values[field] === before[field] && before[field] !== after[field])
      .map((field) => [field, after[field]]),
  );
