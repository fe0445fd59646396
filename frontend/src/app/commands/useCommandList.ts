import { useMantineColorScheme } from '@mantine/core';
import { useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { assessments } from '#shared/assessments/routes.ts';
import { everyHabit } from '#shared/habits/everyHabit.ts';
import { habits } from '#shared/habits/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { useRoute } from '../../data/cache/useRoute.ts';
import { useCalendar, useToday } from '../../data/days/useToday.ts';
import { useRests } from '../../features/habits/pause/useTimeOff.ts';
import { useTick } from '../../features/habits/today/HabitTick.tsx';
import { leavePage } from '../../forms/useAskBeforeLeaving.tsx';
import { useLogOut } from '../useLogOut.ts';
import { allCommands, type Held, type Means, offeredCommands } from './commands.ts';
import { folded } from './match.ts';

/** All commands over the lists of a person, which are read while `isOpen`: those held serve at once, and offline. */
export const useCommandList = (isOpen: boolean, showKeys: () => void) => {
  const calendar = useCalendar();
  const lists = {
    habits: useRoute(habits.list, isOpen ? everyHabit : null),
    skills: useRoute(skills.list, isOpen ? {} : null),
    resources: useRoute(resources.list, isOpen ? {} : null),
    projects: useRoute(projects.list, isOpen ? {} : null),
    assessments: useRoute(assessments.list, isOpen ? { query: {} } : null),
  };
  const itsHabits = lists.habits.data?.habits;
  const itsArchived = lists.habits.data?.archived;
  const itsSkills = lists.skills.data?.skills;
  const itsResources = lists.resources.data?.resources;
  const itsProjects = lists.projects.data?.projects;
  const itsAssessments = lists.assessments.data?.assessments;
  const held = useMemo<Held>(
    () => ({
      calendar,
      habits: itsHabits,
      archived: itsArchived,
      skills: itsSkills,
      resources: itsResources,
      projects: itsProjects,
      assessments: itsAssessments,
    }),
    [calendar, itsHabits, itsArchived, itsSkills, itsResources, itsProjects, itsAssessments],
  );
  const means = useMeans(showKeys);
  const commands = useMemo(() => folded(allCommands(held, means)), [held, means]);
  const all = Object.entries(lists);
  const missing = all.filter(([, { data, error }]) => !data && error);
  return {
    commands,
    offered: offeredCommands(held, means),
    /** The names of the lists that can't be searched: 'skills'. */
    missing: missing.map(([name]) => name),
    isLoading: all.some(([, { data, error }]) => !data && !error),
    retry: () => {
      for (const [, { retry }] of missing) retry();
    },
  };
};

/** What commands do. The same object throughout. */
const useMeans = (showKeys: () => void): Means => {
  const navigate = useNavigate();
  const today = useToday();
  const onTick = useTick();
  const { archive } = useRests();
  const logOut = useLogOut();
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const means: Means = {
    open: (path, item) => leavePage(() => navigate(path, { state: item ? { item } : null })),
    tick: (habit, completed) => onTick(habit, today, completed),
    archive,
    setColorScheme,
    showKeys,
    logOut,
  };
  const latest = useRef(means);
  latest.current = means;
  return useMemo(
    () => ({
      open: (...args) => latest.current.open(...args),
      tick: (...args) => latest.current.tick(...args),
      archive: (habit) => latest.current.archive(habit),
      setColorScheme: (scheme) => latest.current.setColorScheme(scheme),
      showKeys: () => latest.current.showKeys(),
      logOut: () => latest.current.logOut(),
    }),
    [],
  );
};
