export type LogOutParts = {
  readonly storage: () => Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Tells the server. */
  readonly send: () => Promise<Pick<Response, 'ok' | 'status'>>;
  /** Runs one job at a time over all tabs, of those that change the session's cookie. */
  readonly alone: <T>(job: () => Promise<T>) => Promise<T>;
  readonly isSignedIn: () => boolean;
};

/** In local storage while the server may not know yet that its person has left. */
const noteKey = 'leaving';

/**
 * Ends the session at the server, whatever happens on the way: a note survives the tab, until the
 * server has answered. Signing in takes the note away, since the cookie is the next session's then.
 */
export const createLogOut = ({ storage, send, alone, isSignedIn }: LogOutParts) => {
  const isNoted = () => storage().getItem(noteKey) !== null;
  const forget = () => storage().removeItem(noteKey);

  const tell = async () => {
    // Offline, or the server has other worries: the note stays.
    const response = await send().catch(() => undefined);
    if (response && (response.ok || isFinal(response.status))) forget();
  };

  return {
    /** Sent before anything else, since the tab may be about to close. */
    begin: (): Promise<void> => {
      storage().setItem(noteKey, '1');
      const told = tell();
      return alone(() => told);
    },
    /** Does what is left over of an earlier one. */
    complete: async (): Promise<void> => {
      if (!isNoted()) return;
      await alone(async () => {
        if (!isNoted()) return;
        if (isSignedIn()) return forget();
        await tell();
      });
    },
    forget,
  };
};

/** Asking again would change nothing. */
const isFinal = (status: number) => status >= 400 && status < 500 && status !== 429;
