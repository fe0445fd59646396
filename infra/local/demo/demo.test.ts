import { describe, expect, test } from 'vitest';
import { assessmentStats } from '#shared/assessments/rules.ts';
import { dueCards } from '#shared/cards/rules.ts';
import { replay } from '#shared/cards/schedule.ts';
import { daySetOf } from '#shared/days/daySet.ts';
import { defaultWeekStart } from '#shared/days/days.ts';
import { allAmountsOf } from '#shared/habits/allAmounts.ts';
import { daysOffOf } from '#shared/habits/daysOff.ts';
import { habitFrequencies } from '#shared/habits/model.ts';
import { deriveHabit } from '#shared/habits/rules.ts';
import { goalsTickedThisMonth } from '#shared/projects/listItems.ts';
import { projectStatuses } from '#shared/projects/model.ts';
import { priorities, resourceStatuses, resourceTypes } from '#shared/resources/model.ts';
import { deriveSkill } from '#shared/skills/rules.ts';
import { grainsOfHours } from '#shared/skills/time.ts';
import { demoDays } from './days.fixture.ts';
import { demoDocument } from './document.ts';

describe.each(demoDays)('on %s', async (today) => {
  const demo = await demoDocument(today);

  test('the habits that are off track, never done, long not done, and excused are the intended ones', () => {
    const habits = demo.habits.map((habit) => {
      const completed = daySetOf(habit.completed);
      const amounts = habit.amounts.map(({ date, amount }) => [date, amount] as const);
      const facts = {
        ...habit,
        completed,
        skipped: daySetOf(habit.skipped),
        recorded: daySetOf(amounts.map(([day]) => day)),
        allAmounts: allAmountsOf(new Map(amounts)),
        pauses: daysOffOf({ ...habit, completed, vacations: demo.vacations }),
      };
      const derived = deriveHabit(facts, { today, weekStartsOn: defaultWeekStart });
      return { name: habit.name, ...derived };
    });
    const named = (is: (habit: (typeof habits)[number]) => boolean) =>
      habits.filter(is).map(({ name }) => name);
    expect(named(({ isOnTrack }) => !isOnTrack)).toEqual([
      'Practise Spanish aloud',
      'Tidy the workshop',
      'Cold shower',
    ]);
    expect(named((habit) => habit.daysSinceLastCompletion === null)).toEqual(['Sketch one object']);
    expect(named((habit) => (habit.daysSinceLastCompletion ?? 0) > 60)).toEqual([
      'Cold shower',
      'Learn touch typing',
    ]);
    expect(named(({ due }) => due === 'excused')).toEqual([
      'Swim a kilometre',
      'Learn touch typing',
    ]);
    expect(habits[0]).toMatchObject({ currentStreak: 40, longestStreak: 67 });
  });

  test('two skills are completed, one is not started, and five are neglected', () => {
    const skills = demo.skills.map((skill) => {
      const logged = demo.activities.filter((one) => one.skill === skill._id);
      const facts = {
        ...skill,
        targetTime: grainsOfHours(skill.targetHours),
        loggedTime: logged.reduce((sum, { hours }) => sum + grainsOfHours(hours), 0),
        everLogged: logged.length > 0,
        lastActivityDate:
          logged
            .map(({ date }) => date)
            .toSorted()
            .at(-1) ?? null,
        newestConfidence: null,
      };
      return { name: skill.name, ...deriveSkill(facts, today) };
    });
    const named = (is: (skill: (typeof skills)[number]) => boolean) =>
      skills.filter(is).map(({ name }) => name);
    expect(named(({ status }) => status === 'Completed')).toEqual(['PostgreSQL', 'React']);
    expect(named(({ status }) => status === 'Not Started')).toEqual(['Rust']);
    expect(named(({ isNeglected }) => isNeglected)).toEqual([
      'Kubernetes',
      'Public speaking',
      'Rust',
      'Testing Library',
      'Piano',
    ]);
  });

  test('three assessments are overdue', () => {
    const facts = demo.assessments.map(({ skill, ...one }) => ({
      ...one,
      skillId: skill?._id ?? '',
      category: skill?.category ?? '',
    }));
    expect(assessmentStats(facts, today).overdueReviews).toBe(3);
  });

  test('a resource is due, another is overdue, and a project is late', () => {
    const deadlines = demo.resources.flatMap(({ deadline, status }) =>
      deadline && status === 'In Progress' ? [deadline] : [],
    );
    expect(deadlines).toContain(today);
    expect(deadlines.some((deadline) => deadline < today)).toBe(true);
    const isLate = demo.projects.some(
      ({ status, endDate }) => status === 'In Progress' && endDate && endDate < today,
    );
    expect(isLate).toBe(true);
  });

  test('several goals were ticked this month', () => {
    const goals = demo.projects.flatMap((project) => project.goals);
    expect(goalsTickedThisMonth(goals, today)).toBeGreaterThanOrEqual(4);
  });

  test('takeaways are due, some of them new, and one is suspended', () => {
    const cards = demo.cards.map((card) => ({ ...card, ...replay(card.reviews) }));
    const due = dueCards(cards, today, { newPerDay: 5, onVacation: false });
    const fresh = due.cards.filter(({ memory }) => memory === null);
    expect(fresh).toHaveLength(3);
    expect(due.cards.length - fresh.length).toBeGreaterThanOrEqual(5);
    expect(cards.filter(({ suspended }) => suspended)).toHaveLength(1);
  });

  test('nothing happened after today', () => {
    const days = [
      ...demo.habits.flatMap(({ completed, skipped }) => [...completed, ...skipped]),
      ...demo.activities.map(({ date }) => date),
      ...demo.notes.map(({ date }) => date),
      ...demo.assessments.map(({ assessmentDate }) => assessmentDate),
      ...demo.cards.flatMap(({ reviews }) => reviews.map(({ date }) => date)),
      ...[...demo.resources, ...demo.projects].map(({ completionDate }) => completionDate ?? today),
      ...demo.projects.flatMap(({ goals }) => goals.map(({ completedAt }) => completedAt ?? today)),
    ];
    expect(days.filter((day) => day > today)).toEqual([]);
  });

  test('every frequency, type, status and priority is there', () => {
    const { habits, resources, projects } = demo;
    const frequencies = habits.map(({ schedules }) => schedules.at(-1)?.frequency);
    expect(new Set(frequencies)).toEqual(new Set(habitFrequencies));
    expect(new Set(resources.map(({ type }) => type))).toEqual(new Set(resourceTypes));
    expect(new Set(resources.map(({ status }) => status))).toEqual(new Set(resourceStatuses));
    expect(new Set(resources.map(({ priority }) => priority))).toEqual(new Set(priorities));
    expect(new Set(projects.map(({ status }) => status))).toEqual(new Set(projectStatuses));
  });
});
