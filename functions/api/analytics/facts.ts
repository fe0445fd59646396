import type { AgendaFacts } from '#shared/analytics/agenda.ts';
import type { DayCounts } from '#shared/analytics/heatmap.ts';
import { activeDays } from '#shared/analytics/motivation.ts';
import type { DashboardFacts } from '#shared/analytics/rules.ts';
import type { WeekFacts } from '#shared/analytics/thisWeek.ts';
import {
  addDays,
  type Calendar,
  type Day,
  FIRST_DAY,
  lastDays,
  monthOf,
  startOfMonth,
} from '#shared/days/days.ts';
import { paceWindow } from '#shared/skills/pace.ts';
import { absencesOf } from '../../account/absences.ts';
import { keys } from '../../table/keys.ts';
import { getItems } from '../../table/reading.ts';
import { countedBytes } from '../../table/storage.ts';
import { countDue, dueSettingsOf } from '../cards/due.ts';
import { listHabits, type StoredHabit } from '../habits/store.ts';
import { factsOf } from '../habits/view.ts';
import { type Activity, readActivity } from '../ledger/activityMonths.ts';
import { skillKeys } from '../ledger/keys.ts';
import { readTimesBySkill } from '../ledger/pace.ts';
import { listSkillFacts } from '../ledger/store.ts';
import { unassignedTimeOf } from '../ledger/unassigned.ts';
import { listProjectFacts } from '../projects/store.ts';
import { listResourceFacts } from '../resources/store.ts';

/** How many days of activities are read first. A longer streak of active days costs a second read. */
const usualDays = 366;

type WeekOfSkills = Pick<WeekFacts, 'resources' | 'projects'> & {
  /** Each skill has its activities of the current week and the 13 weeks before. */
  readonly worked: WeekFacts['skills'];
};

type Stored = {
  /** The counted bytes of all items of the person. */
  readonly usedBytes: number;
  readonly toRecall: number;
};

/**
 * Reads all facts of the dashboard, in one round of parallel reads. For a person with cards, one more read begins as
 * soon as the counts are known. A long streak needs another read, see `usualDays`.
 */
export const readFacts = async (
  userId: string,
  calendar: Calendar,
  hereOn: Day | undefined,
): Promise<DashboardFacts & AgendaFacts & WeekOfSkills & Stored> => {
  const { today } = calendar;
  const singleItems = getItems([
    keys.counts(userId),
    keys.vacations(userId),
    skillKeys.unassigned(userId),
    keys.profile(userId),
  ]);
  const [habits, skills, resources, projects, recent, bySkill, single, toRecall] =
    await Promise.all([
      listHabits(userId),
      listSkillFacts(userId),
      listResourceFacts(userId),
      listProjectFacts(userId),
      readActivity(userId, addDays(today, -usualDays), today),
      readTimesBySkill(userId, paceWindow(calendar).from),
      singleItems,
      singleItems.then(([counts, vacations, , profile]) =>
        counts?.cards ? countDue(userId, today, dueSettingsOf(profile, vacations, today)) : 0,
      ),
    ]);
  const [counts, absencesItem, unassigned] = single;
  const absences = absencesOf(absencesItem, hereOn);
  return {
    habits: habits.map((habit) => factsOf(habit, absences)),
    skills,
    worked: skills.map((skill) => ({ ...skill, activities: bySkill.get(skill._id) ?? [] })),
    resources,
    projects,
    activities: await activitiesOfStreak(userId, habits, recent, today),
    loggedThisMonth: recent.time.get(monthOf(today)) ?? 0,
    unassignedTime: unassignedTimeOf(unassigned),
    usedBytes: countedBytes(counts ?? {}),
    toRecall,
  };
};

/** If all recent days are active, also reads the earlier activities, because a streak may have any length. */
const activitiesOfStreak = async (
  userId: string,
  habits: readonly StoredHabit[],
  { counts }: Activity,
  today: Day,
): Promise<DayCounts> => {
  const completed = habits.map((habit) => habit.completed);
  const isActive = activeDays({ completed, activities: counts });
  if (!lastDays(usualDays, addDays(today, -1)).every(isActive)) return counts;
  const lastBefore = addDays(startOfMonth(addDays(today, -usualDays)), -1);
  const before = await readActivity(userId, FIRST_DAY, lastBefore);
  return { get: (day) => counts.get(day) ?? before.counts.get(day) };
};
