import { Input, NativeSelect, SegmentedControl, TextInput } from '@mantine/core';
import '@mantine/core/styles/SegmentedControl.layer.css';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import { unpackDays } from '#shared/days/daySet.ts';
import { isRecorded } from '#shared/habits/amounts.ts';
import { plannedAfter } from '#shared/habits/changes/changeDay.ts';
import {
  type Direction,
  directions,
  type Habit,
  maxAmount,
  maxUnit,
  minTarget,
  type Target,
  targetPers,
} from '#shared/habits/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import { useToday } from '../../../data/days/useToday.ts';
import { formatWholeTarget } from '../../../domain/habits/formatTarget.ts';
import { FieldPair } from '../../../forms/Form.tsx';
import { CheckField } from '../../../forms/fields/CheckField.tsx';
import { limitTo } from '../../../forms/fields/limitTo.ts';
import { NumberField } from '../../../forms/fields/NumberField.tsx';
import type { Inputs } from '../../../forms/useForm.ts';
import classes from './FrequencyField.module.css';
import {
  aimFrom,
  canBeQuiet,
  directionFor,
  followsTarget,
  type HabitFormValues,
  isRescheduled,
  isRetargeted,
  kindFor,
  perFor,
  recordChoices,
} from './habitForm.ts';
import { PlannedChange } from './PlannedChange.tsx';
import { SinceField } from './SinceField.tsx';
import { describeSince } from './since.ts';

type Props = {
  readonly form: Inputs<HabitFormValues>;
  /** The edited habit. Undefined for a new one. */
  readonly habit: Habit | undefined;
};

const choiceLabel = (choice: ReturnType<typeof recordChoices>[number]): string =>
  ({
    check: i18n.t('A tick'),
    amount: i18n.t('An amount'),
    avoid: i18n.t('Something to avoid'),
  })[choice];

const directionLabel = (direction: Direction): string =>
  direction === 'at-least' ? i18n.t('At least') : i18n.t('At most');

const perLabel = (per: NonNullable<Target['targetPer']>): string =>
  ({ day: i18n.t('Per day'), week: i18n.t('Per week'), month: i18n.t('Per month') })[per];

/**
 * Asks whether days are ticked or have an amount, and for the target. Something to avoid has a fixed target. Shows a
 * sentence about the target. If the target of an existing habit is changed, also asks when the change begins, unless
 * the field for the frequency already asks.
 */
export const KindField = ({ form, habit }: Props) => {
  const { values } = form;
  const today = useToday();
  const isFixed = habit !== undefined && isRecorded(recordsOf(habit));
  const isChanged = habit !== undefined && isRetargeted(habit, values);
  const asksSince = isChanged && (followsTarget(habit, values) || !isRescheduled(habit, values));
  const setBy =
    (valuesFor: (chosen: string, habit?: Habit) => Partial<HabitFormValues>) =>
    ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      form.setValues(valuesFor(currentTarget.value, habit));
  return (
    <div className={classes.field}>
      <Input.Wrapper
        label={i18n.t('What to record')}
        labelElement="div"
        description={isFixed ? i18n.t('It can’t change after a day was recorded.') : undefined}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      >
        <SegmentedControl
          fullWidth
          aria-label={i18n.t('What to record')}
          disabled={isFixed}
          data={recordChoices(habit).map((value) => ({ value, label: choiceLabel(value) }))}
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
              onChange={setBy(directionFor)}
            />
            <NumberField
              label={i18n.t('Target')}
              required
              min={values.direction === 'at-most' ? 0 : minTarget}
              max={maxAmount}
              inputMode="decimal"
              {...form.getInputProps('target')}
            />
          </FieldPair>
          <FieldPair>
            <TextInput
              label={i18n.t('Unit')}
              placeholder={i18n.t('glasses')}
              required
              {...limitTo(maxUnit)}
              {...form.getInputProps('unit')}
            />
            <NativeSelect
              label={i18n.t('Period')}
              data={targetPers.map((value) => ({ value, label: perLabel(value) }))}
              {...form.getInputProps('targetPer')}
              onChange={setBy(perFor)}
            />
          </FieldPair>
          {canBeQuiet(values) && (
            <CheckField
              label={i18n.t('A day without a record counts as kept')}
              checked={values.quiet}
              onChange={(quiet) => form.setFieldValue('quiet', quiet)}
            />
          )}
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

/**
 * 'At least 8 glasses a day', 'At most 3 cups a day, from the first day.' Empty while the inputs are incomplete. For
 * something to avoid, says what to record.
 */
function sentenceOf(values: HabitFormValues, isChanged: boolean) {
  const unit = values.unit.trim();
  if (values.kind === 'check' || unit === '') return '';
  if (values.kind !== 'amount') {
    return i18n.t('Record only when it happens. A day without a record counts as kept.');
  }
  const { target, ...aim } = aimFrom(values);
  const least = aim.direction === 'at-most' ? 0 : minTarget;
  if (typeof target !== 'number' || !(target >= least)) return '';
  const words = formatWholeTarget(unit, { target, ...aim });
  return isChanged ? describeSince(words, values) : words;
}
