/** The headings of the pages: each its own, and shown while its code is on its way. */
export const titles = {
  dashboard: 'Dashboard',
  profile: 'Profile',
  reference: 'API Reference',
  habits: 'Habit Tracker',
  habit: 'Habit',
  habitAdd: 'Add Habit',
  skills: 'Skill Goals Tracker',
  skillAdd: 'Add New Skill',
  logHours: 'Log Hours',
  learningPlanner: 'Learning Planner',
  resourceAdd: 'Add Resource',
  miniProjects: 'Mini Projects Log',
  projectAdd: 'Add Project',
  projectGoals: 'Manage Goals',
  selfAssessment: 'Self-Assessment & Notes',
  assessmentHistory: 'Assessment History',
  activityTracker: 'Skill Activity Tracker',
  /** 'Edit Habit' */
  edit: (name: string) => `Edit ${name}`,
} as const;
