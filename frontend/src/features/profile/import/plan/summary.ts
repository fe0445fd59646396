import { formatDate } from '../../../../ui/format/days.ts';
import type { Kind, Row, Way } from './row.ts';

/** The headings of the preview. */
export const groupNames: Readonly<Record<Kind, string>> = {
  habit: 'Habits',
  skill: 'Skills',
  resource: 'Learning resources',
  project: 'Projects',
  assessment: 'Assessments',
  vacation: 'Vacations',
  settings: 'Settings',
};

const ways: Readonly<Record<Way, string>> = {
  skip: 'Leave out',
  merge: 'Merge',
  add: 'Add as new',
};

export const wayWords = (way: Way, { clash }: Row): string =>
  way === 'add' && !clash ? 'Add' : ways[way];

/** '3 Mar 2024 – 9 Nov 2026', '3 Mar 2024', 'since 3 Mar 2024'. */
export const spanWords = ({ from, to, kind }: Row): string => {
  if (!from) return to ? `until ${formatDate(to)}` : '';
  if (from === to) return formatDate(from);
  if (to) return `${formatDate(from)} – ${formatDate(to)}`;
  return `${kind === 'vacation' ? 'from' : 'since'} ${formatDate(from)}`;
};
