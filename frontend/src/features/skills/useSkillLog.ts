import { useMemo, useState } from 'react';
import type { Day } from '#shared/core/days.ts';
import type { Activity, Skill } from '#shared/skills/model.ts';
import { skills } from '#shared/skills/routes.ts';
import { ApiError } from '../../data/ApiError.ts';
import { useAction } from '../../data/useAction.ts';
import { useRoute } from '../../data/useRoute.ts';
import { activityWindows, newestFirst, windowStart, withActivity } from './activities.ts';
import type { NewActivity } from './logForm.ts';

/** One skill with its latest activities: logs and undoes them. */
export function useSkillLog(id: string, today: Day) {
  const [widened, setWidened] = useState(0);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const days = activityWindows[widened] ?? activityWindows[0];
  const skill = useRoute(skills.get, { params: { id } });
  const activities = useRoute(
    skills.activities,
    { params: { id }, query: { from: windowStart(days, today) } },
    { keepPreviousData: true },
  );
  const sorted = useMemo(
    () => activities.data && newestFirst(activities.data.activities),
    [activities.data],
  );
  const { run: logHours } = useAction(skills.logHours);
  const { run: addActivity } = useAction(skills.addActivity);
  const { run: remove } = useAction(skills.removeActivity);

  /** Puts a response into the cache without refetching. */
  const take = (response: { readonly skill: Skill; readonly activity: Activity }) => {
    void skill.mutate(response.skill, { revalidate: false });
    void activities.mutate(
      (list) => list && { activities: withActivity(list.activities, response.activity) },
      { revalidate: false },
    );
  };

  const log = async ({ kind, body }: NewActivity): Promise<void> => {
    const params = { id };
    const { data } =
      kind === 'hours' ? await logHours({ params, body }) : await addActivity({ params, body });
    take(data);
  };

  const show = (activityId: string, isShown: boolean) =>
    setHidden((before) => {
      const after = new Set(before);
      if (isShown) after.delete(activityId);
      else after.add(activityId);
      return after;
    });

  /** Hides the activity at once; it reappears where the request fails. */
  const undo = async (activity: Activity): Promise<void> => {
    show(activity._id, false);
    try {
      await remove({ params: { id, activityId: activity._id } });
    } catch (error) {
      if (error instanceof ApiError && error.kind === 404) return; // undone elsewhere
      show(activity._id, true);
      throw error;
    }
  };

  return {
    skill,
    activities,
    shown: sorted?.filter(({ _id }) => !hidden.has(_id)),
    days,
    /** Undefined where the widest window is shown. */
    widen: widened < activityWindows.length - 1 ? () => setWidened(widened + 1) : undefined,
    log,
    undo,
  };
}

export type SkillLog = ReturnType<typeof useSkillLog>;
