import type { Day } from '#shared/days/days.ts';
import { type ActivityRecord, skillImports } from '#shared/skills/imports.ts';
import { hoursLogged } from '#shared/skills/model.ts';
import { newestFirst } from '#shared/skills/newestFirst.ts';
import { skillReasons } from '#shared/skills/reasons.ts';
import { skills } from '#shared/skills/routes.ts';
import { skillStats } from '#shared/skills/rules.ts';
import { grainsOfHours, grainsOfMinutes } from '#shared/skills/time.ts';
import { done } from '../../http/done.ts';
import { importEach, recordsNotAhead, undoImportBy } from '../../http/records.ts';
import { serve } from '../../http/serve.ts';
import { takePage } from '../../http/takePage.ts';
import { invalid } from '../../problem.ts';
import { requireAccount } from '../../table/emptyRange.ts';
import {
  type ActivitiesWanted,
  addActivity,
  type SkillAndActivity,
  walkActivities,
} from '../ledger/activities.ts';
import { skillKeys } from '../ledger/keys.ts';
import { activityIdAndDay, requireOwnDay } from '../ledger/newActivity.ts';
import { readPace } from '../ledger/pace.ts';
import { removeActivity, removeUnassigned } from '../ledger/removal.ts';
import { readSourceNames, sourceOf } from '../ledger/sources.ts';
import {
  createSkill,
  getSkill,
  listSkillFacts,
  type StoredSkill,
  updateSkill,
  walkSkills,
} from '../ledger/store.ts';
import { viewActivity, viewPace, viewSkill } from '../ledger/view.ts';
import { finishAbandoned } from './abandoned.ts';
import { deleteSkill } from './deletion.ts';
import { importActivities } from './importActivities.ts';
import { importSkill } from './importSkill.ts';
import { requireOwnTime } from './requireOwnTime.ts';
import { readSince } from './since.ts';
import { activityWindow } from './window.ts';

const routes = { ...skills, ...skillImports };

export const handler = serve(routes, {
  list: async ({ userId, query, today, now }) => {
    const deleting: StoredSkill[] = [];
    const { shown: skills, ...more } = await takePage(
      walkSkills(userId, query.cursor),
      (skill) => {
        if (!skill.deleting) return viewSkill(skill, today);
        deleting.push(skill);
        return undefined;
      },
      () => requireAccount(userId),
    );
    await finishAbandoned(userId, deleting, now);
    return { data: { skills, ...more } };
  },
  stats: async ({ userId, today }) => ({ data: skillStats(await listSkillFacts(userId), today) }),
  create: async ({ userId, newId, body, today, now }) => {
    const skill = await createSkill({ userId, newId, skill: body, createdDay: today, now });
    return { data: { skill: viewSkill(skill, today) } };
  },
  get: async ({ userId, params, today }) => ({
    data: viewSkill(await getSkill(userId, params.id), today),
  }),
  pace: async ({ userId, params, calendar }) => ({
    data: viewPace(await readPace(userId, params.id, calendar)),
  }),
  since: async ({ userId, params, query, today }) => ({
    data: await readSince(userId, params.id, query.date, today),
  }),
  update: async ({ userId, params, body, today, now }) => ({
    data: { skill: viewSkill(await updateSkill(userId, params.id, body, now), today) },
  }),
  remove: ({ userId, params, now }) => done(deleteSkill(userId, params.id, now)),
  logHours: async ({ userId, newId, params, body, today, now }) => {
    const { hours, notes } = body;
    const logged = await addActivity({
      userId,
      ...activityIdAndDay(newId, body.date, { today, now }),
      skillId: params.id,
      type: hoursLogged,
      time: grainsOfHours(hours),
      timeField: 'hours',
      description: notes,
      now,
    });
    return { data: viewBoth(logged, today) };
  },
  addActivity: async ({ userId, newId, params, body, today, now }) => {
    const { type, duration = 0, description } = body;
    const added = await addActivity({
      userId,
      ...activityIdAndDay(newId, body.date, { today, now }),
      skillId: params.id,
      type,
      time: grainsOfMinutes(duration),
      timeField: 'duration',
      description,
      now,
    });
    return { data: viewBoth(added, today) };
  },
  activities: async ({ userId, params, query, today }) => {
    const wanted = { ...activityWindow(query, today), cursor: query.cursor };
    const [{ shown, ...more }] = await Promise.all([
      pageOfActivities(userId, params.id, wanted),
      getSkill(userId, params.id),
    ]);
    return { data: { activities: newestFirst(shown), ...more } };
  },
  unassigned: async ({ userId, query, today }) => {
    const wanted = { ...activityWindow(query, today), cursor: query.cursor };
    const { shown, ...more } = await pageOfActivities(userId, null, wanted);
    return { data: { activities: newestFirst(shown), ...more } };
  },
  removeActivity: ({ userId, params, now }) =>
    done(removeActivity(userId, params.id, params.activityId, now, requireOwnTime)),
  import: async (call) => {
    const { skills } = call.body;
    recordsNotAhead('skills', skills, call, ({ createdDay }) => ({ createdDay }));
    return importEach(skills, (skill) => importSkill(call.userId, skill));
  },
  importActivities: async (call) => {
    const { userId, params } = call;
    const { activities } = call.body;
    await getSkill(userId, params.id, true);
    requireImportable(call, params.id);
    return { data: { results: await importActivities(userId, params.id, activities) } };
  },
  undoActivities: async (call) => {
    const skillId = call.params.id;
    await getSkill(call.userId, skillId, true);
    return undoImportBy(skillKeys.activity, (userId, id, now) =>
      removeActivity(userId, skillId, id, now),
    )(call);
  },
  importUnassigned: async (call) => {
    requireImportable(call, null);
    return { data: { results: await importActivities(call.userId, null, call.body.activities) } };
  },
  undoUnassigned: undoImportBy(skillKeys.activity, removeUnassigned),
});

/**
 * Returns a page of the activities of a skill, or of those without a skill. Reads the names of sources only if an
 * activity has a source.
 */
const pageOfActivities = (userId: string, skillId: string | null, wanted: ActivitiesWanted) => {
  let names: ReturnType<typeof readSourceNames> | undefined;
  return takePage(walkActivities(userId, skillId, wanted), async (activity) => {
    const source = sourceOf(activity);
    if (!source) return viewActivity(activity);
    names ??= readSourceNames(userId);
    return viewActivity(activity, (await names)(source));
  });
};

type ActivitiesImport = {
  readonly body: { readonly activities: readonly ActivityRecord[] };
  readonly today: Day;
  readonly now: Date;
};

/**
 * Throws `invalid` for the first activity that is in the future or belongs to another skill. Also throws it for an
 * id that does not contain the activity's day.
 */
const requireImportable = (call: ActivitiesImport, skillId: string | null): void => {
  const { activities } = call.body;
  recordsNotAhead('activities', activities, call, ({ date }) => ({ date }));
  for (const [n, { _id, skill, date }] of activities.entries()) {
    requireOwnDay(`activities.${n}._id`, _id, date);
    if (skill === skillId) continue;
    throw invalid(`activities.${n}.skill`, skillReasons.skillOfPath());
  }
};

const viewBoth = ({ skill, activity }: SkillAndActivity, today: string) => ({
  skill: viewSkill(skill, today),
  activity: viewActivity(activity),
});
