import { heatmap } from '#shared/analytics/heatmap.ts';
import { analytics } from '#shared/analytics/routes.ts';
import { assessments } from '#shared/assessments/routes.ts';
import { assessmentsOn, byAge } from '#shared/assessments/rules.ts';
import type { Calendar } from '#shared/core/days.ts';
import { type Route, routeKey } from '#shared/core/route.ts';
import type { Habit, HabitPage } from '#shared/habits/model.ts';
import { byPosition } from '#shared/habits/order.ts';
import { habits } from '#shared/habits/routes.ts';
import { habitOn } from '#shared/habits/rules.ts';
import type { Project } from '#shared/projects/model.ts';
import { projects } from '#shared/projects/routes.ts';
import { projectOn } from '#shared/projects/rules.ts';
import type { Skill } from '#shared/skills/model.ts';
import { skills } from '#shared/skills/routes.ts';
import { skillOn } from '#shared/skills/rules.ts';
import type { DataOf } from '../client/request.ts';

/** Derives an item again only when it or the calendar has changed, so that an unchanged one stays the same object. */
const once = <Item extends object>(derive: (item: Item, calendar: Calendar) => Item) => {
  const derived = new WeakMap<Item, Calendar & { readonly shown: Item }>();
  return (item: Item, calendar: Calendar): Item => {
    const { today, weekStartsOn } = calendar;
    const known = derived.get(item);
    if (known?.today === today && known.weekStartsOn === weekStartsOn) return known.shown;
    const shown = derive(item, calendar);
    derived.set(item, { today, weekStartsOn, shown });
    return shown;
  };
};

const habit = once<Habit>(habitOn);
const habitPage = once<HabitPage>((page, calendar) => ({ ...page, ...habit(page, calendar) }));
const skill = once<Skill>((one, { today }) => skillOn(one, today));
const project = once<Project>((one, { today }) => projectOn(one, today));

const derivations = new Map<string, (data: unknown, calendar: Calendar) => unknown>();

const derive = <R extends Route>(
  route: R,
  on: (data: DataOf<R>, calendar: Calendar) => DataOf<R>,
) => derivations.set(routeKey(route), on as (data: unknown, calendar: Calendar) => unknown);

derive(habits.list, (list, calendar) => ({
  ...list,
  habits: list.habits.map((one) => habit(one, calendar)).sort(byPosition),
  ...(list.archived && {
    archived: list.archived.map((one) => habit(one, calendar)).sort(byPosition),
  }),
}));
derive(habits.get, habitPage);
derive(skills.list, (list, calendar) => ({
  ...list,
  skills: list.skills.map((one) => skill(one, calendar)),
}));
derive(projects.list, (list, calendar) => ({
  ...list,
  projects: list.projects.map((one) => project(one, calendar)),
}));
derive(assessments.list, (list, { today }) => ({
  ...list,
  assessments: assessmentsOn(list.assessments, today).sort(byAge).reverse(),
}));
derive(analytics.skillHeatmap, (cells, { today }) =>
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
 * A response as it is today: what follows from its facts is derived here by the shared rules, so that it is
 * right with changes that wait, after midnight and without a network.
 */
export const derivedOn = <Data>(key: string, data: Data, calendar: Calendar): Data =>
  (derivations.get(key)?.(data, calendar) ?? data) as Data;
