import type { ScreenArea } from './area.ts';
import { assessmentArea } from './features/assessments/area.ts';
import { habitArea } from './features/habits/area.ts';
import { projectArea } from './features/projects/area.ts';
import { resourceArea } from './features/resources/area.ts';
import { skillArea } from './features/skills/area.ts';

/**
 * The areas, in the order of the navigation: the one list in the frontend. The files `pages.ts` and
 * `commands.ts` of each are found by their names, and `rows.ts` and `edits.ts` in `domain/`.
 */
export const areas: readonly ScreenArea[] = [
  habitArea,
  skillArea,
  resourceArea,
  projectArea,
  assessmentArea,
];
