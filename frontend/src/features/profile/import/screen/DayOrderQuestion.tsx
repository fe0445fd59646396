import { Button } from '@mantine/core';
import { useId } from 'react';
import { formatDate } from '#shared/core/dayNames.ts';
import { type DayOrder, dayOrders, type UnclearDate } from '../found.ts';
import classes from './Import.module.css';

const orderNames: Readonly<Record<DayOrder, string>> = {
  'day-first': 'day first',
  'month-first': 'month first',
};

type Props = {
  readonly example: UnclearDate;
  readonly answer: (dayOrder: DayOrder) => void;
  readonly onCancel: () => void;
};

/** Asks for the order of a file's dates, by one of them. */
export const DayOrderQuestion = ({ example, answer, onCancel }: Props) => {
  const id = useId();
  return (
    <>
      <p id={id}>
        Which day is <strong>{example.text}</strong> in this file?
      </p>
      <p className={classes.note}>
        No date in the file shows whether the day or the month comes first. All dates are read the
        same way.
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would have its legend beside the sentence above */}
      <div role="group" aria-labelledby={id} className={classes.buttons}>
        {dayOrders.map((order) => (
          <Button key={order} size="md" onClick={() => answer(order)}>
            {formatDate(example[order])} ({orderNames[order]})
          </Button>
        ))}
        <Button size="md" variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </>
  );
};
