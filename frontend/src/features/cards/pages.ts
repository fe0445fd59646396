import { lazyPage, type Page } from '../../lazyPage.ts';
import { paths } from '../../paths.ts';
import { titles } from '../../titles.ts';

const Session = lazyPage(() => import('./session/SessionPage.tsx'), 'SessionPage');
const Takeaways = lazyPage(() => import('./list/TakeawaysPage.tsx'), 'TakeawaysPage');

export const pages: readonly Page[] = [
  { path: paths.takeaways, Screen: Session, title: titles.takeaways },
  {
    path: paths.allTakeaways,
    Screen: Takeaways,
    title: titles.allTakeaways,
    listAction: titles.takeawayAdd,
  },
];
