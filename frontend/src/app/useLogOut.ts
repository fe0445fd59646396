import { i18n } from '#shared/language/i18n.ts';
import { usePersonData } from '../data/person/usePersonData.ts';
import { useSession } from '../data/session/SessionProvider.tsx';
import { confirmDelete } from '../ui/overlay/popups/confirmDelete.tsx';

/** Logs out. If unsaved changes would be lost, it asks for confirmation first. */
export const useLogOut = (): (() => void) => {
  const { signOut } = useSession();
  const { outbox } = usePersonData();
  const leave = () => {
    const waiting = outbox.pending().length + outbox.refused().length;
    if (waiting === 0) return signOut();
    confirmDelete({
      title: i18n.t('Log out now?'),
      text: i18n.t(
        '{waiting, plural, one {# change is not saved yet. If you log out now, it is lost.} other {# changes are not saved yet. If you log out now, they are lost.}}',
        { waiting },
      ),
      labels: {
        confirm: i18n.t(
          '{waiting, plural, one {Log out and lose it} other {Log out and lose them}}',
          { waiting },
        ),
        cancel: i18n.t('Stay logged in'),
      },
      onConfirm: signOut,
    });
  };
  return () => {
    const sent = outbox.flushHeld();
    if (sent) void sent.then(leave);
    else leave();
  };
};
