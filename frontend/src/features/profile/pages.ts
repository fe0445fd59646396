import { lazyPage, type Page } from '../../lazyPage.ts';
import { paths } from '../../paths.ts';
import { titles } from '../../titles.ts';

const Profile = lazyPage(() => import('./ProfilePage.tsx'), 'ProfilePage');

export const pages: readonly Page[] = [
  { path: paths.profile, Screen: Profile, title: titles.profile },
];
