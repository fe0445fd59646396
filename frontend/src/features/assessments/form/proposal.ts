import { type Assessment, assessmentDefaults } from '#shared/assessments/model.ts';
import { byAge } from '#shared/assessments/rules.ts';
import { addDays, type Day, daysBetween, LAST_DAY } from '#shared/core/days.ts';

/** The latest assessment of a skill, null where it has none; undefined while they are not known. */
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

/** What the inputs have until the person chooses; ratings are strings, since radios have strings as values. */
export type Proposal = {
  readonly confidenceLevel: string;
  readonly selfRating: string;
  readonly nextReviewDate: string;
};

/** Only the first assessment of a skill has ratings: any other would repeat what nobody chose. */
export const proposalAfter = (last: Assessment | null | undefined, today: Day): Proposal =>
  last === null
    ? {
        confidenceLevel: String(assessmentDefaults.confidenceLevel),
        selfRating: String(assessmentDefaults.selfRating),
        nextReviewDate: '',
      }
    : { confidenceLevel: '', selfRating: '', nextReviewDate: last ? nextReview(last, today) : '' };

/**
 * As many days from today as the last review was after its assessment; '' where it had none.
 * @example assessed on 1 November with a review on 8 November: on the 20th it is the 27th
 */
const nextReview = ({ assessmentDate, nextReviewDate }: Assessment, today: Day): Day | '' => {
  const days = nextReviewDate === null ? 0 : daysBetween(assessmentDate, nextReviewDate);
  return days > 0 && days <= daysBetween(today, LAST_DAY) ? addDays(today, days) : '';
};

/** The new proposal's values for the inputs that still have those of the old one: what was chosen stays. */
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
