import { addDays, type Day } from '#shared/days/days.ts';
import { type PartInput, resourceFields } from '#shared/resources/model.ts';
import { type DemoResource, demoResources } from './demoResources.ts';
import { idAt, idOf, timestampsOn } from './ids.ts';

/** A part in the export's format. From the start of the resource, one part was done every three days. */
const partOf = (
  { title, done = false }: PartInput,
  index: number,
  started: number,
  today: Day,
) => ({
  _id: idAt('parts', today, index),
  title,
  minutes: null,
  url: null,
  done,
  doneOn: done ? addDays(today, -Math.max(0, started - 3 * index)) : null,
});

const resourceOf = (demo: DemoResource, today: Day) => {
  const { about = [], dueIn, added, started, completed, spent: _, parts, ...resource } = demo;
  const dayBefore = (ago: number | undefined) => (ago === undefined ? null : addDays(today, -ago));
  return {
    ...resourceFields.unset,
    ...resource,
    ...(completed !== undefined && { progress: 100 }),
    parts: (parts ?? []).map((part, index) => partOf(part, index, started ?? 0, today)),
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
