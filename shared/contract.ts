import { analytics } from './analytics/routes.ts';
import { assessmentImports } from './assessments/imports.ts';
import { assessments } from './assessments/routes.ts';
import { auth } from './auth/routes.ts';
import { habitImports } from './habits/imports.ts';
import { habits } from './habits/routes.ts';
import { projectImports } from './projects/imports.ts';
import { projects } from './projects/routes.ts';
import { resourceImports } from './resources/imports.ts';
import { resources } from './resources/routes.ts';
import { skillImports } from './skills/imports.ts';
import { skills } from './skills/routes.ts';
import { tokenRoutes } from './tokens/routes.ts';
import { users } from './users/routes.ts';

/** The whole API: one key per resource, which is also its folder in functions and the name of its Lambda. */
export const contract = {
  auth,
  /** Apart in the browser: the first pages need no tokens. */
  users: { ...users, ...tokenRoutes },
  skills: { ...skills, ...skillImports },
  habits: { ...habits, ...habitImports },
  resources: { ...resources, ...resourceImports },
  projects: { ...projects, ...projectImports },
  assessments: { ...assessments, ...assessmentImports },
  analytics,
};

export type ResourceName = keyof typeof contract;
