import { type AgendaSkill, dueReviews } from '../analytics/agenda.ts';
import type { Day } from '../days/days.ts';
import type { Pause } from '../pauses/pauses.ts';
import { type FinishedFacts, finishedInWeek, notesInWeek, outcomesInWeek } from './finished.ts';
import { failingHabits, habitsInWeek, type ReviewedHabit } from './habitWeeks.ts';
import type { Focus, FocusArea, ReviewedWeek, WeekFigures } from './model.ts';
import { type ReviewedSkill, skillsInWeek } from './skillWeeks.ts';
import { isEditable } from './weeks.ts';

export type WeekFacts = FinishedFacts & {
  /** Includes archived habits, because their completions still count in past weeks. */
  readonly habits: readonly ReviewedHabit[];
  readonly skills: readonly (ReviewedSkill &
    Pick<AgendaSkill, 'lastActivityDate' | 'nextReviewDate'>)[];
  readonly vacations: readonly Pause[];
  readonly noteDays: readonly Day[];
};

/** The figures of a week. `weekStart` must be the first day of a week that has begun. */
export const weekFigures = (facts: WeekFacts, weekStart: Day, today: Day): WeekFigures => ({
  habits: habitsInWeek(facts.habits, weekStart, today),
  skills: skillsInWeek(facts.skills, weekStart, facts.vacations),
  finished: finishedInWeek(facts, weekStart),
  outcomes: outcomesInWeek(facts.projects, weekStart),
  notes: notesInWeek(facts.noteDays, weekStart),
  ...itemsNeedingAction(facts, weekStart, today),
});

/** The items that need an action. Empty if the review can no longer be changed. */
export const itemsNeedingAction = (
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

/** The items in focus with their current names; null for a deleted one. */
export const namedFocus = (focus: readonly Focus[], names: FocusNames): ReviewedWeek['focus'] =>
  focus.map(({ area, id }) => ({ area, id, name: names[area].get(id) ?? null }));
