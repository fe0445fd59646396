import { SegmentedControl, TextInput } from '@mantine/core';
import '@mantine/core/styles/SegmentedControl.layer.css';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import type { Day } from '#shared/core/days.ts';
import classes from './LogForm.module.css';
import { type DayChoice, dayChoices, type LogDraft } from './logForm.ts';

const labels: Record<DayChoice, string> = {
  today: 'Today',
  yesterday: 'Yesterday',
  earlier: 'Earlier',
};

type Props = {
  readonly draft: LogDraft;
  readonly today: Day;
  readonly error: string | undefined;
  readonly onChange: (changed: Partial<LogDraft>) => void;
};

/** Today or yesterday by one tap, or any earlier day. */
export const DayField = ({ draft, today, error, onChange }: Props) => (
  <fieldset className={classes.part}>
    <legend>Day</legend>
    <SegmentedControl
      fullWidth
      aria-label="Day"
      value={draft.dayChoice}
      data={dayChoices.map((value) => ({ value, label: labels[value] }))}
      onChange={(dayChoice) => onChange({ dayChoice })}
    />
    {draft.dayChoice === 'earlier' && (
      <TextInput
        type="date"
        name="day"
        aria-label="Earlier day"
        className={classes.earlier ?? ''}
        min="1970-01-01"
        max={today}
        value={draft.earlier}
        error={error}
        onChange={(event) => onChange({ earlier: event.currentTarget.value })}
      />
    )}
  </fieldset>
);
