import { useRef, useState } from 'react';
import type { Day } from '#shared/core/days.ts';
import { fieldErrors, messageOf } from '../api/ApiError.ts';
import { hoursWords, minutesWords } from '../days/durations.ts';
import { showError, showSuccess } from '../ui/popups.ts';
import {
  afterLogging,
  draftErrors,
  emptyDraft,
  entryOf,
  type LogDraft,
  type LogEntry,
  type LogErrors,
  type LogKind,
  logErrors,
} from './logForm.ts';

const fallbacks: Record<LogKind, string> = {
  hours: 'Failed to log hours',
  activity: 'Failed to record the activity',
};

/** What the inputs hold, what is wrong with it, and logging it, one entry at a time. */
export function useLogForm(today: Day, onLog: (entry: LogEntry) => Promise<void>) {
  const [draft, setDraft] = useState(emptyDraft);
  const [errors, setErrors] = useState<LogErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  const change = (changed: Partial<LogDraft>) => {
    setDraft((before) => ({ ...before, ...changed }));
    setErrors({});
  };

  /** Without `quick` minutes, the amount of the draft. Gives the field that is wrong, if any. */
  const log = async (quick?: number): Promise<string | undefined> => {
    if (running.current) return;
    const entry = entryOf(draft, today, quick);
    const wrong = logErrors(entry, today);
    setErrors(wrong);
    setFailure(null);
    if (Object.keys(wrong).length > 0) return Object.keys(wrong)[0];
    running.current = true;
    setBusy(true);
    try {
      await onLog(entry);
      setDraft(afterLogging);
      showSuccess(loggedWords(entry));
    } catch (error) {
      const message = messageOf(error, fallbacks[entry.kind]);
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
function loggedWords({ kind, body }: LogEntry): string {
  if (kind === 'hours') return `Logged ${hoursWords(body.hours)}`;
  return `Recorded ${body.type}${body.duration ? `, ${minutesWords(body.duration)}` : ''}`;
}
