import { NumberInput } from '@mantine/core';
import '@mantine/core/styles/NumberInput.layer.css';
import { maxActivityMinutes, maxLoggedHours } from '#shared/skills/model.ts';
import type { LogDraft, LogErrors } from './logForm.ts';

type Props = {
  readonly draft: LogDraft;
  readonly errors: LogErrors;
  readonly onChange: (changed: Partial<LogDraft>) => void;
};

/** Hours to the hundredth, or an activity's whole minutes, which are optional. */
export const AmountField = ({ draft, errors, onChange }: Props) =>
  draft.kind === 'hours' ? (
    <NumberInput
      name="hours"
      aria-label="Hours"
      placeholder="Hours, e.g. 1.5"
      max={maxLoggedHours}
      decimalScale={2}
      inputMode="decimal"
      clampBehavior="none"
      allowNegative={false}
      value={draft.hours}
      error={errors.hours}
      onChange={(hours) => onChange({ hours })}
    />
  ) : (
    <NumberInput
      name="minutes"
      aria-label="Minutes"
      placeholder="Minutes (optional)"
      max={maxActivityMinutes}
      allowDecimal={false}
      inputMode="numeric"
      clampBehavior="none"
      allowNegative={false}
      value={draft.minutes}
      error={errors.minutes}
      onChange={(minutes) => onChange({ minutes })}
    />
  );
