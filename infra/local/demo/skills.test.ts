import { describe, expect, test } from 'vitest';
import { daysBetween } from '#shared/days/days.ts';
import { activityBody, logHoursBody, skillFields } from '#shared/skills/model.ts';
import { paceOf } from '#shared/skills/pace.ts';
import { deriveSkill } from '#shared/skills/rules.ts';
import { grainsOfHours } from '#shared/skills/time.ts';
import { demoDays } from './days.fixture.ts';
import { demoSkills } from './demoSkills.ts';
import { createdDayOf, daysLogged } from './skills.ts';

describe.each(demoDays)('on %s', (today) => {
  test.each(demoSkills.map((demo) => [demo.skill.name, demo] as const))('%s: valid', (_, demo) => {
    expect(skillFields.create.parse(demo.skill)).toEqual(demo.skill);
    const logged = daysLogged(demo, today);
    expect(createdDayOf(demo, today) <= (logged[0]?.date ?? today)).toBe(true);
    const dates = logged.map(({ date }) => date);
    expect(dates).toEqual([...new Set(dates)].sort());
    for (const { date, hours } of logged) {
      expect(logHoursBody.safeParse({ hours, date }).success).toBe(true);
      const { type, notes: description } = demo;
      const activity = { type, description, date, duration: hours * 60 };
      expect(activityBody.safeParse(activity).success).toBe(true);
      expect(daysBetween(date, today)).toBeGreaterThanOrEqual(0);
      expect(daysBetween(date, today)).toBeLessThan(365);
    }
  });

  test('some skills have a finish date, and others the reason why they have none', () => {
    const paces = new Map(
      demoSkills.map((demo) => {
        const logged = daysLogged(demo, today);
        const activities = logged.map(({ date, hours }) => ({ date, time: grainsOfHours(hours) }));
        const given = grainsOfHours(demo.skill.currentHours ?? 0);
        const done = activities.reduce((sum, { time }) => sum + time, given);
        const remaining = grainsOfHours(demo.skill.targetHours ?? 20) - done;
        const facts = { activities, hasOlder: false, remaining, vacations: [] };
        return [demo.skill.name, paceOf(facts, { today, weekStartsOn: 0 })];
      }),
    );
    for (const name of ['TypeScript', 'Spanish', 'Trail running']) {
      const pace = paces.get(name);
      expect(pace?.reason).toBeNull();
      expect(daysBetween(today, pace?.finish ?? today)).toBeLessThan(365);
      expect(pace?.latest).not.toBeNull();
    }
    expect(paces.get('Figma')?.reason?.reason).toBe('fewWeeks');
    expect(paces.get('PostgreSQL')?.reason?.reason).toBe('targetReached');
  });

  test('two skills are completed, one is not started, and five are neglected', () => {
    const derived = demoSkills.map((demo) => {
      const logged = daysLogged(demo, today);
      return deriveSkill(
        {
          targetTime: grainsOfHours(demo.skill.targetHours ?? 20),
          initialTime: grainsOfHours(demo.skill.currentHours ?? 0),
          loggedTime: logged.reduce((sum, { hours }) => sum + grainsOfHours(hours), 0),
          everLogged: logged.length > 0,
          createdDay: createdDayOf(demo, today),
          lastActivityDate: logged.at(-1)?.date ?? null,
          newestConfidence: null,
        },
        today,
      );
    });
    const named = (is: (skill: (typeof derived)[number]) => boolean) =>
      demoSkills.filter((_, i) => derived[i] && is(derived[i])).map(({ skill }) => skill.name);
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
});
