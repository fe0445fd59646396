import { matchPath } from 'react-router-dom';
import { paths } from '../paths.ts';
import { type LazyPage, lazyPage } from '../ui/feedback/lazyPage.ts';

const Dashboard = lazyPage(
  () => import('../features/dashboard/DashboardPage.tsx'),
  'DashboardPage',
);
const Profile = lazyPage(() => import('../features/profile/ProfilePage.tsx'), 'ProfilePage');
const Habits = lazyPage(() => import('../features/habits/HabitsPage.tsx'), 'HabitsPage');
const HabitForm = lazyPage(() => import('../features/habits/HabitFormPage.tsx'), 'HabitFormPage');
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
const Register = lazyPage(() => import('../features/auth/RegisterPage.tsx'), 'RegisterPage');
const Forgot = lazyPage(
  () => import('../features/auth/ForgotPasswordPage.tsx'),
  'ForgotPasswordPage',
);
const Reset = lazyPage(() => import('../features/auth/ResetPasswordPage.tsx'), 'ResetPasswordPage');

export type Page = { readonly path: string; readonly Screen: LazyPage };

/** Beside Login, which comes with the first script. */
export const signedOutPages: readonly Page[] = [
  { path: paths.register, Screen: Register },
  { path: paths.forgotPassword, Screen: Forgot },
  { path: paths.resetPassword, Screen: Reset },
];

export const signedInPages: readonly Page[] = [
  { path: paths.dashboard, Screen: Dashboard },
  { path: paths.profile, Screen: Profile },
  { path: paths.habits, Screen: Habits },
  { path: paths.habitTracker, Screen: Habits },
  { path: paths.habitAdd, Screen: HabitForm },
  { path: paths.habitNew, Screen: HabitForm },
  { path: paths.habitEditRoute, Screen: HabitForm },
  { path: paths.skills, Screen: Skills },
  { path: paths.skillGoals, Screen: Skills },
  { path: paths.skillAdd, Screen: SkillForm },
  { path: paths.skillNew, Screen: SkillForm },
  { path: paths.skillEditRoute, Screen: SkillForm },
  { path: paths.logHoursRoute, Screen: LogHours },
  { path: paths.learningPlanner, Screen: Resources },
  { path: paths.resourceAdd, Screen: ResourceForm },
  { path: paths.resourceEditRoute, Screen: ResourceForm },
  { path: paths.miniProjects, Screen: Projects },
  { path: paths.projectAdd, Screen: ProjectForm },
  { path: paths.projectEditRoute, Screen: ProjectForm },
  { path: paths.projectGoalsRoute, Screen: ProjectGoals },
  { path: paths.selfAssessment, Screen: SelfAssessment },
  { path: paths.assessmentHistoryRoute, Screen: AssessmentHistory },
  { path: paths.activityTracker, Screen: Activity },
];

/** What all pages behind the guard share. */
export const SignedInLayout = lazyPage(() => import('./SignedInLayout.tsx'), 'SignedInLayout');

const find = (pages: readonly Page[], pathname: string) =>
  pages.find(({ path }) => matchPath(path, pathname))?.Screen;

/** Fetches the code of the page that a path leads to, for a signed-in person or for others. */
export const preloadPage = async (pathname: string, isSignedIn: boolean): Promise<void> => {
  const asked = pathname === paths.landing && isSignedIn ? paths.dashboard : pathname;
  if (isSignedIn) {
    await Promise.all([SignedInLayout.preload(), find(signedInPages, asked)?.preload()]);
  } else await find(signedOutPages, pathname)?.preload();
};
