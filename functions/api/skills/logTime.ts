import { callReasons } from '#shared/core/callReasons.ts';
import type { Day } from '#shared/core/days.ts';
import type { LoggedType, LogTime } from '#shared/skills/model.ts';
import { grainsOfMinutes } from '#shared/skills/time.ts';
import { invalid } from '../../problem.ts';
import type { NewId } from '../../table/lifecycle.ts';
import { type SourceChange, type StoredActivity, writeActivity } from './activities.ts';
import { activityIdAndDay } from './newActivity.ts';
import type { NamedSource } from './sources.ts';
import { findSkill } from './store.ts';
import { viewActivity, viewSkill } from './view.ts';

export type TimeLog = {
  readonly userId: string;
  readonly newId: NewId;
  readonly body: LogTime;
  readonly today: Day;
  readonly now: Date;
};

type FromSource = {
  readonly source: NamedSource;
  readonly type: LoggedType;
  /** What the log changes of the source itself. */
  readonly change: SourceChange | undefined;
};

/**
 * Logs time given to a source: one activity, of a skill or of none, added to the skill, the source and the month, with
 * the change of the source, all or nothing. Returns the response's part about the activity. A repeated request changes
 * nothing. Throws `invalid` for an unknown skill, else what `writeActivity` throws.
 */
export const logTime = async (
  { userId, newId, body, today, now }: TimeLog,
  { source, type, change }: FromSource,
) => {
  const skillId = body.skill ?? null;
  await requireSkill(userId, skillId);
  const activity = await writeActivity({
    userId,
    ...activityIdAndDay(newId, body.date, { today, now }),
    skillId,
    source,
    change,
    type,
    time: grainsOfMinutes(body.minutes),
    description: body.note,
    now,
  });
  return {
    activity: viewActivity(activity, source.name),
    skill: await skillOf(userId, activity, today),
  };
};

/** Throws `invalid` for the field `skill` if the person has no such skill, unless the request is a repeated one. */
export const requireSkill = async (
  userId: string,
  id: string | null | undefined,
  isRepeated: () => Promise<boolean> = async () => false,
): Promise<void> => {
  if (id == null || (await findSkill(userId, id, true)) || (await isRepeated())) return;
  throw invalid('skill', callReasons.notFound({ thing: 'skill' }));
};

/** The skill after the log. Null without one, or if it was deleted meanwhile. */
const skillOf = async (userId: string, { skillId }: StoredActivity, today: Day) => {
  const skill = skillId === null ? undefined : await findSkill(userId, skillId, true);
  return skill ? viewSkill(skill, today) : null;
};
