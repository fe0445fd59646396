import { useRef, useState } from 'react';
import type { Day } from '#shared/core/days.ts';
import { fieldErrors, messageOf } from '../../data/ApiError.ts';
import { formatHours, formatMinutes } from '../../ui/format/durations.ts';
import { showError, showSuccess } from '../../ui/overlay/popups.ts';
import {
  afterLogging,
  draftErrors,
  emptyDraft,
  type LogDraft,
  type LogErrors,
  type LogKind,
  logErrors,
  type NewActivity,
  newActivityOf,
} from './logForm.ts';

const fallbacks: Record<LogKind, string> = {
  hours: 'Failed to log hours',
  activity: 'Failed to record the activity',
};

/** The values of the inputs, their errors, and logging them, one activity at a time. */
export function useLogForm(today: Day, onLog: (activity: NewActivity) => Promise<unknown>) {
  const [draft, setDraft] = useState(emptyDraft);
  const [errors, setErrors] = useState<LogErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  const change = (changed: Partial<LogDraft>) => {
    setDraft((before) => ({ ...before, ...changed }));
    setErrors({});
  };

  /** Logs `quick` minutes, or the amount of the draft. Returns the wrong field, if any. */
  const log = async (quick?: number): Promise<string | undefined> => {
    if (running.current) return;
    const activity = newActivityOf(draft, today, quick);
    const wrong = logErrors(activity, today);
    setErrors(wrong);
    setFailure(null);
    if (Object.keys(wrong).length > 0) return Object.keys(wrong)[0];
    running.current = true;
    setBusy(true);
    try {
      await onLog(activity);
      setDraft(afterLogging);
      showSuccess(describeLogged(activity));
    } catch (error) {
      const message = messageOf(error, fallbacks[activity.kind]);
      setErrors(draftErrors(fieldErrors(error)));
      setFailure(message);
      showError(message);
    } finally {
      running.current = false;
      setBusy(false);
    }
    return undefined;
  };

  return { draft, change, errors, failure, busy, log };
}

/** 'Logged 1.5 h', 'Recorded Practice, 45 min'. */
function describeLogged({ kind, body }: NewActivity): string {
  if (kind === 'hours') return `Logged ${formatHours(body.hours)}`;
  return `Recorded ${body.type}${body.duration ? `, ${formatMinutes(body.duration)}` : ''}`;
}
