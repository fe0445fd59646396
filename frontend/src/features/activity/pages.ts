import { lazyPage, type Page } from '../../lazyPage.ts';
import { paths } from '../../paths.ts';
import { titles } from '../../titles.ts';

const Activity = lazyPage(() => import('./ActivityPage.tsx'), 'ActivityPage');

export const pages: readonly Page[] = [
  { path: paths.activityTracker, Screen: Activity, title: titles.activityTracker },
];
