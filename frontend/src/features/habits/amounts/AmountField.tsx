import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { reasonOfIssue } from '#shared/calls/fieldReasons.ts';
import type { Day } from '#shared/days/days.ts';
import { targetOn } from '#shared/habits/amounts.ts';
import { amountSchema, type Habit } from '#shared/habits/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import { formatNumber } from '#shared/language/intl.ts';
import { sentenceOf } from '#shared/reasons.ts';
import { useCalendar } from '../../../data/days/useToday.ts';
import { amountOn } from '../../../domain/habits/amountOn.ts';
import { formatAmount } from '../../../domain/habits/formatTarget.ts';
import { readNumber, writeNumber } from '../../../forms/fields/number.ts';
import { formatDayAmount, formatProgress, stepOf } from '../format/formatAmount.ts';
import type { SetDay } from '../tick/useSetDay.ts';
import { isTotalOn } from '../totals.ts';
import classes from './AmountField.module.css';

type Props = {
  readonly habit: Habit;
  readonly day: Day;
  readonly autoFocus?: boolean;
  readonly onSet: SetDay;
};

const steps = [1, 5, 10];

/** Changes the amount of a day. A person can type the amount, or change it in steps with one tap each. */
export const AmountField = ({ habit, day, autoFocus = false, onSet }: Props) => {
  const calendar = useCalendar();
  const amount = amountOn(habit, day);
  const aim = targetOn(habit.targets, day);
  const step = stepOf(aim?.target ?? 1);
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (autoFocus) first.current?.focus();
  }, [autoFocus]);

  const add = (more: number) => {
    forget();
    onSet(habit, day, { add: more });
  };
  const forget = () => {
    setTyped(null);
    setError(null);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (typed === null) return;
    const read = amountSchema.safeParse(readNumber(typed));
    if (!read.success) {
      const [issue] = read.error.issues;
      setError(issue ? sentenceOf(reasonOfIssue(issue)) : '');
      return;
    }
    forget();
    onSet(habit, day, { amount: read.data });
  };
  const isMost = aim?.direction === 'at-most';
  return (
    <form className={classes.field} noValidate onSubmit={save}>
      <p className={classes.progress} aria-live="polite">
        {formatProgress(habit, day, calendar)}
        {isTotalOn(habit, day) && amount !== undefined && (
          <span className={classes.ofDay}>
            {i18n.t('{amount} on this day', { amount: formatDayAmount(habit, day) })}
          </span>
        )}
      </p>
      <div className={classes.steps}>
        <Button
          variant="default"
          aria-label={i18n.t('Take {amount} off', { amount: formatAmount(step, habit.unit) })}
          {...unless(!amount, () => add(-Math.min(step, amount ?? 0)))}
        >
          −{formatNumber(step)}
        </Button>
        {steps.map((one) => (
          <Button
            key={one}
            ref={one === step ? first : undefined}
            // When a dialog opens, it focuses this button. When the dialog closes, the focus returns to its previous
            // place.
            data-autofocus={one === step || undefined}
            variant={one === step ? 'light' : 'default'}
            aria-label={i18n.t('Add {amount}', { amount: formatAmount(one, habit.unit) })}
            onClick={() => add(one)}
          >
            +{formatNumber(one)}
          </Button>
        ))}
      </div>
      <div className={classes.typed}>
        <TextInput
          aria-label={i18n.t('Amount in {unit}', { unit: habit.unit ?? '' })}
          inputMode="decimal"
          autoComplete="off"
          value={typed ?? writeNumber(amount ?? '')}
          error={error}
          // Typing replaces the value.
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" variant="light" {...unless(typed === null)}>
          {i18n.t('Set')}
        </Button>
        {amount === undefined && isMost ? (
          <Button variant="default" onClick={() => onSet(habit, day, { amount: 0 })}>
            {i18n.t('None')}
          </Button>
        ) : (
          <Button
            variant="default"
            {...unless(amount === undefined, () => {
              forget();
              onSet(habit, day, { amount: null });
            })}
          >
            {i18n.t('Clear')}
          </Button>
        )}
      </div>
    </form>
  );
};

/** With `isOff`, the button looks disabled but keeps the focus, because the person may have just pressed it. */
const unless = (isOff: boolean, onClick?: () => void) =>
  isOff ? { 'data-disabled': true, 'aria-disabled': true } : { onClick };
