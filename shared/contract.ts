import { analytics } from './analytics/routes.ts';
import { assessments } from './assessments/routes.ts';
import { auth } from './auth/routes.ts';
import { habits } from './habits/routes.ts';
import { projects } from './projects/routes.ts';
import { resources } from './resources/routes.ts';
import { skills } from './skills/routes.ts';
import { tokenRoutes } from './tokens/routes.ts';
import { users } from './users/routes.ts';

/** The whole API: one key per resource, which is also its folder in functions and the name of its Lambda. */
export const contract = {
  auth,
  /** Apart in the browser: the first pages need no tokens. */
  users: { ...users, ...tokenRoutes },
  skills,
  habits,
  resources,
  projects,
  assessments,
  analytics,
};

export type ResourceName = keyof typeof contract;
