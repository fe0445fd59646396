import {
  type RemindedDay,
  type ReminderMessage,
  reminderMessage,
} from '#shared/reminders/message/model.ts';

/** What a notification keeps for the moment at which it is pressed or closed. */
export type ReminderData = Pick<ReminderMessage, 'person' | 'dayStartsAt' | 'done' | 'expires'> & {
  readonly habits: readonly RemindedDay[];
  readonly navigate: string;
};

/** TypeScript's libraries do not know actions. */
type WithActions = NotificationOptions & {
  readonly actions?: readonly { readonly action: string; readonly title: string }[];
};

const parse = (json: string): ReminderMessage | undefined => {
  try {
    return reminderMessage.parse(JSON.parse(json));
  } catch {
    return undefined;
  }
};

/**
 * Shows what a push says. Browsers forbid a push that shows nothing, so one that this version can't read shows the
 * app's name, and a tap opens Today.
 */
export const showReminder = async (
  registration: ServiceWorkerRegistration,
  json: string,
): Promise<void> => {
  const message = parse(json);
  if (!message) return registration.showNotification('Cairn', { icon: '/icon192.png' });
  const { notification, person, dayStartsAt, habits, done, expires } = message;
  const { title, body, navigate, actions, ...shown } = notification;
  const data: ReminderData = { person, dayStartsAt, done, expires, habits, navigate };
  const options: WithActions = {
    ...shown,
    ...(body !== undefined && { body }),
    icon: '/icon192.png',
    data,
    actions: actions.map(({ action, title }) => ({ action, title })),
  };
  await registration.showNotification(title, options);
};
