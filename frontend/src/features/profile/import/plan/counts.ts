import { i18n } from '#shared/language/i18n.ts';
import { listFormat } from '#shared/language/intl.ts';

/** An import counts these records, in the order of its summary. */
export const counted = [
  'habits',
  'days',
  'skills',
  'activities',
  'resources',
  'projects',
  'assessments',
  'reviews',
  'notes',
  'cards',
  'vacations',
  'settings',
] as const;

export type Counted = (typeof counted)[number];

export type Counts = Readonly<Record<Counted, number>>;

/** '12 habits' */
export const countText = (name: Counted, count: number): string => {
  switch (name) {
    case 'habits':
      return i18n.t('{count, plural, one {# habit} other {# habits}}', { count });
    case 'days':
      return i18n.t('{count, plural, one {# day} other {# days}}', { count });
    case 'skills':
      return i18n.t('{count, plural, one {# skill} other {# skills}}', { count });
    case 'activities':
      return i18n.t('{count, plural, one {# activity} other {# activities}}', { count });
    case 'resources':
      return i18n.t('{count, plural, one {# resource} other {# resources}}', { count });
    case 'projects':
      return i18n.t('{count, plural, one {# project} other {# projects}}', { count });
    case 'assessments':
      return i18n.t('{count, plural, one {# assessment} other {# assessments}}', { count });
    case 'reviews':
      return i18n.t('{count, plural, one {# weekly review} other {# weekly reviews}}', { count });
    case 'notes':
      return i18n.t('{count, plural, one {# note} other {# notes}}', { count });
    case 'cards':
      return i18n.t('{count, plural, one {# takeaway} other {# takeaways}}', { count });
    case 'vacations':
      return i18n.t('{count, plural, one {# vacation} other {# vacations}}', { count });
    case 'settings':
      return i18n.t('{count, plural, one {# setting} other {# settings}}', { count });
  }
};

const list = listFormat({ type: 'unit', style: 'short' });

/** '12 habits, 3,402 days, 4 skills', or '' if everything is 0. */
export const countWords = (counts: Counts): string =>
  list(counted.filter((name) => counts[name] > 0).map((name) => countText(name, counts[name])));
