import { useEffect, useRef } from 'react';
import { users } from '#shared/users/routes.ts';
import { browserTimeZone, nameOfZoneHere } from '../../data/browser/browserTimeZone.ts';
import { isTemporary } from '../../data/client/ApiError.ts';
import { useAction } from '../../data/client/useAction.ts';
import { useSession, useUser } from '../../data/session/SessionProvider.tsx';

/**
 * Updates the profile's time zone when a page is opened or shown in another zone. Reminders use the profile's zone.
 * Tries each zone only once, because the server may not know it. After a temporary failure, it tries again the next
 * time the page is shown.
 */
export const FollowTimeZone = () => {
  const { timeZone } = useUser();
  const { replaceUser } = useSession();
  const { run } = useAction(users.updateProfile);
  const tried = useRef(timeZone);
  useEffect(() => {
    const follow = async () => {
      const zone = browserTimeZone();
      const isSeen = document.visibilityState === 'visible' && navigator.onLine;
      const isCurrent = zone === timeZone || zone === nameOfZoneHere(timeZone);
      if (!isSeen || isCurrent || zone === tried.current) return;
      tried.current = zone;
      const { data } = await run({ body: { timeZone: zone } });
      replaceUser(data);
    };
    const check = () =>
      void follow().catch((error: unknown) => {
        if (isTemporary(error)) tried.current = timeZone;
        console.warn('The time zone could not be updated', error);
      });
    check();
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, [timeZone, run, replaceUser]);
  return null;
};
