/** Confidence, self rating and skill level all run from 1 to 5. */
export type Step = 1 | 2 | 3 | 4 | 5;
type Labels = readonly [string, string, string, string, string];

export const confidenceLabels = ['Very Low', 'Low', 'Medium', 'High', 'Very High'] as const;
/** The labels of skill levels and self ratings. */
export const levelLabels = ['Beginner', 'Novice', 'Intermediate', 'Advanced', 'Expert'] as const;

/** Throws RangeError for a value outside the scale, which parsing should have prevented. */
function labelOf<L extends Labels>(labels: L, step: number): L[number] {
  const label = labels[step - 1];
  if (label === undefined) throw new RangeError(`${step} is not on the scale of 1 to 5`);
  return label;
}

/** 5 -> 'Very High' */
export const confidenceLabel = (step: number) => labelOf(confidenceLabels, step);

/** 5 -> 'Expert' */
export const levelLabel = (step: number) => labelOf(levelLabels, step);
