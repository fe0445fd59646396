import { useMemo, useState } from 'react';
import type { Day } from '#shared/days/days.ts';
import { formatDay } from '#shared/language/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { Activity, Skill } from '#shared/skills/model.ts';
import { newestFirst } from '#shared/skills/newestFirst.ts';
import { skills } from '#shared/skills/routes.ts';
import { useMake } from '../../../data/changes/useMake.ts';
import { useRoute } from '../../../data/loading/useRoute.ts';
import type { FormDraft } from '../../../data/outbox/change.ts';
import { deleteActivity } from '../../../domain/skills/edits.ts';
import { activityWindows, windowStart } from '../../../domain/time/activityWindows.ts';
import { showUndo } from '../../../ui/overlay/popups/popups.ts';
import { describeActivity } from '../format.ts';
import type { NewActivity } from './logForm.ts';
import { useLog } from './useLog.ts';

export function useSkillLog(skill: Skill, today: Day) {
  const { _id: id, name } = skill;
  const [widened, setWidened] = useState(0);
  const days = activityWindows[widened] ?? activityWindows[0];
  const activities = useRoute(
    skills.activities,
    { params: { id }, query: { from: windowStart(days, today) } },
    { keepPreviousData: true },
  );
  const shown = useMemo(
    () => activities.data && newestFirst(activities.data.activities),
    [activities.data],
  );
  // While a longer window loads, or if it fails, only the activities of a shorter window are known.
  const isWhole = !activities.isLoading && !activities.error;
  const from = windowStart(isWhole ? days : activityWindows[0], today);
  const isNew = shown?.length === 0 && skill.lastActivityDate === null;
  const make = useMake();

  const logOf = useLog();
  const log = (activity: NewActivity, draft: FormDraft) => logOf(skill, activity, draft);

  const remove = (activity: Activity): void => {
    const others = (shown ?? []).filter(({ _id }) => _id !== activity._id);
    const { date, hours, duration, source, sourceId } = activity;
    const label = i18n.t('Deleting {activity} on {day} from {name}', {
      activity: describeActivity(activity),
      day: formatDay(date),
      name,
    });
    const added = make(
      deleteActivity,
      { params: { id, activityId: activity._id } },
      {
        label,
        failure: i18n.t('Failed to delete the activity'),
        success: 'Deleted!',
        about: {
          date,
          hours,
          duration,
          source,
          sourceId,
          lastBefore: others[0]?.date ?? null,
        },
        isHeld: true,
      },
    );
    showUndo(label, added);
  };

  return {
    activities,
    shown,
    /** The activities are complete from this day on. */
    from,
    days,
    /** Whether nothing was ever logged. */
    isNew,
    /** Loads older activities. Undefined if nothing was ever logged, or the longest window is shown. */
    widen:
      !isNew && widened < activityWindows.length - 1 ? () => setWidened(widened + 1) : undefined,
    log,
    remove,
  };
}

export type SkillLog = ReturnType<typeof useSkillLog>;
