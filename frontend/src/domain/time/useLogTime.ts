import { useCallback } from 'react';
import { idOn } from '#shared/core/ids.ts';
import { i18n } from '#shared/language/i18n.ts';
import { skills } from '#shared/skills/routes.ts';
import { useMake } from '../../data/changes/useMake.ts';
import { useToday } from '../../data/days/useToday.ts';
import { useRoute } from '../../data/loading/useRoute.ts';
import type { FormDraft } from '../../data/outbox/change.ts';
import type { Added } from '../../data/outbox/createOutbox.ts';
import { formatMinutes } from '../../ui/format/durations.ts';
import { showUndo } from '../../ui/overlay/popups/popups.ts';
import { useNoteOffer } from '../notes/noteOffer.ts';
import type { TimeBody, TimeSource } from './timeForm.ts';
import { timeRoutes, type UndoneTime } from './timeMutations.ts';

export type LoggedTime = Pick<Added, 'outcome'> & {
  /** Shows a popup with Undo, which deletes the activity. The popup also offers to add a note. */
  readonly offerUndo: () => void;
};

/** The message if logging failed and the server gave no reason. */
export const timeFailure = (): string => i18n.t('Failed to log the time');

/**
 * Logs time for a resource or project, with Undo. On Undo, `onUndo` restores everything else that logging it changed.
 */
export function useLogTime(onUndo?: (logged: TimeBody) => void) {
  const make = useMake();
  const today = useToday();
  const offerNote = useNoteOffer();
  const { data } = useRoute(skills.list, {}, { isOptional: true });
  return useCallback(
    ({ _id: id, name, area }: TimeSource, body: TimeBody, draft: FormDraft): LoggedTime => {
      const { logTime, removeTime } = timeRoutes[area];
      const { minutes, date = today, skill = null } = body;
      const activityId = idOn(date);
      const about = { name, duration: formatMinutes(minutes) };
      const label = i18n.t('{name}: {duration} logged', about);
      const request = { params: { id }, body: { _id: activityId, ...body } };
      const { outcome } = make({ route: logTime }, request, {
        label,
        failure: timeFailure(),
        draft,
      });
      const lastBefore = data?.skills.find(({ _id }) => _id === skill)?.lastActivityDate ?? null;
      const undone: UndoneTime = {
        skill,
        date,
        hours: minutes / 60,
        duration: minutes,
        lastBefore,
      };
      const undo = () => {
        make(
          { route: removeTime },
          { params: { id, activityId } },
          {
            label: i18n.t('{name}: deleting {duration}', about),
            failure: i18n.t('Failed to undo the time'),
            success: 'Undone!',
            about: undone,
          },
        );
        onUndo?.(body);
        return true;
      };
      return {
        outcome,
        offerUndo: () => showUndo(label, { undo }, offerNote({ area, id })),
      };
    },
    [onUndo, make, today, data, offerNote],
  );
}
