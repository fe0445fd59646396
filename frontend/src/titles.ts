import { i18n } from '#shared/language/i18n.ts';

/** The heading of each page. It is also shown while the page's code loads. */
export const titles = {
  dashboard: () => i18n.t('Dashboard'),
  profile: () => i18n.t('Profile'),
  reference: () => i18n.t('API Reference'),
  habits: () => i18n.t('Habit Tracker'),
  habit: () => i18n.t('Habit'),
  habitAdd: () => i18n.t('Add Habit'),
  habitEdit: () => i18n.t('Edit Habit'),
  skills: () => i18n.t('Skill Goals Tracker'),
  skill: () => i18n.t('Skill'),
  skillAdd: () => i18n.t('Add New Skill'),
  skillEdit: () => i18n.t('Edit Skill'),
  logHours: () => i18n.t('Log Hours'),
  learningPlanner: () => i18n.t('Learning Planner'),
  resourceAdd: () => i18n.t('Add Resource'),
  resourceEdit: () => i18n.t('Edit Resource'),
  miniProjects: () => i18n.t('Mini Projects Log'),
  projectAdd: () => i18n.t('Add Project'),
  projectEdit: () => i18n.t('Edit Project'),
  projectGoals: () => i18n.t('Manage Goals'),
  selfAssessment: () => i18n.t('Self-Assessment & Notes'),
  assessmentAdd: () => i18n.t('New Assessment'),
  assessmentHistory: () => i18n.t('Assessment History'),
  review: () => i18n.t('Weekly review'),
  activityTracker: () => i18n.t('Skill Activity Tracker'),
} as const;
