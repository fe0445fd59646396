import { type ComponentType, lazy } from 'react';
import { matchPath } from 'react-router-dom';
import { paths } from '../paths.ts';
import { titles } from '../titles.ts';
import type { PageShape } from './PageLoading.tsx';

/** A page in a chunk of its own: `lazyPage(() => import('…/HabitsPage.tsx'), 'HabitsPage')`. */
const lazyPage = <Name extends string>(
  importPage: () => Promise<Record<Name, ComponentType>>,
  name: Name,
) => {
  let loading: Promise<{ readonly default: ComponentType }> | undefined;
  const load = () => {
    loading ??= importPage().then((module) => ({ default: module[name] }));
    return loading;
  };
  return Object.assign(lazy(load), { load });
};

const Dashboard = lazyPage(() => import('./DashboardScreen.tsx'), 'DashboardScreen');
const Profile = lazyPage(() => import('../features/profile/ProfilePage.tsx'), 'ProfilePage');
const Reference = lazyPage(
  () => import('../features/reference/ReferencePage.tsx'),
  'ReferencePage',
);
const Habits = lazyPage(() => import('../features/habits/HabitsPage.tsx'), 'HabitsPage');
const Habit = lazyPage(() => import('../features/habits/page/HabitPage.tsx'), 'HabitPage');
const HabitForm = lazyPage(
  () => import('../features/habits/form/HabitFormPage.tsx'),
  'HabitFormPage',
);
const Skills = lazyPage(() => import('../features/skills/SkillsPage.tsx'), 'SkillsPage');
const SkillForm = lazyPage(() => import('../features/skills/SkillFormPage.tsx'), 'SkillFormPage');
const LogHours = lazyPage(() => import('../features/skills/LogHoursPage.tsx'), 'LogHoursPage');
const SelfAssessment = lazyPage(
  () => import('../features/assessments/AssessmentsPage.tsx'),
  'AssessmentsPage',
);
const AssessmentHistory = lazyPage(
  () => import('../features/assessments/HistoryPage.tsx'),
  'HistoryPage',
);
const Activity = lazyPage(() => import('../features/activity/ActivityPage.tsx'), 'ActivityPage');
const Resources = lazyPage(
  () => import('../features/resources/ResourcesPage.tsx'),
  'ResourcesPage',
);
const ResourceForm = lazyPage(
  () => import('../features/resources/ResourceFormPage.tsx'),
  'ResourceFormPage',
);
const Projects = lazyPage(() => import('../features/projects/ProjectsPage.tsx'), 'ProjectsPage');
const ProjectForm = lazyPage(
  () => import('../features/projects/ProjectFormPage.tsx'),
  'ProjectFormPage',
);
const ProjectGoals = lazyPage(() => import('../features/projects/GoalsPage.tsx'), 'GoalsPage');

type Page = PageShape & {
  readonly path: string;
  readonly Screen: ReturnType<typeof lazyPage>;
};

/** The pages behind the guard. */
export const pages: readonly Page[] = [
  { path: paths.dashboard, Screen: Dashboard, title: titles.dashboard },
  { path: paths.profile, Screen: Profile, title: titles.profile },
  { path: paths.reference, Screen: Reference, title: titles.reference },
  { path: paths.habits, Screen: Habits, title: titles.habits, cards: 280 },
  { path: paths.habitTracker, Screen: Habits, title: titles.habits, cards: 280 },
  { path: paths.habitAdd, Screen: HabitForm, title: titles.habitAdd },
  { path: paths.habitNew, Screen: HabitForm, title: titles.habitAdd },
  { path: paths.habitEditRoute, Screen: HabitForm, title: titles.edit('Habit') },
  { path: paths.habitRoute, Screen: Habit, title: titles.habit },
  { path: paths.skills, Screen: Skills, title: titles.skills, cards: 256 },
  { path: paths.skillGoals, Screen: Skills, title: titles.skills, cards: 256 },
  { path: paths.skillAdd, Screen: SkillForm, title: titles.skillAdd },
  { path: paths.skillNew, Screen: SkillForm, title: titles.skillAdd },
  { path: paths.skillEditRoute, Screen: SkillForm, title: titles.edit('Skill') },
  { path: paths.logHoursRoute, Screen: LogHours, title: titles.logHours },
  { path: paths.learningPlanner, Screen: Resources, title: titles.learningPlanner, cards: 300 },
  { path: paths.resourceAdd, Screen: ResourceForm, title: titles.resourceAdd },
  { path: paths.resourceEditRoute, Screen: ResourceForm, title: titles.edit('Resource') },
  { path: paths.miniProjects, Screen: Projects, title: titles.miniProjects, cards: 360 },
  { path: paths.projectAdd, Screen: ProjectForm, title: titles.projectAdd },
  { path: paths.projectEditRoute, Screen: ProjectForm, title: titles.edit('Project') },
  { path: paths.projectGoalsRoute, Screen: ProjectGoals, title: titles.projectGoals },
  { path: paths.selfAssessment, Screen: SelfAssessment, title: titles.selfAssessment, cards: 320 },
  {
    path: paths.assessmentHistoryRoute,
    Screen: AssessmentHistory,
    title: titles.assessmentHistory,
  },
  { path: paths.activityTracker, Screen: Activity, title: titles.activityTracker },
];

/** Loads the code of the page at an address; a failure shows where the page is drawn. */
export const loadPage = async (pathname: string): Promise<void> => {
  const asked = pathname === paths.landing ? paths.dashboard : pathname;
  const found = pages.find(({ path }) => matchPath(path, asked));
  await found?.Screen.load().catch(() => undefined);
};
