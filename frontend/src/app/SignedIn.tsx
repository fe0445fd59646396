import { Navigate, Route, Routes } from 'react-router-dom';
import { personData } from '../data/personData.ts';
import { readAhead } from '../data/readAhead.ts';
import { paths } from '../paths.ts';
import { lazyPage } from '../ui/feedback/lazyPage.ts';
import { firstReads } from './firstReads.ts';
import { type Page, preloadPage, routeTo } from './page.tsx';
import { SignedInLayout } from './SignedInLayout.tsx';

const Dashboard = lazyPage(() => import('./DashboardScreen.tsx'), 'DashboardScreen');
const Profile = lazyPage(() => import('../features/profile/ProfilePage.tsx'), 'ProfilePage');
const Habits = lazyPage(() => import('../features/habits/HabitsPage.tsx'), 'HabitsPage');
const Habit = lazyPage(() => import('../features/habits/HabitPage.tsx'), 'HabitPage');
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
const pages: readonly Page[] = [
  { path: paths.dashboard, Screen: Dashboard },
  { path: paths.profile, Screen: Profile },
  { path: paths.habits, Screen: Habits },
  { path: paths.habitTracker, Screen: Habits },
  { path: paths.habitAdd, Screen: HabitForm },
  { path: paths.habitNew, Screen: HabitForm },
  { path: paths.habitEditRoute, Screen: HabitForm },
  { path: paths.habitRoute, Screen: Habit },
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

/** The screens behind the guard. */
export const SignedIn = () => (
  <Routes>
    <Route element={<SignedInLayout />}>{pages.map(routeTo)}</Route>
    <Route path="*" element={<Navigate to={paths.landing} replace />} />
  </Routes>
);

/** Fetches the code and the data of a page, and opens what this browser holds of the person. */
export const prepare = async (pathname: string, personId: string): Promise<void> => {
  const asked = pathname === paths.landing ? paths.dashboard : pathname;
  const opening = personData(personId).then((data) => readAhead(firstReads[asked] ?? [], data));
  await Promise.all([preloadPage(pages, asked), opening]);
};
