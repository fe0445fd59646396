import * as z from 'zod/mini';
import { defineArea } from '../core/area.ts';
import { batch, packed } from '../core/batches.ts';
import { maxRecords } from '../core/imports.ts';
import { joined, tableOf } from '../core/table.ts';
import { resourceImports } from './imports.ts';
import { resourceSchema } from './model.ts';
import { resources } from './routes.ts';

export const resourceArea = defineArea({
  routes: resources,
  imports: resourceImports,
  lists: {
    resources: z.array(
      z.omit(resourceSchema, { estimatedCompletionDate: true, spentMinutes: true }),
    ),
  },
  gather: async (read) => ({ lists: await read(resources.list, {}), rest: [] }),
  batches: ({ resources }) =>
    packed(resources, maxRecords).map((some) =>
      batch(resourceImports.import, { body: { resources: some } }),
    ),
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
    }),
  ],
});
