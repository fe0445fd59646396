import { lazyPage, type Page } from '../../lazyPage.ts';
import { paths } from '../../paths.ts';
import { titles } from '../../titles.ts';

const SelfAssessment = lazyPage(() => import('./list/AssessmentsPage.tsx'), 'AssessmentsPage');
const History = lazyPage(() => import('./history/HistoryPage.tsx'), 'HistoryPage');

export const pages: readonly Page[] = [
  {
    path: paths.selfAssessment,
    Screen: SelfAssessment,
    title: titles.selfAssessment,
    listAction: titles.assessmentAdd,
  },
  { path: paths.assessmentHistoryRoute, Screen: History, title: titles.assessmentHistory },
];
