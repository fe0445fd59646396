import { Button } from '@mantine/core';
import { i18n } from '#shared/language/i18n.ts';
import { users } from '#shared/users/routes.ts';
import { messageOf } from '../../data/client/ApiError.ts';
import { useAction } from '../../data/client/useAction.ts';
import { usePersonData } from '../../data/person/usePersonData.ts';
import { useSession } from '../../data/session/SessionProvider.tsx';
import { Card } from '../../ui/cards/Card.tsx';
import { confirmDelete } from '../../ui/overlay/popups/confirmDelete.tsx';
import { showError } from '../../ui/overlay/popups/popups.ts';
import classes from './DeleteAccount.module.css';

/** Ends all of the person's sessions, e.g. after a device was lost or lent. */
export const SignOutEverywhere = () => {
  const { endEverySession } = useSession();
  const { outbox } = usePersonData();
  const { run, busy } = useAction(users.signOutEverywhere);
  const signOut = async () => {
    // First sends the changes that wait for the end of their Undo.
    await outbox.flushHeld();
    try {
      await run();
      endEverySession();
    } catch (error) {
      showError(messageOf(error, i18n.t('Failed to log out everywhere')));
    }
  };
  const ask = () =>
    confirmDelete({
      title: i18n.t('Log out everywhere?'),
      text: i18n.t(
        'You will be logged out on every device, including this one. Unsent changes wait on their device until you log in there again. Access tokens keep working.',
      ),
      labels: { confirm: i18n.t('Log out everywhere'), cancel: i18n.t('Cancel') },
      onConfirm: () => void signOut(),
    });
  return (
    <Card title={i18n.t('Log Out Everywhere')}>
      <p className={classes.hint}>
        {i18n.t(
          'Ends your session on every device, including this one. Use it if you lost a phone or forgot to log out somewhere.',
        )}
      </p>
      <Button size="md" variant="default" disabled={busy} onClick={ask}>
        {busy ? i18n.t('Logging out...') : i18n.t('Log out everywhere…')}
      </Button>
    </Card>
  );
};
