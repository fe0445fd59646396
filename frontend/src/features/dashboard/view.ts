import type { Dashboard, MotivationLevel } from '#shared/analytics/model.ts';
import { type Day, daysBetween } from '#shared/days/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { statusSlice } from '../../domain/status/statusSlice.ts';
import { paths } from '../../paths.ts';
import type { Slice } from '../../ui/charts/series.ts';

export type FirstStep = {
  readonly label: string;
  readonly text: string;
  /** Null until an earlier step is done. */
  readonly to: string | null;
  readonly isDone: boolean;
};

/** An account counts as new for this many days. */
const newForDays = 14;

/** The first steps of a new user. Empty once all steps are done, or if the account is no longer new. */
export const firstSteps = (
  { habitAnalytics, skillAnalytics }: Dashboard,
  registered: Day,
  today: Day,
): readonly FirstStep[] => {
  const steps = [
    {
      label: i18n.t('Add your first habit'),
      text: i18n.t('Something small that you can tick off today.'),
      to: paths.habitAdd,
      isDone: habitAnalytics.totalHabits > 0,
    },
    {
      label: i18n.t('Add your first skill'),
      text: i18n.t('Something you want to get better at.'),
      to: paths.skillAdd,
      isDone: skillAnalytics.totalSkills > 0,
    },
    {
      label: i18n.t('Log your first half hour'),
      text: i18n.t('On the skill’s card, once you’ve practised.'),
      to: skillAnalytics.totalSkills > 0 ? paths.skillGoals : null,
      isDone: skillAnalytics.totalHoursLogged > 0,
    },
  ];
  const isOver =
    daysBetween(registered, today) >= newForDays || steps.every(({ isDone }) => isDone);
  return isOver ? [] : steps;
};

const motivationLabels: Readonly<Record<MotivationLevel, () => string>> = {
  'Getting Started': () => i18n.t('Getting Started'),
  'Warming Up': () => i18n.t('Warming Up'),
  'Building Momentum': () => i18n.t('Building Momentum'),
  Consistent: () => i18n.t('Consistent'),
  'On Fire': () => i18n.t('On Fire'),
};

export const motivationLabel = (level: MotivationLevel): string => motivationLabels[level]();

export const skillSlices = ({
  totalSkills,
  skillsInProgress,
  completedSkills,
}: Dashboard['skillAnalytics']): Slice[] => [
  statusSlice('In Progress', skillsInProgress),
  statusSlice('Completed', completedSkills),
  statusSlice('Not Started', Math.max(0, totalSkills - skillsInProgress - completedSkills)),
];

export const learningSlices = ({
  completedResources,
  inProgressResources,
  notStartedResources,
  onHoldResources,
}: Dashboard['learningAnalytics']): Slice[] => [
  statusSlice('Completed', completedResources),
  statusSlice('In Progress', inProgressResources),
  statusSlice('Not Started', notStartedResources),
  ...(onHoldResources > 0 ? [statusSlice('On Hold', onHoldResources)] : []),
];
