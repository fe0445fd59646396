import { NativeSelect } from '@mantine/core';
import { useEffect } from 'react';
import { type DayStart, dayStarts } from '#shared/core/daySettings.ts';
import { type WeekStart, weekStarts } from '#shared/core/days.ts';
import { weekdayName } from '#shared/language/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { users } from '#shared/users/routes.ts';
import { useAction } from '../../data/client/useAction.ts';
import { useSession, useUser } from '../../data/session/SessionProvider.tsx';
import { Form } from '../../forms/Form.tsx';
import { changedFields } from '../../forms/formValues.ts';
import { useForm } from '../../forms/useForm.ts';
import { Card } from '../../ui/cards/Card.tsx';
import { showError } from '../../ui/overlay/popups.ts';

const dayOptions = () =>
  dayStarts.map((hour) => ({
    value: String(hour),
    label: hour === 0 ? i18n.t('Midnight') : `${hour}:00`,
  }));
const weekOptions = () =>
  weekStarts.map((day) => ({ value: String(day), label: weekdayName(day) }));

/** 3 -> 'It is still yesterday until 3:00.' */
const describeDay = (hour: DayStart): string =>
  hour === 0
    ? i18n.t('A new day begins at midnight.')
    : i18n.t('It is still yesterday until {hour}:00.', { hour });

/** 1 -> 'Weeks run from Monday to Sunday.' */
const describeWeek = (day: WeekStart, isOfLocale: boolean): string => {
  const days = { first: weekdayName(day), last: weekdayName((day + 6) % 7) };
  return isOfLocale
    ? i18n.t('Weeks run from {first} to {last}, following your browser’s language.', days)
    : i18n.t('Weeks run from {first} to {last}.', days);
};

/** When the person's days and weeks start, on every device. Recorded days stay unchanged. */
export const DayAndWeek = () => {
  const { dayStartsAt, weekStartsOn, hasChosenWeekStart } = useUser();
  const { replaceUser } = useSession();
  const { run } = useAction(users.updateProfile);
  const kept = { dayStartsAt: String(dayStartsAt), weekStartsOn: String(weekStartsOn) };
  const { form, frame, tell } = useForm({
    initialValues: kept,
    validate: () => ({}),
    send: async (values) => {
      // A person who keeps the week of the locale has not chosen it.
      replaceUser((await run({ body: changedFields(chosen(kept), chosen(values)) })).data);
      tell(i18n.t('Day and week saved'));
    },
    fallback: i18n.t('Failed to save day and week'),
    onFailure: showError,
  });
  // Another tab or device may have changed the settings.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what sets them does the same each time
  useEffect(() => form.setValues(kept), [dayStartsAt, weekStartsOn]);
  const next = chosen(form.values);
  return (
    <Card title={i18n.t('Day and Week')}>
      <Form {...frame} submit={i18n.t('Save')} submitting={i18n.t('Saving...')}>
        <NativeSelect
          label={i18n.t('Your day starts at')}
          description={describeDay(next.dayStartsAt)}
          data={dayOptions()}
          {...form.getInputProps('dayStartsAt')}
        />
        <NativeSelect
          label={i18n.t('Your week starts on')}
          description={describeWeek(
            next.weekStartsOn,
            hasChosenWeekStart === false && next.weekStartsOn === weekStartsOn,
          )}
          data={weekOptions()}
          {...form.getInputProps('weekStartsOn')}
        />
      </Form>
    </Card>
  );
};

type Values = { readonly dayStartsAt: string; readonly weekStartsOn: string };

const chosen = (values: Values) => ({
  dayStartsAt: Number(values.dayStartsAt) as DayStart,
  weekStartsOn: Number(values.weekStartsOn) as WeekStart,
});
