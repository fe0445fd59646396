export type LogOutParts = {
  readonly storage: () => Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Ends the session at the server, and the reminders of the device if given. */
  readonly send: (device: string | undefined) => Promise<Pick<Response, 'ok' | 'status'>>;
  /** Runs jobs that change the session's cookie one at a time over all tabs. */
  readonly withLock: <T>(job: () => Promise<T>) => Promise<T>;
  readonly isSignedIn: () => boolean;
};

/** The key in local storage until the server has confirmed the log-out. Its value is the device's id, or `noDevice`. */
const noteKey = 'leaving';
const noDevice = '1';

/**
 * Ends the session at the server, even after failures: a note in local storage stays until the server has responded. A
 * sign-in removes the note, since the cookie then belongs to the next session.
 */
export const createLogOut = ({ storage, send, withLock, isSignedIn }: LogOutParts) => {
  const isNoted = () => storage().getItem(noteKey) !== null;
  const forget = () => storage().removeItem(noteKey);

  const attempt = async () => {
    const note = storage().getItem(noteKey) ?? noDevice;
    // Offline, or the server is busy: keep the note.
    const response = await send(note === noDevice ? undefined : note).catch(() => undefined);
    if (response && (response.ok || isFinal(response.status))) forget();
  };

  return {
    /** Sent before anything else, since the tab may be closing. */
    begin: (device: string = noDevice): Promise<void> => {
      storage().setItem(noteKey, device);
      const sent = attempt();
      return withLock(() => sent);
    },
    /** Completes an earlier log-out. */
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

/** Whether a retry is useless. */
const isFinal = (status: number) => status >= 400 && status < 500 && status !== 429;
