import type { Dashboard } from '#shared/analytics/model.ts';
import type { Slice } from '../../ui/charts/series.ts';
import { chartColor } from '../../ui/charts/series.ts';

/** Whether every area is empty. */
export const isFirstDay = ({
  habitAnalytics,
  skillAnalytics,
  learningAnalytics,
  projectAnalytics,
}: Dashboard): boolean =>
  habitAnalytics.totalHabits === 0 &&
  skillAnalytics.totalSkills === 0 &&
  projectAnalytics.totalProjects === 0 &&
  learningSlices(learningAnalytics).every(({ value }) => value === 0);

/** Both rings use the same colours for the same statuses. */
const colors = {
  Completed: chartColor(0),
  'In Progress': chartColor(1),
  'Not Started': chartColor(3),
};

const slice = (label: keyof typeof colors, value: number): Slice => ({
  label,
  value,
  color: colors[label],
});

export const skillSlices = ({
  totalSkills,
  skillsInProgress,
  completedSkills,
}: Dashboard['skillAnalytics']): Slice[] => [
  slice('In Progress', skillsInProgress),
  slice('Completed', completedSkills),
  slice('Not Started', Math.max(0, totalSkills - skillsInProgress - completedSkills)),
];

export const learningSlices = ({
  completedResources,
  inProgressResources,
  notStartedResources,
}: Dashboard['learningAnalytics']): Slice[] => [
  slice('Completed', completedResources),
  slice('In Progress', inProgressResources),
  slice('Not Started', notStartedResources),
];
