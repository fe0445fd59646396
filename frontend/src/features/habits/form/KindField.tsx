import { Input, NativeSelect, SegmentedControl, TextInput } from '@mantine/core';
import '@mantine/core/styles/SegmentedControl.layer.css';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import { unpackDays } from '#shared/core/daySet.ts';
import { isRecorded } from '#shared/habits/amounts.ts';
import { plannedAfter } from '#shared/habits/changeDay.ts';
import {
  type Direction,
  directions,
  type Habit,
  habitKinds,
  maxAmount,
  maxUnit,
  minTarget,
} from '#shared/habits/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import { useToday } from '../../../data/days/useToday.ts';
import { FieldPair } from '../../../forms/Form.tsx';
import { limitTo } from '../../../forms/fields/limitTo.ts';
import { NumberField } from '../../../forms/fields/NumberField.tsx';
import { readNumber } from '../../../forms/fields/number.ts';
import type { Inputs } from '../../../forms/useForm.ts';
import { formatDailyTarget } from '../format/formatAmount.ts';
import classes from './FrequencyField.module.css';
import { type HabitFormValues, isRescheduled, isRetargeted, kindFor } from './habitForm.ts';
import { PlannedChange } from './PlannedChange.tsx';
import { SinceField } from './SinceField.tsx';
import { describeSince } from './since.ts';

type Props = {
  readonly form: Inputs<HabitFormValues>;
  /** The edited habit. Undefined for a new one. */
  readonly habit: Habit | undefined;
};

const kindLabel = (kind: Habit['kind']): string =>
  kind === 'check' ? i18n.t('A tick') : i18n.t('An amount');

const directionLabel = (direction: Direction): string =>
  direction === 'at-least' ? i18n.t('At least') : i18n.t('At most');

/**
 * Asks whether days are ticked or have an amount, and for the target. Shows a sentence about the target. If the habit
 * has past days, also asks when the target begins.
 */
export const KindField = ({ form, habit }: Props) => {
  const { values } = form;
  const today = useToday();
  const isFixed = habit !== undefined && isRecorded(recordsOf(habit));
  const isChanged = habit !== undefined && isRetargeted(habit, values);
  const asksSince = isChanged && !isRescheduled(habit, values);
  return (
    <div className={classes.field}>
      <Input.Wrapper
        label={i18n.t('What to record')}
        labelElement="div"
        description={isFixed ? i18n.t('Fixed once a day is recorded.') : undefined}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      >
        <SegmentedControl
          fullWidth
          aria-label={i18n.t('What to record')}
          disabled={isFixed}
          data={habitKinds.map((value) => ({ value, label: kindLabel(value) }))}
          {...form.getInputProps('kind')}
          onChange={(kind) => form.setValues(kindFor(kind, habit))}
        />
      </Input.Wrapper>
      {values.kind === 'amount' && (
        <>
          <FieldPair>
            <NativeSelect
              label={i18n.t('Direction')}
              data={directions.map((value) => ({ value, label: directionLabel(value) }))}
              {...form.getInputProps('direction')}
            />
            <NumberField
              label={i18n.t('Daily target')}
              required
              min={minTarget}
              max={maxAmount}
              inputMode="decimal"
              {...form.getInputProps('target')}
            />
          </FieldPair>
          <TextInput
            label={i18n.t('Unit')}
            placeholder={i18n.t('glasses')}
            required
            {...limitTo(maxUnit)}
            {...form.getInputProps('unit')}
          />
        </>
      )}
      {asksSince && <SinceField form={form} habit={habit} />}
      <p className={classes.sentence} aria-live="polite">
        {sentenceOf(values, isChanged)}
      </p>
      {habit && plannedAfter(habit.targets, today) && (
        <PlannedChange habit={habit} part="targets" />
      )}
    </div>
  );
};

const recordsOf = ({ history, skipped, amountYears }: Habit) => ({
  completed: unpackDays(history),
  skipped: unpackDays(skipped),
  amountYears,
});

/** 'At least 8 glasses a day', 'At most 3 cups a day, from the first day.' Empty while the inputs are incomplete. */
function sentenceOf(values: HabitFormValues, isChanged: boolean) {
  const { kind, unit, target, direction } = values;
  const number = Number(readNumber(target));
  if (kind !== 'amount' || !unit.trim() || !(number > 0)) return '';
  const words = formatDailyTarget(unit.trim(), {
    target: number,
    direction: direction as Direction,
  });
  return isChanged ? describeSince(words, values) : words;
}
