/** The lists of a project, by their fields' names. */
export const listNames = ['goals', 'learningOutcomes', 'challenges'] as const;

export type ListName = (typeof listNames)[number];

export const listUnits: Readonly<Record<ListName, string>> = {
  goals: 'goal',
  learningOutcomes: 'learning outcome',
  challenges: 'challenge',
};
