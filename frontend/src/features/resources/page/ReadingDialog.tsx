import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { type Day, FIRST_DAY, isDay } from '#shared/days/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { Reading } from '#shared/resources/model.ts';
import { FieldPair } from '../../../forms/Form.tsx';
import { Modal } from '../../../ui/overlay/Dialog.tsx';
import classes from './ResourcePage.module.css';
import type { ReadingDays } from './useReadings.ts';

type Props = {
  readonly reading: Reading;
  readonly today: Day;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onSave: (days: ReadingDays) => void;
};

/** Corrects the first and the last day of a reading. An empty field means that the day is not known. */
export const ReadingDialog = ({ isOpen, onClose, ...form }: Props) => (
  <Modal opened={isOpen} onClose={onClose} title={i18n.t('Correct the days')} size={480}>
    <ReadingForm {...form} />
  </Modal>
);

type Errors = { readonly start?: string | undefined; readonly end?: string | undefined };

/** Undefined if the day can be saved. An empty day can be saved too. */
const errorOf = (day: string, today: Day): string | undefined => {
  if (day === '') return undefined;
  if (!isDay(day)) return i18n.t('Choose a day');
  return day > today ? i18n.t('Choose today or an earlier day') : undefined;
};

const ReadingForm = ({ reading, today, onSave }: Pick<Props, 'reading' | 'today' | 'onSave'>) => {
  const [start, setStart] = useState(reading.startDate ?? '');
  const [end, setEnd] = useState(reading.completionDate ?? '');
  const [errors, setErrors] = useState<Errors>({});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = { start: errorOf(start, today), end: errorOf(end, today) };
    if (wrong.start !== undefined || wrong.end !== undefined) return setErrors(wrong);
    if (start !== '' && end !== '' && end < start)
      return setErrors({ end: i18n.t('The last day must not be before the first day.') });
    onSave({ startDate: start || null, completionDate: end || null });
  };
  const change = (set: (day: string) => void) => (day: string) => {
    set(day);
    setErrors({});
  };
  return (
    <form noValidate className={classes.dialog} onSubmit={submit}>
      <FieldPair>
        <TextInput
          type="date"
          label={i18n.t('First day')}
          min={FIRST_DAY}
          max={today}
          value={start}
          error={errors.start}
          data-autofocus
          onChange={(event) => change(setStart)(event.currentTarget.value)}
        />
        <TextInput
          type="date"
          label={i18n.t('Last day')}
          min={FIRST_DAY}
          max={today}
          value={end}
          error={errors.end}
          onChange={(event) => change(setEnd)(event.currentTarget.value)}
        />
      </FieldPair>
      <p className={classes.quiet}>{i18n.t('Leave a day empty if you don’t know it.')}</p>
      <Button type="submit">{i18n.t('Save')}</Button>
    </form>
  );
};
