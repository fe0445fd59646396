import { analyticsArea } from './analytics/area.ts';
import { assessmentArea } from './assessments/area.ts';
import { habitArea } from './habits/area.ts';
import { projectArea } from './projects/area.ts';
import { resourceArea } from './resources/area.ts';
import { reviewArea } from './reviews/area.ts';
import { skillArea } from './skills/area.ts';

/**
 * The areas of a person's data: the only list of them outside the frontend. Calls, token scopes, functions and grants,
 * exports and the demo account follow from this list. An area's name is its folder, its resource, and the first segment
 * of its paths.
 */
export const areas = {
  habits: habitArea,
  skills: skillArea,
  resources: resourceArea,
  projects: projectArea,
  assessments: assessmentArea,
  reviews: reviewArea,
  analytics: analyticsArea,
};

export type Area = keyof typeof areas;

export const areaNames = Object.keys(areas) as readonly Area[];
