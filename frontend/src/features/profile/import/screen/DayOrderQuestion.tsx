import { Trans } from '@lingui/react';
import { Button } from '@mantine/core';
import { useId } from 'react';
import type { Day } from '#shared/days/days.ts';
import { formatDate } from '#shared/language/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { type DayOrder, dayOrders, type UnclearDate } from '../found.ts';
import classes from './Import.module.css';

const answerText = (order: DayOrder, day: Day): string => {
  const date = formatDate(day);
  return order === 'day-first'
    ? i18n.t('{date} (day first)', { date })
    : i18n.t('{date} (month first)', { date });
};

type Props = {
  readonly example: UnclearDate;
  readonly answer: (dayOrder: DayOrder) => void;
  readonly onCancel: () => void;
};

/** Asks for the order of day and month in a file, with one date as an example. */
export const DayOrderQuestion = ({ example, answer, onCancel }: Props) => {
  const id = useId();
  return (
    <>
      <p id={id}>
        <Trans
          id="Which day is {date} in this file?"
          values={{ date: <strong>{example.text}</strong> }}
        />
      </p>
      <p className={classes.note}>
        {i18n.t(
          'No date in the file shows whether the day or the month comes first. All dates are read the same way.',
        )}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend in addition to the sentence
          above */}
      <div role="group" aria-labelledby={id} className={classes.buttons}>
        {dayOrders.map((order) => (
          <Button key={order} size="md" onClick={() => answer(order)}>
            {answerText(order, example[order])}
          </Button>
        ))}
        <Button size="md" variant="default" onClick={onCancel}>
          {i18n.t('Cancel')}
        </Button>
      </div>
    </>
  );
};
