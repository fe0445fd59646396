export type LogOutParts = {
  readonly storage: () => Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Ends the session at the server. If a device is given, ends its reminders too. */
  readonly send: (device: string | undefined) => Promise<Pick<Response, 'ok' | 'status'>>;
  /** Jobs that change the session's cookie run here, one at a time across all tabs. */
  readonly withLock: <T>(job: () => Promise<T>) => Promise<T>;
  readonly isSignedIn: () => boolean;
};

/**
 * A local-storage key that is set until the server has confirmed the log-out, or refused it for good. The value is the
 * device's id or `noDevice`.
 */
const noteKey = 'leaving';
const noDevice = '1';

/**
 * Ends the session at the server, even if the first attempts fail. A note in local storage stays until the server has
 * confirmed the log-out or refused it for good. A sign-in removes the note, because the cookie then belongs to the next
 * session.
 */
export const createLogOut = ({ storage, send, withLock, isSignedIn }: LogOutParts) => {
  const isNoted = () => storage().getItem(noteKey) !== null;
  const forget = () => storage().removeItem(noteKey);

  const attempt = async () => {
    const note = storage().getItem(noteKey) ?? noDevice;
    // If the device is offline or the server is busy, the note stays.
    const response = await send(note === noDevice ? undefined : note).catch(() => undefined);
    if (response && (response.ok || isRefusal(response.status))) forget();
  };

  return {
    /** Sends the log-out immediately, without waiting for the lock, because the tab may be closing. */
    begin: (device: string = noDevice): Promise<void> => {
      storage().setItem(noteKey, device);
      const sent = attempt();
      return withLock(() => sent);
    },
    /** Completes an unfinished log-out of an earlier tab. */
    complete: async (): Promise<void> => {
      if (!isNoted()) return;
      await withLock(async () => {
        if (!isNoted()) return;
        if (isSignedIn()) return forget();
        await attempt();
      });
    },
    forget,
  };
};

/** Whether the server refused for good, so that a retry is useless. */
export const isRefusal = (status: number): boolean =>
  status >= 400 && status < 500 && status !== 429;
