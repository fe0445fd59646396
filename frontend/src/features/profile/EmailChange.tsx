import { Trans } from '@lingui/react';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import { sentenceOf } from '#shared/reasons.ts';
import { users } from '#shared/users/routes.ts';
import { messageOf } from '../../data/client/ApiError.ts';
import { useAction } from '../../data/client/useAction.ts';
import { useSession, useUser } from '../../data/session/SessionProvider.tsx';
import { CodeForm } from '../../forms/CodeForm.tsx';
import { Card } from '../../ui/cards/Card.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { showError } from '../../ui/overlay/popups/popups.ts';

/**
 * Shows the pending address with its code field, and later the outcome. Renders nothing if no change was pending since
 * the page opened.
 */
export const EmailChange = () => {
  const { pendingEmail } = useUser();
  const [done, setDone] = useState<string | null>(null);
  // The code field takes the focus only for a change that was requested on this page.
  const opensWith = useRef(pendingEmail).current;
  if (pendingEmail) {
    return (
      <PendingEmail
        key={pendingEmail}
        address={pendingEmail}
        takesFocus={pendingEmail !== opensWith}
        onDone={setDone}
      />
    );
  }
  return done ? <Done message={done} /> : null;
};

const Done = ({ message }: { message: string }) => {
  const result = useRef<HTMLDivElement>(null);
  // The pressed button is gone, so the result takes the focus.
  useEffect(() => result.current?.focus(), []);
  return (
    <Card title={i18n.t('New Email Address')}>
      <div ref={result} tabIndex={-1}>
        <Banner tone="good">{message}</Banner>
      </div>
    </Card>
  );
};

type PendingEmailProps = {
  readonly address: string;
  readonly takesFocus: boolean;
  readonly onDone: (message: string) => void;
};

const PendingEmail = ({ address, takesFocus, onDone }: PendingEmailProps) => {
  const { email } = useUser();
  const { replaceUser } = useSession();
  const confirm = useAction(users.confirmEmail);
  const resend = useAction(users.resendEmailCode);
  const cancel = useAction(users.cancelEmailChange);
  const keepOld = async () => {
    try {
      const { data } = await cancel.run();
      onDone(i18n.t('Your email address stays as it is.'));
      replaceUser(data);
    } catch (failure) {
      showError(messageOf(failure, i18n.t('Failed to cancel the change')));
    }
  };
  const isWorking = resend.busy || cancel.busy;
  return (
    <Card title={i18n.t('New Email Address')}>
      <CodeForm
        confirm={async (body) => {
          const { data, message } = await confirm.run({ body });
          onDone(message);
          replaceUser(data);
        }}
        sendAgain={async () => sentenceOf(await resend.run())}
        isWorking={isWorking}
        takesFocus={takesFocus}
        actions={
          <Button
            variant="default"
            size="md"
            disabled={confirm.busy || isWorking}
            onClick={() => void keepOld()}
          >
            {i18n.t('Cancel change')}
          </Button>
        }
      >
        <p style={{ margin: 0, overflowWrap: 'anywhere' }}>
          <Trans
            id="We sent a code to {address}. Enter it within a day to log in with that address. Until then you log in with {email}."
            values={{ address: <strong>{address}</strong>, email }}
          />
        </p>
      </CodeForm>
    </Card>
  );
};
