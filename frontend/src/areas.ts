import type { ScreenArea } from './area.ts';
import { assessmentArea } from './features/assessments/area.ts';
import { cardArea } from './features/cards/area.ts';
import { habitArea } from './features/habits/area.ts';
import { projectArea } from './features/projects/area.ts';
import { resourceArea } from './features/resources/area.ts';
import { skillArea } from './features/skills/area.ts';

/**
 * The frontend's only list of areas, in the order of the navigation. Each area's `pages.ts` and `commands.ts` are found
 * by their file names, and so are its rows in `domain/rows/` and its `edits.ts` in `domain/`.
 */
export const areas: readonly ScreenArea[] = [
  habitArea,
  skillArea,
  resourceArea,
  projectArea,
  assessmentArea,
  cardArea,
];
