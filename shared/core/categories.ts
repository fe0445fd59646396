/** The categories of skills, which habits share. */
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
