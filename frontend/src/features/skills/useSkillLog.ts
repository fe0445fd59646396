import { useMemo, useState } from 'react';
import type { Day } from '#shared/core/days.ts';
import type { Activity, Skill } from '#shared/skills/model.ts';
import { skills } from '#shared/skills/routes.ts';
import { useMake } from '../../data/outbox/useOutbox.ts';
import { useRoute } from '../../data/useRoute.ts';
import { formatDay } from '../../ui/format/days.ts';
import { activityWindows, newestFirst, windowStart } from './activities.ts';
import { addActivity, logHours, removeActivity } from './changes.ts';
import { describeActivity } from './format.ts';
import type { NewActivity } from './logForm.ts';

/** A skill's latest activities: logs and undoes them. */
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
  const make = useMake();

  const log = ({ kind, body }: NewActivity) => {
    const params = { id };
    return kind === 'hours'
      ? make(
          logHours,
          { params, body },
          { label: `${name}: ${body.hours} h`, failure: 'Failed to log hours' },
        ).outcome()
      : make(
          addActivity,
          { params, body },
          { label: `${name}: ${body.type}`, failure: 'Failed to record the activity' },
        ).outcome();
  };

  const undo = (activity: Activity): void => {
    const others = (shown ?? []).filter(({ _id }) => _id !== activity._id);
    const { date, hours, duration } = activity;
    make(
      removeActivity,
      { params: { id, activityId: activity._id } },
      {
        label: `${name}: ${describeActivity(activity)} of ${formatDay(date)} undone`,
        failure: 'Failed to undo the activity',
        about: { date, hours, duration, lastBefore: others[0]?.date ?? null },
      },
    );
  };

  return {
    activities,
    shown,
    days,
    /** Undefined where the widest window is shown. */
    widen: widened < activityWindows.length - 1 ? () => setWidened(widened + 1) : undefined,
    log,
    undo,
  };
}

export type SkillLog = ReturnType<typeof useSkillLog>;
