import { analytics } from './analytics.ts';
import { assessments } from './assessments.ts';
import { auth } from './auth.ts';
import { habits } from './habits.ts';
import { projects } from './projects.ts';
import { resources } from './resources.ts';
import { skills } from './skills.ts';
import { users } from './users.ts';

/** The whole API: one key a resource, which is also its folder in functions and the name of its Lambda. */
export const contract = {
  auth,
  users,
  skills,
  habits,
  resources,
  projects,
  assessments,
  analytics,
};

export type ResourceName = keyof typeof contract;
