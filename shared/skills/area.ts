import * as z from 'zod/mini';
import { defineArea } from '../core/area.ts';
import { fieldsOf } from '../core/fieldsOf.ts';
import { tableOf } from '../core/table.ts';
import { skillImports } from './imports.ts';
import { activitySchema, derivedSkill, skillSchema } from './model.ts';
import { skills } from './routes.ts';

const skill = z.omit(skillSchema, {
  ...fieldsOf(derivedSkill),
  id: true,
  loggedTime: true,
  activityCount: true,
  newestAssessment: true,
});

export const skillArea = defineArea({
  label: 'Skills',
  routes: skills,
  imports: skillImports,
  lists: {
    skills: z.array(skill),
    /** Of all skills, by their `skill`. */
    activities: z.array(activitySchema),
  },
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
        color: ({ color }) => color,
        created: ({ createdDay }) => createdDay,
      }),
      tableOf('activities.csv', activities, {
        date: ({ date }) => date,
        skill: ({ skill }) => names.get(skill),
        type: ({ type }) => type,
        hours: ({ hours }) => hours,
        minutes: ({ duration }) => duration,
        description: ({ description }) => description,
        id: ({ _id }) => _id,
      }),
    ];
  },
});
