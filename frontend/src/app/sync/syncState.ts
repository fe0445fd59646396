import { i18n } from '#shared/language/i18n.ts';

export type SyncState = {
  readonly isReachable: boolean;
  readonly isFailing: boolean;
  readonly waiting: number;
  readonly refused: number;
  /** The age of the oldest response on the screen, in ms. 0 if the screen shows none. */
  readonly age: number;
};

const minute = 60_000;

/**
 * Says how old the data is: 'Updated 3 minutes ago', 'Updated 2 hours ago' or 'Updated 3 days ago'. Empty for less than
 * a minute.
 */
export const describeAge = (ms: number): string => {
  const minutes = Math.floor(ms / minute);
  if (minutes < 1) return '';
  if (minutes < 60) {
    return i18n.t('{minutes, plural, one {Updated # minute ago} other {Updated # minutes ago}}', {
      minutes,
    });
  }
  const hours = Math.floor(minutes / 60);
  if (hours < 24) {
    return i18n.t('{hours, plural, one {Updated # hour ago} other {Updated # hours ago}}', {
      hours,
    });
  }
  return i18n.t('{days, plural, one {Updated # day ago} other {Updated # days ago}}', {
    days: Math.floor(hours / 24),
  });
};

/** Says that the server is failing, and that the person can continue. */
export const describeFailing = (): string =>
  i18n.t(
    'The server has a problem. Your changes are kept on this device, and Cairn keeps trying to save them. You can carry on.',
  );

const describeWaiting = ({ waiting, isReachable, isFailing }: SyncState): string => {
  if (!isReachable) {
    return i18n.t(
      '{waiting, plural, one {Offline, # change waiting} other {Offline, # changes waiting}}',
      { waiting },
    );
  }
  return isFailing
    ? i18n.t(
        '{waiting, plural, one {Server problem, # change waiting} other {Server problem, # changes waiting}}',
        { waiting },
      )
    : i18n.t('{waiting, plural, one {# change waiting} other {# changes waiting}}', { waiting });
};

/**
 * The lines about the person's data: 'Offline, 4 changes waiting', '2 changes not saved', 'Updated 3 minutes ago'.
 * Empty if everything is saved, the server is reachable, and the data is less than a minute old.
 */
export const describeSync = (state: SyncState): readonly string[] => {
  const { isReachable, waiting, refused, age } = state;
  if (waiting === 0 && refused === 0) {
    const line = isReachable ? describeAge(age) : i18n.t('Offline');
    return line ? [line] : [];
  }
  const notSaved = i18n.t(
    '{refused, plural, one {# change not saved} other {# changes not saved}}',
    { refused },
  );
  return [...(refused > 0 ? [notSaved] : []), ...(waiting > 0 ? [describeWaiting(state)] : [])];
};
