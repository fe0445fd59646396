import { Button, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { maxReminderTimes } from '#shared/habits/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import { useThisDevice } from '../../../domain/reminders/useThisDevice.ts';
import { CheckField } from '../../../forms/fields/CheckField.tsx';
import type { Inputs } from '../../../forms/useForm.ts';
import { IconButton } from '../../../ui/cards/IconButton.tsx';
import type { HabitFormValues } from './habitForm.ts';
import classes from './RemindersField.module.css';

type Props = { readonly form: Inputs<HabitFormValues> };

/** Asks for up to four reminder times, and whether to remind only as a last chance. */
export const RemindersField = ({ form }: Props) => {
  const { state } = useThisDevice();
  const list = useRef<HTMLDivElement>(null);
  const [hint, wrong] = [useId(), useId()];
  const { error } = form.getInputProps('reminderTimes');
  const { reminderTimes: values, remind } = form.values;
  // One input is always shown, so the first reminder can be entered without pressing 'Add a time'.
  const times = values.length > 0 ? values : [''];
  const hasTime = times.some((time) => time !== '');
  const set = (next: string[]) => flushSync(() => form.setFieldValue('reminderTimes', next));
  const focus = (index: number) =>
    list.current?.querySelectorAll<HTMLElement>('input')[index]?.focus();
  const add = () => {
    set([...times, '']);
    focus(times.length);
  };
  const remove = (index: number) => {
    set(times.filter((_, place) => place !== index));
    // The pressed button has disappeared, so the focus moves.
    focus(Math.max(0, index - 1));
  };
  return (
    <fieldset
      className={classes.field}
      aria-label={i18n.t('Reminders')}
      aria-describedby={`${hint} ${wrong}`}
    >
      <div ref={list} className={classes.times}>
        {times.map((time, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a time has no identity but its place
          <div key={index} className={classes.time}>
            <TextInput
              type="time"
              label={
                index === 0
                  ? i18n.t('Reminder time')
                  : i18n.t('Reminder time {number}', { number: index + 1 })
              }
              value={time}
              error={Boolean(error)}
              data-path={index === 0 ? 'reminderTimes' : undefined}
              onChange={({ currentTarget: { value } }) =>
                set(times.map((one, place) => (place === index ? value : one)))
              }
            />
            {times.length > 1 && (
              <IconButton
                label={i18n.t('Remove time {number}', { number: index + 1 })}
                title={i18n.t('Remove')}
                onClick={() => remove(index)}
              >
                <IconX size={18} aria-hidden="true" />
              </IconButton>
            )}
          </div>
        ))}
      </div>
      {error && (
        <p id={wrong} className={classes.error}>
          {error}
        </p>
      )}
      {hasTime && times.length < maxReminderTimes && (
        <Button
          className={classes.add ?? ''}
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size={16} stroke={2} aria-hidden="true" />}
          onClick={add}
        >
          {i18n.t('Add a time')}
        </Button>
      )}
      <p id={hint} className={classes.hint}>
        {i18n.t('You’re notified only while the habit is still open.')}{' '}
        {hasTime &&
          state !== 'on' &&
          i18n.t('Reminders are off on this device. You can turn them on in your profile.')}
      </p>
      {hasTime && (
        <CheckField
          label={i18n.t('Only as a last chance')}
          description={i18n.t(
            'Reminds you only on days when missing the habit would break its streak or put its weekly or monthly target out of reach.',
          )}
          checked={remind === 'last-chance'}
          data-path="remind"
          onChange={(isLast) => form.setFieldValue('remind', isLast ? 'last-chance' : 'open')}
        />
      )}
    </fieldset>
  );
};
