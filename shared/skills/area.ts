import * as z from 'zod/mini';
import { fieldsOf } from '../calls/fieldsOf.ts';
import { defineArea } from '../core/area.ts';
import { batch, packed, recordBatches } from '../core/batches.ts';
import { tableOf } from '../core/table.ts';
import { FIRST_DAY, LAST_DAY } from '../days/days.ts';
import { skillImports } from './imports.ts';
import {
  type Activity,
  activitySchema,
  activitySource,
  derivedSkill,
  skillSchema,
} from './model.ts';
import { skills } from './routes.ts';

const skill = z.omit(skillSchema, {
  ...fieldsOf(derivedSkill),
  id: true,
  loggedTime: true,
  activityCount: true,
  newestAssessment: true,
});

/** Older exports have neither sources nor pages, because their activities were entered by hand. */
const activity = z.extend(activitySchema, {
  source: z._default(activitySource.source, 'manual'),
  sourceId: z._default(activitySource.sourceId, null),
  sourceName: z._default(activitySource.sourceName, null),
  page: z._default(activitySchema.shape.page, null),
  pageBefore: z._default(activitySchema.shape.pageBefore, null),
});

export const skillArea = defineArea({
  routes: skills,
  imports: skillImports,
  lists: {
    skills: z.array(skill),
    /** The activities of all skills, and those without a skill. `skill` is the skill's id, or null. */
    activities: z.array(activity),
  },
  gather: async (read) => {
    const { skills: listed } = await read(skills.list, {});
    const activities: Activity[] = [];
    const rest = listed
      .filter(({ activityCount }) => activityCount > 0)
      .map(({ _id: id }) => async () => {
        const query = { from: FIRST_DAY, to: LAST_DAY };
        const page = await read(skills.activities, { params: { id }, query });
        activities.push(...page.activities);
      });
    const unassigned = async () => {
      const page = await read(skills.unassigned, { query: { from: FIRST_DAY, to: LAST_DAY } });
      activities.push(...page.activities);
    };
    return { lists: { skills: listed, activities }, rest: [...rest, unassigned] };
  },
  batches: ({ skills }) =>
    recordBatches(skillImports.import, skills, (skills) => ({ body: { skills } })),
  // Activities refer to resources and projects, so they are imported last.
  lastBatches: ({ activities }) =>
    [...Map.groupBy(activities, ({ skill }) => skill)].flatMap(([id, ofSkill]) =>
      packed(ofSkill).map((some) =>
        id === null
          ? batch(skillImports.importUnassigned, { body: { activities: some } })
          : batch(skillImports.importActivities, { params: { id }, body: { activities: some } }),
      ),
    ),
  tables: ({ skills, activities }) => {
    const names = new Map(skills.map(({ _id, name }) => [_id, name]));
    return [
      tableOf('skills.csv', skills, {
        id: ({ _id }) => _id,
        name: ({ name }) => name,
        category: ({ category }) => category,
        description: ({ description }) => description,
        'target hours': ({ targetHours }) => targetHours,
        'target level': ({ targetLevel }) => targetLevel,
        'target date': ({ targetDate }) => targetDate,
        color: ({ color }) => color,
        created: ({ createdDay }) => createdDay,
        'level 1': ({ levels }) => levels[1],
        'level 2': ({ levels }) => levels[2],
        'level 3': ({ levels }) => levels[3],
        'level 4': ({ levels }) => levels[4],
        'level 5': ({ levels }) => levels[5],
      }),
      tableOf('activities.csv', activities, {
        date: ({ date }) => date,
        skill: ({ skill }) => (skill === null ? undefined : names.get(skill)),
        type: ({ type }) => type,
        hours: ({ hours }) => hours,
        minutes: ({ duration }) => duration,
        description: ({ description }) => description,
        source: ({ source }) => source,
        'source name': ({ sourceName }) => sourceName,
        page: ({ page }) => page,
        'page before': ({ pageBefore }) => pageBefore,
        id: ({ _id }) => _id,
      }),
    ];
  },
});
