import { type AgendaSkill, dueReviews } from '../analytics/agenda.ts';
import type { Day } from '../core/days.ts';
import type { Pause } from '../habits/schedule.ts';
import { type FinishedFacts, finishedInWeek } from './finished.ts';
import { failingHabits, habitsInWeek, type ReviewedHabit } from './habitWeeks.ts';
import type { Focus, FocusArea, ReviewedWeek, WeekFigures } from './model.ts';
import { type ReviewedSkill, skillsInWeek } from './skillWeeks.ts';
import { isEditable } from './weeks.ts';

export type WeekFacts = FinishedFacts & {
  /** Archived ones too: what was done of them stays in its weeks. */
  readonly habits: readonly ReviewedHabit[];
  readonly skills: readonly (ReviewedSkill &
    Pick<AgendaSkill, 'lastActivityDate' | 'nextReviewDate'>)[];
  readonly vacations: readonly Pause[];
};

/** What a week came to. `weekStart` must be the first day of a week that has begun. */
export const weekFigures = (facts: WeekFacts, weekStart: Day, today: Day): WeekFigures => ({
  habits: habitsInWeek(facts.habits, weekStart, today),
  skills: skillsInWeek(facts.skills, weekStart, facts.vacations),
  finished: finishedInWeek(facts, weekStart),
  ...toDo(facts, weekStart, today),
});

/** What asks for something to be done. There is nothing to do about a review that can't be changed any more. */
export const toDo = (
  {
    habits,
    skills,
  }: { readonly habits: WeekFacts['habits']; readonly skills: readonly AgendaSkill[] },
  weekStart: Day,
  today: Day,
): Pick<WeekFigures, 'assessmentsDue' | 'failing'> =>
  isEditable(weekStart, today)
    ? {
        assessmentsDue: dueReviews(skills, today),
        failing: failingHabits(habits, weekStart, today),
      }
    : { assessmentsDue: [], failing: [] };

/** The names of everything that can be in focus, by area and id. */
export type FocusNames = Readonly<Record<FocusArea, ReadonlyMap<string, string>>>;

/** What is in focus, by its present name; null for what was deleted. */
export const namedFocus = (focus: readonly Focus[], names: FocusNames): ReviewedWeek['focus'] =>
  focus.map(({ area, id }) => ({ area, id, name: names[area].get(id) ?? null }));
