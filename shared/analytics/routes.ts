import * as z from 'zod/mini';
import { fieldReasons, issueMessage } from '../calls/fieldReasons.ts';
import { data } from '../calls/fields.ts';
import { defineRoutes } from '../calls/route.ts';
import { NEGLECTED_AFTER_DAYS } from '../skills/model.ts';
import {
  dashboardSchema,
  defaultHeatmapDays,
  heatmapCellSchema,
  maxHeatmapDays,
  neglectedSkillSchema,
} from './model.ts';

const days = (max: number, fallback: number) => {
  const integer = issueMessage(fieldReasons.integer({ label: 'days' }));
  const range = issueMessage(fieldReasons.range({ label: 'days', min: 1, max }));
  return z.strictObject({
    days: z._default(
      z.coerce.number({ error: integer }).check(z.int(integer), z.gte(1, range), z.lte(max, range)),
      fallback,
    ),
  });
};

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
    summary: 'Activities per day of the last days, oldest first',
    access: 'signed-in',
    query: days(maxHeatmapDays, defaultHeatmapDays),
    reply: data(z.array(heatmapCellSchema)),
  },
  neglectedSkills: {
    method: 'GET',
    path: '/analytics/neglected-skills',
    summary: 'Skills without an activity for some days',
    access: 'signed-in',
    query: days(maxHeatmapDays, NEGLECTED_AFTER_DAYS),
    reply: data(z.object({ neglectedSkills: z.array(neglectedSkillSchema) })),
  },
});
