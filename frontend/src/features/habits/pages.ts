import { lazyPage, type Page } from '../../lazyPage.ts';
import { paths } from '../../paths.ts';
import { titles } from '../../titles.ts';

const Habits = lazyPage(() => import('./overview/HabitsPage.tsx'), 'HabitsPage');
const Habit = lazyPage(() => import('./page/HabitPage.tsx'), 'HabitPage');
const HabitForm = lazyPage(() => {
  // Loads the list too, because the form returns to the list after saving.
  void Habits.load().catch(() => undefined);
  return import('./form/HabitFormPage.tsx');
}, 'HabitFormPage');

export const pages: readonly Page[] = [
  { path: paths.habits, Screen: Habits, title: titles.habits, listAction: titles.habitAdd },
  { path: paths.habitTracker, Screen: Habits, title: titles.habits, listAction: titles.habitAdd },
  { path: paths.habitAdd, Screen: HabitForm, title: titles.habitAdd, isForm: true },
  { path: paths.habitNew, Screen: HabitForm, title: titles.habitAdd, isForm: true },
  { path: paths.habitEditRoute, Screen: HabitForm, title: titles.habitEdit, isForm: true },
  { path: paths.habitRoute, Screen: Habit, title: titles.habit },
];
