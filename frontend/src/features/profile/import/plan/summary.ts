import { formatDate } from '#shared/language/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { Kind, Row, Way } from './row.ts';

export const groupName = (kind: Kind): string => {
  switch (kind) {
    case 'habit':
      return i18n.t('Habits');
    case 'skill':
      return i18n.t('Skills');
    case 'resource':
      return i18n.t('Learning resources');
    case 'project':
      return i18n.t('Projects');
    case 'assessment':
      return i18n.t('Assessments');
    case 'review':
      return i18n.t('Weekly reviews');
    case 'note':
      return i18n.t('Notes');
    case 'card':
      return i18n.t('Takeaways');
    case 'vacation':
      return i18n.t('Vacations');
    case 'settings':
      return i18n.t('Settings');
  }
};

export const wayWords = (way: Way, { clash }: Row): string => {
  if (way === 'skip') return i18n.t('Leave out');
  if (way === 'merge') return i18n.t('Merge');
  return clash ? i18n.t('Add as new') : i18n.t('Add');
};

/** '3 March 2024 – 9 November 2026', '3 March 2024', 'since 3 March 2024', or '' without days. */
export const spanWords = ({ from, to, kind }: Row): string => {
  if (!from) return to ? i18n.t('until {date}', { date: formatDate(to) }) : '';
  const date = formatDate(from);
  if (from === to) return date;
  if (to) return i18n.t('{from} – {to}', { from: date, to: formatDate(to) });
  return kind === 'vacation' ? i18n.t('from {date}', { date }) : i18n.t('since {date}', { date });
};
