import { paths } from '../../paths.ts';

const otherNames: Readonly<Record<string, string>> = {
  [paths.habitTracker]: paths.habits,
  [paths.skillGoals]: paths.skills,
};

/** Returns the main path of a list that has two paths. Other paths stay unchanged. */
export const canonicalListPath = (pathname: string): string => otherNames[pathname] ?? pathname;
