/** The categories of skills. Habits use the same ones. */
export const skillCategories = [
  'Programming Language',
  'Framework',
  'Library',
  'Database',
  'DevOps',
  'Design',
  'Soft Skill',
  'Personal',
  'Professional',
  'Creative',
  'Physical',
  'Mental',
  'Other',
] as const;
