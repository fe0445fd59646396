import { callReasons } from '#shared/calls/callReasons.ts';
import type { Day } from '#shared/days/days.ts';
import type { LoggedType, LogTime } from '#shared/skills/model.ts';
import { grainsOfMinutes } from '#shared/skills/time.ts';
import { invalid } from '../../problem.ts';
import type { Item } from '../../table/item.ts';
import type { Key } from '../../table/keys.ts';
import type { NewId } from '../../table/lifecycle.ts';
import { getItem } from '../../table/reading.ts';
import { type SourceRevision, type WrittenActivity, writeActivity } from './activities.ts';
import type { SourceId } from './keys.ts';
import { activityIdAndDay } from './newActivity.ts';
import { readSpentMinutes } from './sources.ts';
import { findSkill } from './store.ts';
import { viewActivity, viewSkill } from './view.ts';

export type TimeLog = {
  readonly userId: string;
  readonly newId: NewId;
  readonly body: LogTime & { readonly page?: number | undefined };
  readonly today: Day;
  readonly now: Date;
};

/** A session of a source, as it is sent. Its id contains its day. */
export type SentSession = {
  readonly newId: NewId;
  readonly date: Day;
  readonly progress: number | undefined;
  readonly page: number | undefined;
};

/** How time is logged for a resource or a project. */
export type TimedSource<Stored> = {
  readonly source: SourceId;
  readonly key: Key;
  readonly parse: (item: Item | undefined) => Stored;
  readonly nameAndType: (stored: Stored) => { readonly name: string; readonly type: LoggedType };
  /** The effects of a session. Throws 404 for a missing item, and `invalid` for a page that it can't have. */
  readonly reviseBy: (
    item: Item | undefined,
    session: SentSession,
  ) => SourceRevision | Promise<SourceRevision>;
};

/**
 * Logs time for a source as one activity, with or without a skill. One transaction adds the activity to the skill, the
 * source and the month, and writes the changes of the source. The source is read once, unless another request changes
 * it meanwhile. Returns the changed source, its minutes, and the activity for the response. A repeated request changes
 * nothing. Throws 404 if the source is missing, `invalid` for an unknown skill, and the errors of `writeActivity`.
 */
export const logTime = async <Stored>(
  { userId, newId, body, today, now }: TimeLog,
  { source, key, parse, nameAndType, reviseBy }: TimedSource<Stored>,
) => {
  const item = await getItem(key, true);
  const { name, type } = nameAndType(parse(item));
  const { progress, page, skill: skillId = null } = body;
  await requireSkill(userId, skillId);
  const session = { ...activityIdAndDay(newId, body.date, { today, now }), progress, page };
  const written = await writeActivity({
    userId,
    newId: session.newId,
    date: session.date,
    skillId,
    source: { ...source, name },
    change: { key, item, revise: (item) => reviseBy(item, session) },
    type,
    time: grainsOfMinutes(body.minutes),
    timeField: 'minutes',
    description: body.note,
    now,
  });
  const { activity, changed = item } = written;
  const [skill, spentMinutes] = await Promise.all([
    skillOf(userId, written, today),
    readSpentMinutes(userId, source, true),
  ]);
  return {
    stored: parse(changed),
    spentMinutes,
    logged: { activity: viewActivity(activity, name), skill },
  };
};

/** Throws `invalid` for the field `skill` if the person has no such skill, unless the request is a repetition. */
export const requireSkill = async (
  userId: string,
  id: string | null | undefined,
  isRepeated: () => Promise<boolean> = async () => false,
): Promise<void> => {
  if (id == null || (await findSkill(userId, id, true)) || (await isRepeated())) return;
  throw invalid('skill', callReasons.notFound({ thing: 'skill' }));
};

/** Returns the skill after the log. Null if the activity has no skill, or if the skill was deleted meanwhile. */
const skillOf = async (userId: string, { activity, skill }: WrittenActivity, today: Day) => {
  const { skillId } = activity;
  const after = skill ?? (skillId === null ? undefined : await findSkill(userId, skillId, true));
  return after ? viewSkill(after, today) : null;
};
