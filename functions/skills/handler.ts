import { ulid } from 'ulid';
import { hoursLogged, skills } from '#shared/contract/skills.ts';
import { grainsOfHours, grainsOfMinutes } from '#shared/rules/learningTime.ts';
import { skillStats } from '#shared/rules/skillStats.ts';
import { notAfterToday } from '../http/days.ts';
import { serve } from '../http/serve.ts';
import {
  addActivity,
  listActivities,
  removeActivity,
  type SkillAndActivity,
} from '../table/activities.ts';
import { deleteSkill } from '../table/skillDeletion.ts';
import { createSkill, getSkill, listSkills, readSkills, updateSkill } from '../table/skills.ts';
import { finishAbandoned } from './abandoned.ts';
import { newestFirst, viewActivity, viewSkill } from './view.ts';
import { activityWindow } from './window.ts';

export const handler = serve(skills, {
  list: async ({ userId, today, now }) => {
    const { skills: all, deleting } = await readSkills(userId);
    await finishAbandoned(userId, deleting, now);
    return { data: { skills: all.map((skill) => viewSkill(skill, today)) } };
  },
  stats: async ({ userId, today }) => ({ data: skillStats(await listSkills(userId), today) }),
  create: async ({ userId, body, today, now, idempotency }) => {
    const skill = await createSkill({
      userId,
      id: ulid(now.getTime()),
      skill: body,
      createdDay: today,
      now,
      idempotency,
    });
    return { data: { skill: viewSkill(skill, today) } };
  },
  get: async ({ userId, params, today }) => ({
    data: viewSkill(await getSkill(userId, params.id), today),
  }),
  update: async ({ userId, params, body, today, now }) => ({
    data: { skill: viewSkill(await updateSkill(userId, params.id, body, now), today) },
  }),
  remove: async ({ userId, params, now }) => {
    await deleteSkill(userId, params.id, now);
    return { data: null };
  },
  logHours: async ({ userId, params, body, today, now, idempotency }) => {
    const { date = today, hours, notes } = body;
    notAfterToday('date', date, today);
    const logged = await addActivity({
      userId,
      skillId: params.id,
      type: hoursLogged,
      date,
      time: grainsOfHours(hours),
      description: notes,
      now,
      idempotency,
    });
    return { data: viewBoth(logged, today) };
  },
  addActivity: async ({ userId, params, body, today, now, idempotency }) => {
    const { type, date = today, duration = 0, description } = body;
    notAfterToday('date', date, today);
    const added = await addActivity({
      userId,
      skillId: params.id,
      type,
      date,
      time: grainsOfMinutes(duration),
      description,
      now,
      idempotency,
    });
    return { data: viewBoth(added, today) };
  },
  activities: async ({ userId, params, query, today }) => {
    const { from, to } = activityWindow(query, today);
    const [activities] = await Promise.all([
      listActivities(userId, params.id, from, to),
      getSkill(userId, params.id),
    ]);
    const shown = newestFirst(activities).map((activity) => viewActivity(params.id, activity));
    return { data: { activities: shown } };
  },
  removeActivity: async ({ userId, params }) => {
    await removeActivity(userId, params.id, params.activityId);
    return { data: null };
  },
});

const viewBoth = ({ skill, activity }: SkillAndActivity, today: string) => ({
  skill: viewSkill(skill, today),
  activity: viewActivity(skill._id, activity),
});
