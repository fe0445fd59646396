import { IconActivity, IconHome2 } from '@tabler/icons-react';
import { analytics } from '#shared/analytics/routes.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { NavLink, ScreenArea } from '../area.ts';
import { areas } from '../areas.ts';
import { heatmapOf, periods } from '../features/activity/periods.ts';
import { paths } from '../paths.ts';
import { canonicalListPath } from '../ui/page/canonicalListPath.ts';

type Place = Pick<ScreenArea, 'nav' | 'list'>;

/** The pages in the bar, in order. `list` is the response that the page shows first. */
export const places: readonly Place[] = [
  {
    nav: {
      label: () => i18n.t('Dashboard'),
      to: paths.dashboard,
      key: 'd',
      icon: IconHome2,
      keywords: () => i18n.t('today home start'),
    },
    list: { route: analytics.dashboard, request: {} },
  },
  ...areas,
  {
    nav: {
      label: () => i18n.t('Activity'),
      name: () => i18n.t('Activity Tracker'),
      to: paths.activityTracker,
      key: 'v',
      icon: IconActivity,
      inMore: 'phone',
      keywords: () => i18n.t('heatmap statistics'),
    },
    list: { route: analytics.skillHeatmap, request: heatmapOf(periods[0]) },
  },
];

export const navLinks: readonly NavLink[] = places.map(({ nav }) => nav);

const wordsOf = (text: string): string[] => text.toLowerCase().split(/[\s-]+/);

/**
 * The full name of a link, if it can be the link's accessible name. Undefined if it equals the label, or lacks a word
 * of the label. People with speech input say the visible words, so the name must contain each as a whole word.
 * Example: 'Projekte' is not a whole word of 'Miniprojekte'.
 */
export const accessibleName = ({ label, name }: NavLink): string | undefined => {
  const whole = name?.();
  const words = wordsOf(whole ?? '');
  return whole !== label() && wordsOf(label()).every((word) => words.includes(word))
    ? whole
    : undefined;
};

/** Adds a soft hyphen to German nouns with '-heiten', '-keiten' or '-planer'. Few browsers can hyphenate them. */
export const breakable = (label: string): string =>
  label.replace(/(?<=\p{L}{4})(?:[hk]eiten|planer)$/u, '\u00ad$&');

const startsWith = (pathname: string, start: string): boolean =>
  pathname === start || pathname.startsWith(`${start}/`);

export const isWithin = (pathname: string, { to, otherPaths = [] }: NavLink): boolean =>
  [to, ...otherPaths].some((start) => startsWith(canonicalListPath(pathname), start));

export const isReview = (pathname: string): boolean => startsWith(pathname, paths.review);

/** Whether a phone shows the page at `pathname` under More. */
export const isInMore = (pathname: string): boolean =>
  pathname === paths.profile ||
  isReview(pathname) ||
  navLinks.some((link) => link.inMore && isWithin(pathname, link));
