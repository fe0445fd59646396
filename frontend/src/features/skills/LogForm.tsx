import { Button, NativeSelect, SegmentedControl, Textarea } from '@mantine/core';
import { type FormEvent, useRef } from 'react';
import type { Day } from '#shared/core/days.ts';
import { limits } from '#shared/core/fields.ts';
import { activityTypes } from '#shared/skills/model.ts';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { formatMinutes } from '../../ui/format/durations.ts';
import { AmountField } from './AmountField.tsx';
import { DayField } from './DayField.tsx';
import classes from './LogForm.module.css';
import {
  type LogDraft,
  type LogKind,
  logKinds,
  type NewActivity,
  quickMinutes,
} from './logForm.ts';
import { useLogForm } from './useLogForm.ts';

const kindLabels: Record<LogKind, string> = { hours: 'Hours', activity: 'Activity' };
const noteLabels: Record<LogKind, string> = { hours: 'Note', activity: 'Description' };

type Props = {
  readonly today: Day;
  readonly onLog: (activity: NewActivity) => Promise<unknown>;
};

/** Logs hours or an activity of a day: a usual amount by one tap, any other by typing. */
export const LogForm = ({ today, onLog }: Props) => {
  const { draft, change, errors, failure, busy, log } = useLogForm(today, onLog);
  const form = useRef<HTMLFormElement>(null);

  const send = async (quick?: number) => {
    const wrong = await log(quick);
    if (wrong) form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };

  return (
    <form
      ref={form}
      className={classes.form}
      onSubmit={onSubmit}
      noValidate
      aria-busy={busy}
      aria-label="New activity"
    >
      {failure && <Banner tone="bad">{failure}</Banner>}
      <SegmentedControl
        fullWidth
        aria-label="What to log"
        value={draft.kind}
        data={logKinds.map((value) => ({ value, label: kindLabels[value] }))}
        onChange={(kind) => change({ kind })}
      />
      <DayField draft={draft} today={today} error={errors.day} onChange={change} />
      {draft.kind === 'activity' && (
        <NativeSelect
          label="Type"
          data={[...activityTypes]}
          value={draft.type}
          onChange={(event) => change({ type: event.currentTarget.value as LogDraft['type'] })}
        />
      )}
      <Textarea
        name="note"
        label={noteLabels[draft.kind]}
        description="What you did, if you want to remember it."
        rows={2}
        maxLength={limits.description}
        value={draft.note}
        error={errors.note}
        onChange={(event) => change({ note: event.currentTarget.value })}
      />
      <fieldset className={classes.part}>
        <legend>How long</legend>
        <div className={classes.quick}>
          {quickMinutes.map((minutes) => (
            <Button
              key={minutes}
              variant="light"
              aria-label={`Log ${formatMinutes(minutes)} now`}
              onClick={() => void send(minutes)}
            >
              {formatMinutes(minutes)}
            </Button>
          ))}
        </div>
        <p className={classes.hint}>One tap logs it at once, and you can undo it.</p>
        <div className={classes.own}>
          <AmountField draft={draft} errors={errors} onChange={change} />
          <Button type="submit" variant={busy ? 'default' : 'filled'}>
            {busy ? 'Saving...' : draft.kind === 'hours' ? 'Log hours' : 'Record activity'}
          </Button>
        </div>
      </fieldset>
    </form>
  );
};
