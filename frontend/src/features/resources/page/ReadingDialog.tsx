import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { FIRST_DAY, isDay } from '#shared/core/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { Reading } from '#shared/resources/model.ts';
import { FieldPair } from '../../../forms/Form.tsx';
import { Modal } from '../../../ui/overlay/Dialog.tsx';
import classes from './ResourcePage.module.css';
import type { ReadingDays } from './useReadings.ts';

type Props = {
  readonly reading: Reading;
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

const ReadingForm = ({ reading, onSave }: Pick<Props, 'reading' | 'onSave'>) => {
  const [start, setStart] = useState(reading.startDate ?? '');
  const [end, setEnd] = useState(reading.completionDate ?? '');
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if ([start, end].some((day) => day !== '' && !isDay(day)))
      return setError(i18n.t('Choose a day'));
    if (start !== '' && end !== '' && end < start)
      return setError(i18n.t('The last day must not be before the first day.'));
    onSave({ startDate: start || null, completionDate: end || null });
  };
  const change = (set: (day: string) => void) => (day: string) => {
    set(day);
    setError(undefined);
  };
  return (
    <form noValidate className={classes.dialog} onSubmit={submit}>
      <FieldPair>
        <TextInput
          type="date"
          label={i18n.t('First day')}
          min={FIRST_DAY}
          value={start}
          data-autofocus
          onChange={(event) => change(setStart)(event.currentTarget.value)}
        />
        <TextInput
          type="date"
          label={i18n.t('Last day')}
          min={FIRST_DAY}
          value={end}
          error={error}
          onChange={(event) => change(setEnd)(event.currentTarget.value)}
        />
      </FieldPair>
      <p className={classes.quiet}>{i18n.t('Leave a day empty if you don’t know it.')}</p>
      <Button type="submit">{i18n.t('Save')}</Button>
    </form>
  );
};
