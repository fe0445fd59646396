import type { Assessment } from '../assessments/model.ts';
import { byAge } from '../assessments/rules.ts';
import type { Day } from '../days/days.ts';
import type { Activity } from '../skills/model.ts';
import { grainsOfHours, hoursOf } from '../skills/time.ts';

/**
 * At least this many steps between assessments are needed, so at least five assessments. Fewer steps say nothing
 * about the effect of the hours.
 */
export const MIN_STEPS = 4;
/** The top of both scales. A rating at the top can't rise. */
const TOP = 5;

type Rated = Pick<Assessment, '_id' | 'assessmentDate' | 'confidenceLevel' | 'selfRating'>;
type Logged = Pick<Activity, 'date' | 'hours'>;

/** An assessment, and the hours logged since the previous one. */
export interface AssessedPoint {
  readonly day: Day;
  /** 1 to 5. */
  readonly confidence: number;
  readonly selfRating: number;
  /**
   * The hours logged since the previous assessment: after its day, up to and including this one's day. Null for the
   * first assessment.
   */
  readonly hours: number | null;
}

/** The number of steps between assessments, and the number of steps in which the rating rose. */
export interface Steps {
  readonly steps: number;
  readonly rose: number;
}

/** How a rating moved depending on the hours. */
export interface Movement {
  /** The median of the steps' hours. For an even number of steps, the lower of the two middle values. */
  readonly medianHours: number;
  /** The steps with more hours than the median, and all other steps. */
  readonly withMore: Steps;
  readonly withFewer: Steps;
}

export interface AssessmentFindings {
  /** Oldest first. */
  readonly points: readonly AssessedPoint[];
  /** Null if too few steps could rise, or if no step has more hours than the median. */
  readonly confidence: Movement | null;
  readonly selfRating: Movement | null;
}

/**
 * The assessments of one skill with the hours between them, and how each rating moved with those hours. Significance
 * isn't tested, because a handful of assessments is too few for any test.
 *
 * The steps are split at their median hours. Steps that begin at the top of the scale are left out, because the
 * rating can't rise. Example: the confidence was 1, 2, 2, 3 and 3, with 10, 2, 8 and 3 hours in between. The median
 * is 3 hours. Confidence rose in 2 of 2 steps with more than 3 hours, and in 0 of 2 other steps.
 */
export function assessmentFindings(
  assessments: readonly Rated[],
  activities: readonly Logged[],
): AssessmentFindings {
  const rated = assessments.toSorted(byAge);
  const points = rated.map((one, index) => ({
    day: one.assessmentDate,
    confidence: one.confidenceLevel,
    selfRating: one.selfRating,
    hours: hoursBetween(activities, rated[index - 1]?.assessmentDate, one.assessmentDate),
  }));
  return {
    points,
    confidence: movementOf(points, ({ confidence }) => confidence),
    selfRating: movementOf(points, ({ selfRating }) => selfRating),
  };
}

function hoursBetween(activities: readonly Logged[], after: Day | undefined, to: Day) {
  if (after === undefined) return null;
  const between = activities.filter(({ date }) => after < date && date <= to);
  return hoursOf(between.reduce((sum, { hours }) => sum + grainsOfHours(hours), 0));
}

function movementOf(
  points: readonly AssessedPoint[],
  ratingOf: (point: AssessedPoint) => number,
): Movement | null {
  const steps = points.flatMap((point, index) => {
    const before = points[index - 1];
    if (!before || point.hours === null || ratingOf(before) === TOP) return [];
    return [{ hours: point.hours, hasRisen: ratingOf(point) > ratingOf(before) }];
  });
  if (steps.length < MIN_STEPS) return null;
  const medianHours = medianOf(steps.map(({ hours }) => hours));
  const count = (some: typeof steps): Steps => ({
    steps: some.length,
    rose: some.filter(({ hasRisen }) => hasRisen).length,
  });
  const withMore = count(steps.filter(({ hours }) => hours > medianHours));
  const withFewer = count(steps.filter(({ hours }) => hours <= medianHours));
  return withMore.steps === 0 ? null : { medianHours, withMore, withFewer };
}

/** For an even number of values, the lower of the two middle values. */
const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;
