import { useMemo, useState } from 'react';
import type { Day } from '#shared/core/days.ts';
import type { Activity, Skill } from '#shared/skills/model.ts';
import { skills } from '#shared/skills/routes.ts';
import { ApiError } from '../api/ApiError.ts';
import { useAction } from '../api/useAction.ts';
import { useRoute } from '../api/useRoute.ts';
import { entryWindows, newestFirst, windowStart, withEntry } from './entries.ts';
import type { LogEntry } from './logForm.ts';

/** One skill by its id with its newest entries, and what can be done to them. */
export function useSkillLog(id: string, today: Day) {
  const [widened, setWidened] = useState(0);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const days = entryWindows[widened] ?? entryWindows[0];
  const skill = useRoute(skills.get, { params: { id } });
  const entries = useRoute(
    skills.activities,
    { params: { id }, query: { from: windowStart(days, today) } },
    { keepPreviousData: true },
  );
  const sorted = useMemo(
    () => entries.data && newestFirst(entries.data.activities),
    [entries.data],
  );
  const { run: logHours } = useAction(skills.logHours);
  const { run: addActivity } = useAction(skills.addActivity);
  const { run: remove } = useAction(skills.removeActivity);

  /** Shows what the server answered without asking again. */
  const take = (answer: { readonly skill: Skill; readonly activity: Activity }) => {
    void skill.mutate(answer.skill, { revalidate: false });
    void entries.mutate(
      (list) => list && { activities: withEntry(list.activities, answer.activity) },
      { revalidate: false },
    );
  };

  const log = async ({ kind, body }: LogEntry): Promise<void> => {
    const params = { id };
    const { data } =
      kind === 'hours' ? await logHours({ params, body }) : await addActivity({ params, body });
    take(data);
  };

  const show = (entryId: string, isShown: boolean) =>
    setHidden((before) => {
      const after = new Set(before);
      if (isShown) after.delete(entryId);
      else after.add(entryId);
      return after;
    });

  /** Hides the entry at once; it comes back when the server keeps it. */
  const undo = async (entry: Activity): Promise<void> => {
    show(entry._id, false);
    try {
      await remove({ params: { id, activityId: entry._id } });
    } catch (error) {
      if (error instanceof ApiError && error.kind === 404) return; // undone elsewhere
      show(entry._id, true);
      throw error;
    }
  };

  return {
    skill,
    entries,
    shown: sorted?.filter(({ _id }) => !hidden.has(_id)),
    days,
    /** Undefined when the widest window is shown. */
    widen: widened < entryWindows.length - 1 ? () => setWidened(widened + 1) : undefined,
    log,
    undo,
  };
}

export type SkillLog = ReturnType<typeof useSkillLog>;
