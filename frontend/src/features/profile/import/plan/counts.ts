import { formatCount } from '../../../../ui/format/formatCount.ts';

/** What an import is counted in, in the order of its summary. */
const units = {
  habits: 'habit',
  days: 'day',
  skills: 'skill',
  activities: 'activity',
  resources: 'resource',
  projects: 'project',
  assessments: 'assessment',
  vacations: 'vacation',
  settings: 'setting',
} as const;

export type Counted = keyof typeof units;

export type Counts = Readonly<Record<Counted, number>>;

export const counted = Object.keys(units) as readonly Counted[];

/** '12 habits, 3,402 days, 4 skills'; empty where there is nothing. */
export const countWords = (counts: Counts): string =>
  counted
    .filter((name) => counts[name] > 0)
    .map((name) => formatCount(counts[name], units[name]))
    .join(', ');
