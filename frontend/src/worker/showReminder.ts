import {
  type RemindedDay,
  type ReminderMessage,
  reminderMessage,
} from '#shared/reminders/message/model.ts';

/** The data that a notification carries. It says what a press does, and when the notification can be closed. */
export type ReminderData = Pick<
  ReminderMessage,
  'person' | 'dayStartsAt' | 'done' | 'snooze' | 'timer' | 'expires'
> & {
  readonly habits: readonly RemindedDay[];
  readonly navigate: string;
  readonly actions: readonly Action[];
};

type Action = { readonly action: string; readonly title: string };

/** TypeScript's own type lacks `actions`. */
type WithActions = NotificationOptions & {
  readonly actions?: readonly Action[];
};

const icon = '/icon192.png';

const parse = (json: string): ReminderMessage | undefined => {
  try {
    return reminderMessage.parse(JSON.parse(json));
  } catch {
    return undefined;
  }
};

/**
 * Shows a push as a notification, because browsers require one for each push. If this version can't read the push,
 * the notification has only the app's name, and a tap opens Today. `isRung` checks if a visible page rang for the
 * timer. No notification is needed in that case.
 */
export const showReminder = async (
  registration: ServiceWorkerRegistration,
  json: string,
  isRung: (timer: string) => Promise<boolean>,
): Promise<void> => {
  const message = parse(json);
  if (!message) return registration.showNotification('Cairn', { icon });
  const { notification, person, dayStartsAt, habits, done, snooze, timer, expires } = message;
  if (timer !== undefined && (await isRung(timer))) return;
  const { title, body, navigate, ...shown } = notification;
  const actions = shown.actions.map(({ action, title }) => ({ action, title }));
  const data: ReminderData = {
    person,
    dayStartsAt,
    done,
    snooze,
    timer,
    expires,
    habits,
    navigate,
    actions,
  };
  const options: WithActions = {
    ...shown,
    ...(body !== undefined && { body }),
    icon,
    data,
    actions,
  };
  await registration.showNotification(title, options);
};

/** Shows a pressed notification again with another text. */
export const showAgain = async (
  registration: ServiceWorkerRegistration,
  { title, lang, dir, tag }: Notification,
  data: ReminderData,
  body: string,
): Promise<void> => {
  const options: WithActions = { lang, dir, tag, body, icon, data, actions: data.actions };
  await registration.showNotification(title, options);
};
