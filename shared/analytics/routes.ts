import * as z from 'zod/mini';
import { data } from '../core/fields.ts';
import { defineRoutes } from '../core/route.ts';
import {
  dashboardSchema,
  defaultHeatmapDays,
  defaultNeglectedDays,
  heatmapCellSchema,
  maxHeatmapDays,
  neglectedSkillSchema,
} from './model.ts';

const days = (max: number, fallback: number) =>
  z.strictObject({
    days: z._default(
      z.coerce
        .number({ error: 'days must be a whole number' })
        .check(
          z.int('days must be a whole number'),
          z.gte(1, `days must be from 1 to ${max}`),
          z.lte(max, `days must be from 1 to ${max}`),
        ),
      fallback,
    ),
  });

export const analytics = defineRoutes({
  dashboard: {
    method: 'GET',
    path: '/analytics/dashboard',
    summary: 'The stats of all areas',
    access: 'signed-in',
    reply: data(dashboardSchema),
  },
  skillHeatmap: {
    method: 'GET',
    path: '/analytics/skill-heatmap',
    summary: 'Activities of each of the last days, oldest first',
    access: 'signed-in',
    query: days(maxHeatmapDays, defaultHeatmapDays),
    reply: data(z.array(heatmapCellSchema)),
  },
  neglectedSkills: {
    method: 'GET',
    path: '/analytics/neglected-skills',
    summary: 'Skills without an activity for some days',
    access: 'signed-in',
    query: days(maxHeatmapDays, defaultNeglectedDays),
    reply: data(z.object({ neglectedSkills: z.array(neglectedSkillSchema) })),
  },
});
