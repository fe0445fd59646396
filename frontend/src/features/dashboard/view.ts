import type { Dashboard } from '#shared/analytics/model.ts';
import type { Slice } from '../../ui/charts/series.ts';

/** The least width of a card in px: three fit side by side on a wide screen. */
export const cardWidth = 330;

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

export const skillSlices = ({
  totalSkills,
  skillsInProgress,
  completedSkills,
}: Dashboard['skillAnalytics']): Slice[] => [
  { label: 'In Progress', value: skillsInProgress },
  { label: 'Completed', value: completedSkills },
  { label: 'Not Started', value: Math.max(0, totalSkills - skillsInProgress - completedSkills) },
];

export const learningSlices = ({
  completedResources,
  inProgressResources,
  notStartedResources,
  onHoldResources,
}: Dashboard['learningAnalytics']): Slice[] => [
  { label: 'Completed', value: completedResources },
  { label: 'In Progress', value: inProgressResources },
  { label: 'Not Started', value: notStartedResources },
  ...(onHoldResources > 0 ? [{ label: 'On Hold', value: onHoldResources }] : []),
];
