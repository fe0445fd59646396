import { useCallback } from 'react';
import { idOn } from '#shared/core/ids.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { Skill } from '#shared/skills/model.ts';
import { useMake } from '../../../data/changes/useMake.ts';
import { useToday } from '../../../data/days/useToday.ts';
import type { FormDraft } from '../../../data/outbox/change.ts';
import type { Added } from '../../../data/outbox/createOutbox.ts';
import { useNoteOffer } from '../../../domain/notes/noteOffer.ts';
import { deleteActivity, logHours, recordActivity } from '../../../domain/skills/edits.ts';
import type { Undone } from '../../../domain/time/edits.ts';
import { showUndo } from '../../../ui/overlay/popups/popups.ts';
import { describeLogged } from '../format.ts';
import { logFailure, type NewActivity } from './logForm.ts';

export type Log = (
  skill: Pick<Skill, '_id' | 'name' | 'lastActivityDate'>,
  activity: NewActivity,
  draft?: FormDraft,
) => Logged;

export type Logged = Pick<Added, 'outcome'> & {
  /** Shows a popup with Undo, which deletes the activity. Can also offer to add a note. */
  readonly offerUndo: (options?: { readonly withNote: boolean }) => void;
};

/** Logs hours or an activity of a skill, with Undo. */
export function useLog(): Log {
  const make = useMake();
  const today = useToday();
  const offerNote = useNoteOffer();
  return useCallback(
    ({ _id: id, name, lastActivityDate }, activity, draft) => {
      const params = { id };
      const { date = today } = activity.body;
      const activityId = idOn(date);
      const about = { name, logged: describeLogged(activity) };
      const label = i18n.t('{name}: {logged}', about);
      const details = { label, failure: logFailure(activity.kind), ...(draft && { draft }) };
      const { outcome } =
        activity.kind === 'hours'
          ? make(logHours, { params, body: { _id: activityId, ...activity.body } }, details)
          : make(recordActivity, { params, body: { _id: activityId, ...activity.body } }, details);
      const undo = () => {
        make(
          deleteActivity,
          { params: { id, activityId } },
          {
            label: i18n.t('Deleting {name}: {logged}', about),
            failure: i18n.t('Failed to undo the activity'),
            success: 'Undone!',
            about: {
              ...timeOf(activity),
              date,
              source: 'manual',
              sourceId: null,
              lastBefore: lastActivityDate,
            },
          },
        );
        return true;
      };
      const noteOffer = offerNote({ area: 'skills', id });
      return {
        outcome,
        offerUndo: ({ withNote } = { withNote: false }) =>
          showUndo(label, { undo }, withNote ? noteOffer : undefined),
      };
    },
    [make, today, offerNote],
  );
}

const timeOf = ({ kind, body }: NewActivity): Pick<Undone, 'hours' | 'duration'> => {
  if (kind === 'hours') return { hours: body.hours, duration: null };
  const { duration = 0 } = body;
  return { hours: duration / 60, duration };
};
