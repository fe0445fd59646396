import { lazyPage, type Page } from '../../lazyPage.ts';
import { paths } from '../../paths.ts';
import { titles } from '../../titles.ts';

const Reference = lazyPage(() => import('./ReferencePage.tsx'), 'ReferencePage');

export const pages: readonly Page[] = [
  { path: paths.reference, Screen: Reference, title: titles.reference },
];
