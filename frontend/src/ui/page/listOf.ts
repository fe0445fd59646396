import { paths } from '../../paths.ts';

const otherNames: Readonly<Record<string, string>> = {
  [paths.habitTracker]: paths.habits,
  [paths.skillGoals]: paths.skills,
};

/** The path of a list, for lists that have two. */
export const listOf = (pathname: string): string => otherNames[pathname] ?? pathname;
