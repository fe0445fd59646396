import { expect, test } from 'vitest';
import { defaultHeatmapDays } from '#shared/analytics/model.ts';
import { RECENT_ASSESSMENT_DAYS } from '#shared/assessments/rules.ts';
import { limits } from '#shared/calls/fields.ts';
import type { Route } from '#shared/calls/route.ts';
import { contract } from '#shared/contract.ts';
import { skillCategories } from '#shared/core/categories.ts';
import { confidenceLabels, levelLabels } from '#shared/core/scale.ts';
import { habitDefaults, habitFrequencies } from '#shared/habits/model.ts';
import { projectStatuses } from '#shared/projects/model.ts';
import { priorities, resourceStatuses, resourceTypes } from '#shared/resources/model.ts';
import { priorityWeights } from '#shared/resources/rules.ts';
import {
  minTargetHours,
  NEGLECTED_AFTER_DAYS,
  skillDefaults,
  skillStatuses,
} from '#shared/skills/model.ts';
import {
  HIGH_CONFIDENCE,
  LOW_CONFIDENCE,
  RECENT_DAYS,
} from '../../frontend/src/features/assessments/view.ts';
import { GRID_DAYS, MAX_DOTS } from '../../frontend/src/features/habits/calendar/calendar.ts';
import { HIGH_STREAK } from '../../frontend/src/features/habits/view.ts';
import {
  CARD_GOALS,
  CARD_OUTCOMES,
  CHART_PROJECTS,
} from '../../frontend/src/features/projects/view.ts';
import { CHART_SKILLS } from '../../frontend/src/features/skills/view.ts';
import { MIN_OPACITY } from '../../frontend/src/ui/dayGrid/dayWeeks.ts';
import { NAMED } from '../../frontend/src/ui/list/AttentionLine.tsx';
import { successPopupMs } from '../../frontend/src/ui/overlay/popups/popups.ts';

test.each<[string, readonly string[], string]>([
  [
    'resource types',
    resourceTypes,
    'Book Course Video Article Tutorial Documentation Podcast Other',
  ],
  ['resource statuses', resourceStatuses, 'Not Started, In Progress, Completed, On Hold'],
  ['priorities', priorities, 'Low Medium High'],
  ['first habit frequencies', habitFrequencies.slice(0, 4), 'daily weekdays weekends weekly'],
  [
    'skill categories',
    skillCategories,
    'Programming Language, Framework, Library, Database, DevOps, Design, Soft Skill, Personal, Professional, Creative, Physical, Mental, Other',
  ],
  ['skill statuses', skillStatuses, 'In Progress, Completed, Not Started'],
  ['project statuses', projectStatuses, 'Planning, In Progress, Completed, On Hold, Abandoned'],
  ['confidence labels', confidenceLabels, 'Very Low, Low, Medium, High, Very High'],
  ['self rating labels', levelLabels, 'Beginner Novice Intermediate Advanced Expert'],
])('the values of the %s are unchanged', (_, values, expected) => {
  expect(values).toEqual(expected.split(expected.includes(',') ? ', ' : ' '));
});

test.each<[string, unknown, unknown]>([
  ['least length of a password', 8, limits.passwordMin],
  ['days without activity that make neglect', 10, NEGLECTED_AFTER_DAYS],
  ['neglected skills named in the alert', 3, NAMED],
  ['days of the heatmap', 365, defaultHeatmapDays],
  ['skills in the bar chart', 8, CHART_SKILLS],
  ['projects in the bar chart', 8, CHART_PROJECTS],
  ['days of the calendar', 42, GRID_DAYS],
  ['dots of a calendar day', 3, MAX_DOTS],
  ['streak that is high', 7, HIGH_STREAK],
  ['milliseconds of a success popup', 2_000, successPopupMs],
  ['weights of the priorities', { High: 3, Medium: 2, Low: 1 }, priorityWeights],
  ['default target hours', 20, skillDefaults.targetHours],
  ['default current hours', 0, skillDefaults.currentHours],
  ['least target hours', 1, minTargetHours],
  ['default colour of a habit', '#4caf50', habitDefaults.color],
  ['default colour of a skill', '#2196f3', skillDefaults.color],
  ['days of recent assessments in the stats', 30, RECENT_ASSESSMENT_DAYS],
  ['days of the recent filter', 7, RECENT_DAYS],
  ['high confidence from', 4, HIGH_CONFIDENCE],
  ['low confidence up to', 2, LOW_CONFIDENCE],
  ['goals on a card', 3, CARD_GOALS],
  ['outcomes on a card', 2, CARD_OUTCOMES],
  ['least opacity of a square', 0.1, MIN_OPACITY],
])('%s is %j', (_, expected, constant) => {
  expect(constant).toEqual(expected);
});

const declared = Object.values(contract).flatMap((routes) =>
  Object.values(routes).map(({ method, path }: Route) => `${method} ${path}`),
);

test.each([
  'POST /auth/login',
  'POST /auth/register',
  'GET /analytics/dashboard',
  'GET /analytics/skill-heatmap',
  'GET /analytics/neglected-skills',
  'GET /skills',
  'GET /skills/{id}',
  'POST /skills',
  'PATCH /skills/{id}',
  'DELETE /skills/{id}',
  'POST /skills/{id}/log-hours',
  'POST /skills/{id}/activities',
  'GET /skills/stats',
  'GET /habits',
  'GET /habits/{id}',
  'POST /habits',
  'PATCH /habits/{id}',
  'DELETE /habits/{id}',
  'POST /habits/{id}/toggle',
  'GET /resources',
  'GET /resources/{id}',
  'POST /resources',
  'PATCH /resources/{id}',
  'DELETE /resources/{id}',
  'GET /resources/stats',
  'GET /resources/targets',
  'GET /projects',
  'GET /projects/stats',
  'GET /projects/{id}',
  'POST /projects',
  'PATCH /projects/{id}',
  'DELETE /projects/{id}',
  'POST /projects/{id}/goals',
  'PATCH /projects/{id}/goals/{goalId}/toggle',
  'POST /projects/{id}/learning-outcomes',
  'POST /projects/{id}/challenges',
  'GET /assessments',
  'GET /assessments/available-skills',
  'GET /assessments/stats',
  'POST /assessments',
  'DELETE /assessments/{id}',
  'PUT /users/profile',
  'PUT /users/password',
])('the contract has the call %s', (call) => {
  expect(declared).toContain(call);
});
