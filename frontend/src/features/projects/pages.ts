import { lazyPage, type Page } from '../../lazyPage.ts';
import { paths } from '../../paths.ts';
import { titles } from '../../titles.ts';

const Projects = lazyPage(() => import('./ProjectsPage.tsx'), 'ProjectsPage');
const ProjectForm = lazyPage(() => import('./ProjectFormPage.tsx'), 'ProjectFormPage');
const ProjectGoals = lazyPage(() => import('./GoalsPage.tsx'), 'GoalsPage');

export const pages: readonly Page[] = [
  { path: paths.miniProjects, Screen: Projects, title: titles.miniProjects, cards: 360 },
  { path: paths.projectAdd, Screen: ProjectForm, title: titles.projectAdd, isForm: true },
  {
    path: paths.projectEditRoute,
    Screen: ProjectForm,
    title: titles.projectEdit,
    isForm: true,
  },
  { path: paths.projectGoalsRoute, Screen: ProjectGoals, title: titles.projectGoals },
];
