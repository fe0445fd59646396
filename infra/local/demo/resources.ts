import { addDays, type Day } from '#shared/core/days.ts';
import { resourceFields } from '#shared/resources/model.ts';
import { type DemoResource, demoResources } from './demoResources.ts';
import { idOf, timestampsOn } from './ids.ts';

/** A resource in the export's format. */
export const resourceOf = (demo: DemoResource, today: Day) => {
  const { about = [], dueIn, added, started, completed, spent: _, ...resource } = demo;
  const dayBefore = (ago: number | undefined) => (ago === undefined ? null : addDays(today, -ago));
  return {
    ...resourceFields.unset,
    ...resource,
    ...(completed !== undefined && { progress: 100 }),
    parts: [],
    readings: [],
    _id: idOf('resources', demo.title, today),
    relatedSkills: about.map((name) => ({ _id: idOf('skills', name, today), name })),
    deadline: dueIn === undefined ? null : addDays(today, dueIn),
    startDate: dayBefore(started),
    completionDate: dayBefore(completed),
    progressBefore: completed === undefined ? null : 0,
    ...timestampsOn(addDays(today, -added)),
  };
};

export const demoLists = (today: Day) => ({
  resources: demoResources.map((demo) => resourceOf(demo, today)),
});
