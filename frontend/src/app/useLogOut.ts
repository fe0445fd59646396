import { useSession } from '../data/session/SessionProvider.tsx';
import { usePersonData } from '../data/storage/usePersonData.ts';
import { formatCount } from '../ui/format/formatCount.ts';
import { confirmDelete } from '../ui/overlay/confirmDelete.tsx';

/** Logs out, at once where nothing is to be sent first; asks where changes wait that would be lost. */
export const useLogOut = (): (() => void) => {
  const { signOut } = useSession();
  const { outbox } = usePersonData();
  const leave = () => {
    const waiting = outbox.pending().length + outbox.refused().length;
    if (waiting === 0) return signOut();
    confirmDelete({
      title: 'Log out now?',
      text: `${formatCount(waiting, 'change')} of yours could not be saved yet. If you log out now, ${waiting === 1 ? 'it is' : 'they are'} lost.`,
      labels: { confirm: 'Log out and lose them', cancel: 'Stay logged in' },
      onConfirm: signOut,
    });
  };
  return () => {
    const sent = outbox.flushHeld();
    if (sent) void sent.then(leave);
    else leave();
  };
};
