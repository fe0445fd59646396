import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { type DaySettings, type DayStart, dayStarts } from '#shared/days/daySettings.ts';
import { type WeekStart, weekStarts } from '#shared/days/days.ts';
import { weekdayName } from '#shared/language/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { users } from '#shared/users/routes.ts';
import { messageOf } from '../../data/client/ApiError.ts';
import { useAction } from '../../data/client/useAction.ts';
import { useSession, useUser } from '../../data/session/SessionProvider.tsx';
import { Card } from '../../ui/cards/Card.tsx';
import { showError, showSuccess } from '../../ui/overlay/popups/popups.ts';
import classes from './Preferences.module.css';

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

/** Chooses when days and weeks start, on every device. A choice is saved immediately. Recorded days stay unchanged. */
export const DayAndWeek = () => {
  const { dayStartsAt, weekStartsOn, hasChosenWeekStart } = useUser();
  const { replaceUser } = useSession();
  const { run } = useAction(users.updateProfile);
  const [chosen, setChosen] = useState<Partial<DaySettings>>({});
  const choose = async (choice: Partial<DaySettings>) => {
    const all = { ...chosen, ...choice };
    setChosen(all);
    try {
      replaceUser((await run({ body: choice })).data);
      showSuccess(i18n.t('Day and week saved'));
    } catch (error) {
      showError(messageOf(error, i18n.t('Failed to save day and week')));
    }
    // A later choice may still be unsaved, so it stays.
    setChosen((now) => (now === all ? {} : now));
  };
  const next = { dayStartsAt, weekStartsOn, ...chosen };
  return (
    <Card title={i18n.t('Day and Week')}>
      <div className={classes.list}>
        <NativeSelect
          label={i18n.t('Your day starts at')}
          description={describeDay(next.dayStartsAt)}
          data={dayOptions()}
          value={String(next.dayStartsAt)}
          onChange={({ currentTarget: { value } }) =>
            void choose({ dayStartsAt: Number(value) as DayStart })
          }
        />
        <NativeSelect
          label={i18n.t('Your week starts on')}
          description={describeWeek(
            next.weekStartsOn,
            hasChosenWeekStart === false && chosen.weekStartsOn === undefined,
          )}
          data={weekOptions()}
          value={String(next.weekStartsOn)}
          onChange={({ currentTarget: { value } }) =>
            void choose({ weekStartsOn: Number(value) as WeekStart })
          }
        />
      </div>
    </Card>
  );
};
