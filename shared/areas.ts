import { analyticsArea } from './analytics/area.ts';
import { assessmentArea } from './assessments/area.ts';
import { cardArea } from './cards/area.ts';
import { habitArea } from './habits/area.ts';
import { noteArea } from './notes/area.ts';
import { projectArea } from './projects/area.ts';
import { resourceArea } from './resources/area.ts';
import { reviewArea } from './reviews/area.ts';
import { skillArea } from './skills/area.ts';

/**
 * All areas of a person's data. Outside the frontend, this is the only list of them. Calls, token scopes, functions
 * and grants, exports and the demo account are derived from it. An area's name is also its folder, its resource, and
 * the first segment of its paths.
 */
export const areas = {
  habits: habitArea,
  skills: skillArea,
  resources: resourceArea,
  projects: projectArea,
  assessments: assessmentArea,
  reviews: reviewArea,
  notes: noteArea,
  cards: cardArea,
  analytics: analyticsArea,
};

export type Area = keyof typeof areas;

export const areaNames = Object.keys(areas) as readonly Area[];
