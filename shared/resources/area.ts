import * as z from 'zod/mini';
import { defineArea } from '../core/area.ts';
import { type Batch, batch, isLarge, packed, recordBatches } from '../core/batches.ts';
import { joined, tableOf } from '../core/table.ts';
import { resourceImports } from './imports.ts';
import { partSchema, readingSchema, resourceSchema } from './model.ts';
import { resources } from './routes.ts';

/** Exports of earlier versions have no parts and no readings. */
const resource = z.extend(
  z.omit(resourceSchema, { estimatedCompletionDate: true, spentMinutes: true }),
  {
    parts: z._default(z.array(partSchema), []),
    readings: z._default(z.array(readingSchema), []),
  },
);

type Resource = z.output<typeof resource>;

/** Sends large resources without their parts. More calls add those. */
const resourceBatches = (resources: readonly Resource[]): Batch[] => {
  const sent = resources.map((one) => (isLarge(one) ? { ...one, parts: [] } : one));
  return [
    ...recordBatches(resourceImports.import, sent, (resources) => ({ body: { resources } })),
    ...resources
      .filter(isLarge)
      .flatMap(({ _id: id, parts }) =>
        packed(parts).map((some) =>
          batch(resourceImports.importParts, { params: { id }, body: { parts: some } }),
        ),
      ),
  ];
};

export const resourceArea = defineArea({
  routes: resources,
  imports: resourceImports,
  lists: { resources: z.array(resource) },
  gather: async (read) => ({ lists: await read(resources.list, {}), rest: [] }),
  batches: ({ resources }) => resourceBatches(resources),
  tables: ({ resources }) => [
    tableOf('resources.csv', resources, {
      id: ({ _id }) => _id,
      title: ({ title }) => title,
      type: ({ type }) => type,
      author: ({ author }) => author,
      status: ({ status }) => status,
      priority: ({ priority }) => priority,
      progress: ({ progress }) => progress,
      minutes: ({ duration }) => duration,
      url: ({ url }) => url,
      description: ({ description }) => description,
      notes: ({ notes }) => notes,
      tags: ({ tags }) => joined(tags),
      skills: ({ relatedSkills }) => joined(relatedSkills.map(({ name }) => name)),
      deadline: ({ deadline }) => deadline,
      started: ({ startDate }) => startDate,
      completed: ({ completionDate }) => completionDate,
      parts: ({ parts }) => parts.length,
      'parts done': ({ parts }) => parts.filter(({ done }) => done).length,
      pages: ({ pages }) => pages,
      page: ({ page }) => page,
      readings: ({ readings }) => readings.length,
    }),
  ],
});
