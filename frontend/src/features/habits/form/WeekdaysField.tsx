import { type ReactNode, useId } from 'react';
import { weekdayName } from '#shared/language/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { useWeekStart } from '../../../data/days/useToday.ts';
import { weekdayLetters, weekdaysFrom } from '../../../ui/format/days.ts';
import classes from './FrequencyField.module.css';

type Props = {
  /** The chosen weekdays, 0 Sunday to 6 Saturday. The form sets this prop. */
  readonly value?: readonly number[];
  readonly onChange?: (weekdays: number[]) => void;
  readonly error?: ReactNode;
  readonly 'data-path'?: string;
};

/** A toggle button for each day of the week. The days are in the person's order. */
export const WeekdaysField = ({ value = [], onChange, error, ...input }: Props) => {
  const id = useId();
  const weekStartsOn = useWeekStart();
  const week = weekdaysFrom(weekStartsOn);
  const toggle = (weekday: number, isChosen: boolean) =>
    onChange?.(isChosen ? [...value, weekday] : value.filter((one) => one !== weekday));
  return (
    <fieldset className={classes.weekdays} aria-describedby={error ? id : undefined}>
      <legend>{i18n.t('Days of the week')}</legend>
      <div className={classes.choices}>
        {week.map((weekday, index) => (
          <label key={weekday} className={classes.weekday}>
            <input
              type="checkbox"
              checked={value.includes(weekday)}
              aria-label={weekdayName(weekday)}
              aria-invalid={error ? true : undefined}
              data-path={index === 0 ? input['data-path'] : undefined}
              onChange={(event) => toggle(weekday, event.currentTarget.checked)}
            />
            <span aria-hidden="true">{weekdayLetters(weekday)}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={id} className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
};
