import { Button } from '@mantine/core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Habit } from '#shared/habits/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import { useToday } from '../../../data/days/useToday.ts';
import { useUser } from '../../../data/session/SessionProvider.tsx';
import { reminderQuestion } from '../../../domain/reminders/question.ts';
import type { DeviceState } from '../../../domain/reminders/thisDevice.ts';
import { useThisDevice } from '../../../domain/reminders/useThisDevice.ts';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { notificationHelp } from '../../../ui/feedback/notificationHelp.ts';
import { showError, showSuccess } from '../../../ui/overlay/popups/popups.ts';
import classes from './ReminderQuestion.module.css';

type Props = { readonly habits: readonly Habit[] };

/**
 * Asks once whether to turn on reminders in this browser. It explains reminders before the browser asks for permission.
 */
export const ReminderQuestion = ({ habits }: Props) =>
  // Reading the notification permission blocks the page for a moment, so it is read only for people with reminders.
  habits.some(({ reminderTimes }) => reminderTimes.length > 0) && <Question />;

const Question = () => {
  const { _id: person } = useUser();
  const today = useToday();
  const { state, busy, turnOn } = useThisDevice();
  // Keeps the banner open while the browser asks. After a refusal, the banner explains how to allow notifications.
  const [isAsked, setAsked] = useState(false);
  const reason = useSyncExternalStore(reminderQuestion.subscribe, () =>
    reminderQuestion.reason(person, today),
  );
  useEffect(() => reminderQuestion.seen(person, today), [person, today]);

  if (reason === null || state === 'on') return null;
  // Blocked or unsupported notifications are mentioned only right after a reminder was saved, not days later.
  if (reason === 'days' && !isAsked && (state === 'denied' || state === 'no')) return null;
  const dismiss = () => reminderQuestion.answered(person);
  const start = async () => {
    setAsked(true);
    try {
      await turnOn();
    } catch (error) {
      return showError((error as Error).message);
    }
    if (Notification.permission !== 'granted') return;
    dismiss();
    showSuccess(i18n.t('Reminders are on.'));
  };
  return (
    <Banner
      tone="neutral"
      action={
        <div className={classes.actions}>
          {state === 'off' && (
            <Button size="compact-sm" disabled={busy} onClick={() => void start()}>
              {i18n.t('Turn on')}
            </Button>
          )}
          <Button size="compact-sm" variant="default" disabled={busy} onClick={dismiss}>
            {state === 'off' ? i18n.t('Not now') : i18n.t('Close')}
          </Button>
        </div>
      }
    >
      {describe(state)}
    </Banner>
  );
};

const describe = (state: Exclude<DeviceState, 'on'>): string =>
  state === 'off'
    ? i18n.t(
        'Should this device remind you? It does so at the times you chose, only while a habit is still open. If you turn it on, your browser asks whether Cairn may send notifications.',
      )
    : notificationHelp(state);
