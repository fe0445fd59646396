import { useState } from 'react';
import { type Day, FIRST_DAY } from '#shared/days/days.ts';
import { formatDay } from '#shared/language/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { Activity } from '#shared/skills/model.ts';
import { newestFirst } from '#shared/skills/newestFirst.ts';
import { skills } from '#shared/skills/routes.ts';
import type { SkillTag } from '#shared/skills/tags.ts';
import { useMake } from '../../data/changes/useMake.ts';
import { useRoute } from '../../data/loading/useRoute.ts';
import { formatMinutes } from '../../ui/format/durations.ts';
import { showUndo } from '../../ui/overlay/popups/popups.ts';
import { activityWindows, windowStart } from './activityWindows.ts';
import { timeRoutes, type UndoneTime } from './timeMutations.ts';

/** A resource or a project. Its related skills must stay the same while the component is mounted. */
export type SessionSource = {
  readonly area: 'resources' | 'projects';
  readonly _id: string;
  readonly name: string;
  readonly relatedSkills: readonly SkillTag[];
  readonly spentMinutes: number;
};

const minutesOf = (sessions: readonly Activity[]): number =>
  sessions.reduce((sum, { duration }) => sum + (duration ?? 0), 0);

/**
 * The activities of a resource or project: those of its related skills, and those without a skill. Requests nothing if
 * no time was spent.
 */
export const useSessions = (source: SessionSource, today: Day) => {
  const { area, _id: id, name, relatedSkills, spentMinutes } = source;
  const make = useMake();
  const [widened, setWidened] = useState(0);
  const isLast = widened === activityWindows.length - 1;
  const days = activityWindows[widened] ?? activityWindows[0];
  // The last window has all days. If it left out old sessions, their minutes would count as time for skills that are
  // not related any more.
  const query = { from: isLast ? FIRST_DAY : windowStart(days, today) };
  const options = { keepPreviousData: true };
  const isSpent = spentMinutes > 0;
  const lists = [
    useRoute(skills.unassigned, isSpent ? { query } : null, options),
    ...relatedSkills.map(({ _id: skill }) =>
      // biome-ignore lint/correctness/useHookAtTopLevel: the skills are the same at each render
      useRoute(skills.activities, isSpent ? { params: { id: skill }, query } : null, options),
    ),
  ];
  const isLoaded = lists.every(({ data }) => data !== undefined);
  const sessions = isLoaded
    ? newestFirst(
        lists.flatMap(
          ({ data }) => data?.activities.filter(({ sourceId }) => sourceId === id) ?? [],
        ),
      )
    : undefined;
  const missing = sessions ? spentMinutes - minutesOf(sessions) : 0;
  const isLoading = lists.some((list) => list.isLoading);

  const remove = ({ _id: activityId, skill, date, hours, duration }: Activity): void => {
    const lastBefore = skill === null ? null : undefined;
    const about: UndoneTime = { skill, date, hours, duration, lastBefore };
    const label = i18n.t('Deleting {activity} on {day} from {name}', {
      activity: formatMinutes(duration ?? 0),
      day: formatDay(date),
      name,
    });
    const added = make(
      { route: timeRoutes[area].removeTime },
      { params: { id, activityId } },
      {
        label,
        failure: i18n.t('Failed to delete the session'),
        success: 'Deleted!',
        about,
        isHeld: true,
      },
    );
    showUndo(label, added);
  };

  return {
    /** Newest first. Undefined until they have loaded. */
    sessions: isSpent ? sessions : [],
    error: lists.find(({ error }) => error)?.error,
    retry: () => {
      for (const list of lists) list.retry();
    },
    /** Loads older sessions. Undefined if all sessions are shown, or while they load. */
    widen: missing > 0 && !isLast && !isLoading ? () => setWidened(widened + 1) : undefined,
    /** The minutes that can't be listed, because their skill is not related any more. 0 until all days are loaded. */
    missingMinutes: isLast && !isLoading ? Math.max(0, missing) : 0,
    remove,
  };
};
