import { heatmap } from '#shared/analytics/heatmap.ts';
import { analytics } from '#shared/analytics/routes.ts';
import { assessments } from '#shared/assessments/routes.ts';
import { assessmentsOn, byAge } from '#shared/assessments/rules.ts';
import { type Day, defaultWeekStart } from '#shared/core/days.ts';
import { type Route, routeKey } from '#shared/core/route.ts';
import type { Habit, HabitPage } from '#shared/habits/model.ts';
import { habits } from '#shared/habits/routes.ts';
import { habitOn } from '#shared/habits/rules.ts';
import { projects } from '#shared/projects/routes.ts';
import { projectOn } from '#shared/projects/rules.ts';
import { skills } from '#shared/skills/routes.ts';
import { skillOn } from '#shared/skills/rules.ts';
import type { DataOf } from './request.ts';

/** Derives an item again only when the item or the day has changed, so that an unchanged one stays the same object. */
const once = <Item extends object>(derive: (item: Item, today: Day) => Item) => {
  const derived = new WeakMap<Item, { readonly today: Day; readonly shown: Item }>();
  return (item: Item, today: Day): Item => {
    const known = derived.get(item);
    if (known?.today === today) return known.shown;
    const shown = derive(item, today);
    derived.set(item, { today, shown });
    return shown;
  };
};

const habit = once<Habit>((one, today) => habitOn(one, { today, weekStartsOn: defaultWeekStart }));
const habitPage = once<HabitPage>((page, today) => ({ ...page, ...habit(page, today) }));
const skill = once(skillOn);
const project = once(projectOn);

const derivations = new Map<string, (data: unknown, today: Day) => unknown>();

const derive = <R extends Route>(route: R, on: (data: DataOf<R>, today: Day) => DataOf<R>) =>
  derivations.set(routeKey(route), on as (data: unknown, today: Day) => unknown);

derive(habits.list, (list, today) => ({
  ...list,
  habits: list.habits.map((one) => habit(one, today)),
}));
derive(habits.get, habitPage);
derive(skills.list, (list, today) => ({
  ...list,
  skills: list.skills.map((one) => skill(one, today)),
}));
derive(projects.list, (list, today) => ({
  ...list,
  projects: list.projects.map((one) => project(one, today)),
}));
derive(assessments.list, (list, today) => ({
  ...list,
  assessments: assessmentsOn(list.assessments, today).sort(byAge).reverse(),
}));
derive(analytics.skillHeatmap, (cells, today) =>
  cells.at(-1)?.date === today
    ? cells
    : heatmap(
        {
          counts: new Map(cells.map(({ date, activity }) => [date, activity])),
          minutes: new Map(cells.map(({ date, minutes }) => [date, minutes])),
        },
        cells.length,
        today,
      ),
);

/**
 * A response as it is on `today`: what follows from its facts is derived here by the shared rules, so that it is
 * right with changes that wait, after midnight and without a network.
 */
export const derivedOn = <Data>(key: string, data: Data, today: Day): Data =>
  (derivations.get(key)?.(data, today) ?? data) as Data;
