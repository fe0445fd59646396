import { Trans } from '@lingui/react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import { sentenceOf } from '#shared/reasons.ts';
import { digestRoutes } from '#shared/reminders/digest/routes.ts';
import { messageOf } from '../../../data/client/ApiError.ts';
import { useAction } from '../../../data/client/useAction.ts';
import { useUser } from '../../../data/session/SessionProvider.tsx';
import { CodeForm } from '../../../forms/CodeForm.tsx';
import { showError, showSuccess } from '../../../ui/overlay/popups/popups.ts';
import classes from './Reminders.module.css';

type Props = {
  readonly onConfirmed: () => void;
};

/** Confirms the account's address with a code. The daily digest needs a confirmed address. */
export const ConfirmAddress = ({ onConfirmed }: Props) => {
  const { email, digest } = useUser();
  const { run, busy } = useAction(digestRoutes.sendDigestCode);
  const confirm = useAction(digestRoutes.confirmDigest);
  const [isSent, setIsSent] = useState(false);
  const send = async () => {
    try {
      await run();
      setIsSent(true);
    } catch (error) {
      showError(messageOf(error, i18n.t('Failed to send the code')));
    }
  };
  return (
    <section className={classes.confirm} aria-label={i18n.t('Daily digest')}>
      <p className={classes.hint}>
        {digest ? (
          <Trans
            id="Your daily digest is not sent until you confirm that {email} is your address."
            values={{ email: <strong dir="ltr">{email}</strong> }}
          />
        ) : (
          <Trans
            id="Cairn can send you one email a day with the habits that are still open. Confirm first that {email} is your address."
            values={{ email: <strong dir="ltr">{email}</strong> }}
          />
        )}
      </p>
      {isSent ? (
        <CodeForm
          confirm={async (body) => {
            await confirm.run({ body });
            showSuccess(i18n.t('Address confirmed'));
            onConfirmed();
          }}
          sendAgain={async () => sentenceOf(await run())}
          isWorking={busy}
          description={i18n.t('Six digits, from the email we sent')}
        />
      ) : (
        <Button size="md" variant="default" disabled={busy} onClick={() => void send()}>
          {busy ? i18n.t('Sending...') : i18n.t('Send a code')}
        </Button>
      )}
    </section>
  );
};
