import { IconActivity, IconHome2 } from '@tabler/icons-react';
import type { NavLink } from '../area.ts';
import { areas } from '../areas.ts';
import { paths } from '../paths.ts';
import { listOf } from '../ui/page/listOf.ts';

/** The places in the bar, in order. */
export const navLinks: readonly NavLink[] = [
  { label: 'Dashboard', to: paths.dashboard, icon: IconHome2, keywords: 'today home start' },
  ...areas.map(({ nav }) => nav),
  {
    label: 'Activity',
    name: 'Activity Tracker',
    to: paths.activityTracker,
    icon: IconActivity,
    isInMore: true,
    keywords: 'heatmap statistics',
  },
];

const startsWith = (pathname: string, start: string): boolean =>
  pathname === start || pathname.startsWith(`${start}/`);

/** Whether `pathname` lies in the area of the link. */
export const isWithin = (pathname: string, { to, also = [] }: NavLink): boolean =>
  [to, ...also].some((start) => startsWith(listOf(pathname), start));

/** Whether `pathname` is a place that the phone has under More. */
export const isInMore = (pathname: string): boolean =>
  pathname === paths.profile || navLinks.some((link) => link.isInMore && isWithin(pathname, link));
