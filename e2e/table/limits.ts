import type { Line } from './line.ts';

const product = 'e2e/table/product.test.ts';
const constant = (name: string): Line => [name, product, '%s is %j', name];

/** The constants and limits of the product. */
// biome-ignore format: one line each
export const limits: readonly Line[] = [
  constant('least length of a password'),
  constant('days without activity that make neglect'),
  constant('neglected skills named in the alert'),
  constant('days of the heatmap'),
  constant('skills in the bar chart'),
  constant('projects in the bar chart'),
  constant('days of the calendar'),
  constant('dots of a calendar day'),
  constant('streak that is high'),
  constant('milliseconds of a success popup'),
  constant('weights of the priorities'),
  constant('default target hours'),
  constant('default current hours'),
  constant('least target hours'),
  constant('default colour of a habit'),
  constant('default colour of a skill'),
  constant('days of recent assessments in the stats'),
  constant('days of the recent filter'),
  constant('high confidence from'),
  constant('low confidence up to'),
  constant('goals on a card'),
  constant('outcomes on a card'),
  constant('least opacity of a square'),
  ['progress runs from 0 to 100', 'frontend/src/resources/resourceForm.test.ts', '%j is refused at %s', 'Progress must be a whole number from 0 to 100'],
  ['heatmap of 365, 180, 90 or 30 days', 'e2e/activity.spec.ts', 'a year, and what the shorter periods leave of it'],
  ['weeks start on Sunday', 'shared/core/days.test.ts', 'weeks start on Sunday'],
  ['calendar of 42 days from a Sunday', 'frontend/src/habits/calendar.test.ts', 'monthGrid: 42 days from a Sunday, marked for their month, today and the days ahead'],
  ['three dots and the number of the others', 'e2e/habits.spec.ts', 'a crowded day shows three dots and how many more'],
  ['three names in the alert', 'e2e/skills.spec.ts', 'the alert names three neglected skills, the chart eight skills'],
  ['confidence and self rating from 1 to 5', 'shared/core/scale.test.ts', '%d is not on the scale'],
  ['progress is capped at 100%', 'e2e/skills.spec.ts', 'a skill grows from its first hour; dashboard, tracker and charts follow', '2.75 of 2 h'],
  ['duration in minutes, shown in hours', 'frontend/src/resources/format.test.ts', '%i minutes are %s hours'],
  ['priority orders High, Medium, Low', 'frontend/src/resources/view.test.ts', 'sort by %s', 'priority'],
  ['levels of daily activity', 'shared/analytics/heatmap.test.ts', '%d activities a day are %s'],
  ['consistency: active days by all days', 'shared/analytics/heatmap.test.ts', 'summary'],
  ['opacity by the busiest day', 'shared/analytics/heatmap.test.ts', 'the square of %i activities, %i at most, has opacity %d'],
];
