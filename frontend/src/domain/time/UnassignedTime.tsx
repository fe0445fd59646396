import { Button } from '@mantine/core';
import { formatDay } from '#shared/language/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { Activity } from '#shared/skills/model.ts';
import { skills } from '#shared/skills/routes.ts';
import { useMake } from '../../data/changes/useMake.ts';
import { useRoute } from '../../data/loading/useRoute.ts';
import { formatMinutes } from '../../ui/format/durations.ts';
import { showUndo } from '../../ui/overlay/popups/popups.ts';
import classes from './LogTimeDialog.module.css';
import type { TimeSource } from './timeForm.ts';
import type { UndoneTime } from './timeMutations.ts';
import type { TimeCalls } from './useLogTime.ts';

type Props = { readonly source: TimeSource; readonly calls: TimeCalls };

/**
 * The source's latest time without a skill. Each entry has a button to delete it. Time with a skill is listed on the
 * skill's own page.
 */
export const UnassignedTime = ({ source, calls }: Props) => {
  const { data } = useRoute(skills.unassigned, { query: {} }, { isOptional: true });
  const make = useMake();
  const own = data?.activities.filter(({ sourceId }) => sourceId === source._id) ?? [];
  if (own.length === 0) return null;

  const remove = ({ _id: activityId, date, hours, duration }: Activity) => {
    const about: UndoneTime = { skill: null, date, hours, duration, lastBefore: null };
    const label = i18n.t('Deleting {activity} on {day} from {name}', {
      activity: formatMinutes(duration ?? 0),
      day: formatDay(date),
      name: source.name,
    });
    const added = make(
      calls.removeTime,
      { params: { id: source._id, activityId } },
      {
        label,
        failure: i18n.t('Failed to delete the activity'),
        success: 'Deleted!',
        about,
        isHeld: true,
      },
    );
    showUndo(label, added);
  };

  return (
    <section aria-labelledby="unassigned-time">
      <h3 id="unassigned-time" className={classes.hint}>
        {i18n.t('Logged for no skill')}
      </h3>
      <ul>
        {own.map((activity) => {
          const about = {
            activity: formatMinutes(activity.duration ?? 0),
            day: formatDay(activity.date),
          };
          return (
            <li key={activity._id} className={classes.line}>
              <span>{i18n.t('{activity}, {day}', about)}</span>
              <Button
                variant="subtle"
                size="xs"
                aria-label={i18n.t('Delete {activity}, {day}', about)}
                onClick={() => remove(activity)}
              >
                {i18n.t('Delete')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
