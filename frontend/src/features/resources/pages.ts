import { lazyPage, type Page } from '../../lazyPage.ts';
import { paths } from '../../paths.ts';
import { titles } from '../../titles.ts';

const Resources = lazyPage(() => import('./list/ResourcesPage.tsx'), 'ResourcesPage');
const Resource = lazyPage(() => import('./page/ResourcePage.tsx'), 'ResourcePage');
const ResourceForm = lazyPage(() => import('./form/ResourceFormPage.tsx'), 'ResourceFormPage');

export const pages: readonly Page[] = [
  {
    path: paths.learningPlanner,
    Screen: Resources,
    title: titles.learningPlanner,
    listAction: titles.resourceAdd,
  },
  { path: paths.resourceAdd, Screen: ResourceForm, title: titles.resourceAdd, isForm: true },
  {
    path: paths.resourceEditRoute,
    Screen: ResourceForm,
    title: titles.resourceEdit,
    isForm: true,
  },
  { path: paths.resourceRoute, Screen: Resource, title: titles.resource },
];
