import { lazyPage, type Page } from '../../lazyPage.ts';
import { paths } from '../../paths.ts';
import { titles } from '../../titles.ts';

const Projects = lazyPage(() => import('./list/ProjectsPage.tsx'), 'ProjectsPage');
const ProjectForm = lazyPage(() => import('./form/ProjectFormPage.tsx'), 'ProjectFormPage');
const Project = lazyPage(() => import('./page/ProjectPage.tsx'), 'ProjectPage');
const ProjectGoals = lazyPage(() => import('./goals/GoalsPage.tsx'), 'GoalsPage');

export const pages: readonly Page[] = [
  {
    path: paths.miniProjects,
    Screen: Projects,
    title: titles.miniProjects,
    listAction: titles.projectAdd,
  },
  { path: paths.projectAdd, Screen: ProjectForm, title: titles.projectAdd, isForm: true },
  {
    path: paths.projectEditRoute,
    Screen: ProjectForm,
    title: titles.projectEdit,
    isForm: true,
  },
  { path: paths.projectRoute, Screen: Project, title: titles.project },
  { path: paths.projectGoalsRoute, Screen: ProjectGoals, title: titles.projectGoals },
];
