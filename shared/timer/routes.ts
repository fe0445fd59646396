import * as z from 'zod/mini';
import { saidSchema } from '../calls/errors.ts';
import { data, idSchema } from '../calls/fields.ts';
import { defineRoutes } from '../calls/route.ts';
import { moment } from '../core/imports.ts';
import { atBody, byTimerId, startBody, stopBody, timerPatch, timerSchema } from './model.ts';

/** The running or paused timer, or null. */
const timer = z.nullable(timerSchema);

/**
 * The activities of a timer, and those of the timer that it ended. A habit's time is part of its amount for the day.
 */
const activities = z.array(
  z.object({
    _id: idSchema,
    /**
     * Null if no skill gets the time. Also null for a habit, because the habit's day decides which skill gets its
     * time.
     */
    skill: z.nullable(idSchema),
    source: z.enum(['timer', 'habit', 'resource', 'project']),
    /** The habit, resource or project; null for a skill's own time. */
    sourceId: z.nullable(idSchema),
    date: z.iso.date(),
    minutes: z.int(),
  }),
);

const changed = z.object({
  data: z.object({ timer, activities }),
  /** Set if time was not logged, or if the skill got no time. Says why. */
  ...z.partial(saidSchema).shape,
});

const ofSkills = { access: 'signed-in', area: 'skills' } as const;
const byId = { ...ofSkills, params: byTimerId, reply: changed } as const;

export const timerRoutes = defineRoutes({
  get: {
    method: 'GET',
    path: '/timer',
    summary: 'The timer that runs or is paused; null if there is none',
    ...ofSkills,
    reply: data(z.object({ timer })),
  },
  start: {
    method: 'PUT',
    path: '/timer/{id}',
    summary: 'Start a timer; a running one ends at the new start',
    ...byId,
    body: startBody,
    refuses: ['conflict', 'limit'],
  },
  pause: {
    method: 'POST',
    path: '/timer/{id}/pause',
    summary: 'Pause a timer',
    ...byId,
    body: atBody,
    refuses: ['conflict', 'limit'],
  },
  resume: {
    method: 'POST',
    path: '/timer/{id}/resume',
    summary: 'Resume a paused timer',
    ...byId,
    body: atBody,
    refuses: ['conflict', 'limit'],
  },
  stop: {
    method: 'POST',
    path: '/timer/{id}/stop',
    summary: 'Stop a timer and log its time',
    ...byId,
    body: stopBody,
    refuses: ['conflict', 'limit'],
  },
  update: {
    method: 'PATCH',
    path: '/timer/{id}',
    summary: 'Change the start, the target or the note of a timer, or say "still on it"',
    ...byId,
    body: timerPatch,
    refuses: ['conflict', 'limit'],
  },
  discard: {
    method: 'DELETE',
    path: '/timer/{id}',
    summary: 'End a timer without logging its time, at the instant `at` or now',
    ...byId,
    query: z.strictObject({ at: z.optional(moment('At')) }),
    refuses: ['conflict', 'limit'],
  },
});
