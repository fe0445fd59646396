import { lazyPage, type Page } from '../../lazyPage.ts';
import { paths } from '../../paths.ts';
import { titles } from '../../titles.ts';

const Skills = lazyPage(() => import('./list/SkillsPage.tsx'), 'SkillsPage');
const Skill = lazyPage(() => import('./page/SkillPage.tsx'), 'SkillPage');
const SkillForm = lazyPage(() => import('./form/SkillFormPage.tsx'), 'SkillFormPage');
const LogHours = lazyPage(() => import('./log/LogHoursPage.tsx'), 'LogHoursPage');

export const pages: readonly Page[] = [
  { path: paths.skills, Screen: Skills, title: titles.skills, listAction: titles.skillAdd },
  { path: paths.skillGoals, Screen: Skills, title: titles.skills, listAction: titles.skillAdd },
  { path: paths.skillAdd, Screen: SkillForm, title: titles.skillAdd, isForm: true },
  { path: paths.skillNew, Screen: SkillForm, title: titles.skillAdd, isForm: true },
  { path: paths.skillEditRoute, Screen: SkillForm, title: titles.skillEdit, isForm: true },
  { path: paths.logHoursRoute, Screen: LogHours, title: titles.logHours },
  { path: paths.skillRoute, Screen: Skill, title: titles.skill },
];
