import * as z from 'zod/mini';
import { fieldReasons, issueMessage } from '../calls/fieldReasons.ts';
import { byId, chosenId, data, day, idSchema, nullReply, trueOrFalse } from '../calls/fields.ts';
import { clearable } from '../calls/model.ts';
import { nextPage, paged } from '../calls/pages.ts';
import { defineRoutes } from '../calls/route.ts';
import { activitySchema, paceSchema, skillSchema } from '../skills/model.ts';
import { resourceCreate } from './create.ts';
import {
  hasOwnIds,
  partInput,
  resourcePatch,
  resourceSchema,
  resourceStatsSchema,
  resourceTimeBody,
  targetSchema,
} from './model.ts';
import { resourceReasons } from './reasons.ts';

/** See speed.ts. A value that is not known is null. */
const resourcePace = z.extend(paceSchema, {
  /** Pages to the end. Null without pages, and for a completed resource. */
  pagesLeft: z.nullable(z.int().check(z.gte(0))),
  /** In multiples of 10 if it follows from the pages an hour. */
  minutesLeft: z.nullable(z.int().check(z.gte(0))),
  /**
   * The person's speed in the present reading. Null without pages, for a completed resource, or with fewer than 3
   * sessions.
   */
  pagesPerHour: z.nullable(z.number().check(z.gt(0))),
});
const oneResource = data(z.object({ resource: resourceSchema }));
/** `skill` is the skill that gets the time, or null. */
const logged = data(
  z.object({
    resource: resourceSchema,
    activity: activitySchema,
    skill: z.nullable(skillSchema),
  }),
);

const partOfResource = z.strictObject({ id: idSchema, partId: idSchema });
const readingOfResource = z.strictObject({ id: idSchema, readingId: idSchema });

export const resources = defineRoutes({
  list: {
    method: 'GET',
    path: '/resources',
    summary: 'All learning resources',
    access: 'signed-in',
    query: z.strictObject(paged),
    reply: data(z.object({ resources: z.array(resourceSchema), ...nextPage })),
  },
  stats: {
    method: 'GET',
    path: '/resources/stats',
    summary: 'Counts and minutes of all resources',
    access: 'signed-in',
    reply: data(resourceStatsSchema),
  },
  targets: {
    method: 'GET',
    path: '/resources/targets',
    summary: 'Unfinished resources with a deadline, nearest first',
    access: 'signed-in',
    reply: data(z.object({ targets: z.array(targetSchema) })),
  },
  create: {
    method: 'POST',
    path: '/resources',
    summary: 'Add a resource',
    access: 'signed-in',
    body: resourceCreate,
    reply: oneResource,
    status: 201,
  },
  get: {
    method: 'GET',
    path: '/resources/{id}',
    summary: 'One resource',
    access: 'signed-in',
    params: byId,
    reply: data(resourceSchema),
  },
  pace: {
    method: 'GET',
    path: '/resources/{id}/pace',
    summary: 'Hours a week in the last 13 weeks, and when it is finished at this pace',
    access: 'signed-in',
    params: byId,
    reply: data(resourcePace),
  },
  update: {
    method: 'PATCH',
    path: '/resources/{id}',
    summary:
      'Change the sent fields of a resource; matching parts of a sent list keep their ids and ticks',
    access: 'signed-in',
    params: byId,
    body: resourcePatch,
    reply: oneResource,
    refuses: ['limit'],
  },
  remove: {
    method: 'DELETE',
    path: '/resources/{id}',
    summary: 'Delete a resource with its notes',
    access: 'signed-in',
    params: byId,
    reply: nullReply,
  },
  logTime: {
    method: 'POST',
    path: '/resources/{id}/time',
    summary: 'Log time spent on a resource on a day, for a skill or for none',
    access: 'signed-in',
    params: byId,
    body: resourceTimeBody,
    reply: logged,
    status: 201,
  },
  removeTime: {
    method: 'DELETE',
    path: '/resources/{id}/time/{activityId}',
    summary: 'Undo time spent on a resource, even after the resource was deleted',
    access: 'signed-in',
    params: z.strictObject({ id: idSchema, activityId: idSchema }),
    reply: nullReply,
  },
  addParts: {
    method: 'POST',
    path: '/resources/{id}/parts',
    summary: 'Add parts at the end; a part that was added before is left out',
    access: 'signed-in',
    params: byId,
    body: z.strictObject({
      parts: z
        .array(partInput, { error: issueMessage(fieldReasons.list({ label: 'Parts' })) })
        .check(z.refine(hasOwnIds, issueMessage(resourceReasons.sharedPartIds()))),
    }),
    reply: oneResource,
    status: 201,
    refuses: ['limit', 'conflict'],
  },
  togglePart: {
    method: 'PATCH',
    path: '/resources/{id}/parts/{partId}/toggle',
    summary: 'Set or flip the tick of a part',
    access: 'signed-in',
    params: partOfResource,
    body: z.strictObject({
      completed: z.optional(trueOrFalse('Completed')),
    }),
    reply: oneResource,
  },
  removePart: {
    method: 'DELETE',
    path: '/resources/{id}/parts/{partId}',
    summary: 'Delete a part',
    access: 'signed-in',
    params: partOfResource,
    reply: nullReply,
  },
  again: {
    method: 'POST',
    path: '/resources/{id}/again',
    summary: 'Close the reading of a completed resource, and begin the next one',
    access: 'signed-in',
    params: byId,
    body: z.strictObject({ _id: chosenId }),
    reply: oneResource,
    status: 201,
  },
  updateReading: {
    method: 'PATCH',
    path: '/resources/{id}/readings/{readingId}',
    summary: 'Correct the days of a reading that was closed; null means unknown',
    access: 'signed-in',
    params: readingOfResource,
    body: z.strictObject({
      startDate: clearable(day('Start date')),
      completionDate: clearable(day('Completion date')),
    }),
    reply: oneResource,
  },
  removeReading: {
    method: 'DELETE',
    path: '/resources/{id}/readings/{readingId}',
    summary: 'Delete a reading that was closed',
    access: 'signed-in',
    params: readingOfResource,
    reply: nullReply,
  },
});
