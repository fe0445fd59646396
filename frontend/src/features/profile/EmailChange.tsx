import { Trans } from '@lingui/react';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import { sentenceOf } from '#shared/reasons.ts';
import { users } from '#shared/users/routes.ts';
import { messageOf } from '../../data/client/ApiError.ts';
import { useAction } from '../../data/client/useAction.ts';
import { useSession, useUser } from '../../data/session/SessionProvider.tsx';
import { Form } from '../../forms/Form.tsx';
import { CodeField } from '../../forms/fields/CodeField.tsx';
import { schemaErrors } from '../../forms/schemaErrors.ts';
import { useForm } from '../../forms/useForm.ts';
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
  const { form, frame, tell } = useForm({
    initialValues: { code: '' },
    validate: (values) => schemaErrors(users.confirmEmail.body, values),
    send: async (body) => {
      const { data, message } = await confirm.run({ body });
      onDone(message);
      replaceUser(data);
    },
    fallback: i18n.t('Failed to confirm the address'),
  });
  const focusCode = () => form.getInputNode('code')?.focus();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it appears.
  useEffect(() => {
    if (takesFocus) focusCode();
  }, []);

  /** Wraps a call, so that a popup shows its error. The form shows only the errors of the code. */
  const showingErrors = (what: () => Promise<unknown>, fallback: string) => () =>
    what().catch((failure: unknown) => showError(messageOf(failure, fallback)));
  const sendAgain = showingErrors(async () => {
    tell(sentenceOf(await resend.run()));
    form.clearErrors();
    focusCode();
  }, i18n.t('Failed to send the code'));
  const keepOld = showingErrors(async () => {
    const { data } = await cancel.run();
    onDone(i18n.t('Your email address stays as it is.'));
    replaceUser(data);
  }, i18n.t('Failed to cancel the change'));

  const working = frame.busy || resend.busy || cancel.busy;
  return (
    <Card title={i18n.t('New Email Address')}>
      <Form
        {...frame}
        busy={working}
        submit={i18n.t('Confirm address')}
        submitting={frame.busy ? i18n.t('Confirming...') : i18n.t('Confirm address')}
        actions={
          <>
            <Button variant="default" size="md" disabled={working} onClick={sendAgain}>
              {i18n.t('Send again')}
            </Button>
            <Button variant="default" size="md" disabled={working} onClick={keepOld}>
              {i18n.t('Cancel change')}
            </Button>
          </>
        }
      >
        <p style={{ margin: 0, overflowWrap: 'anywhere' }}>
          <Trans
            id="We sent a code to {address}. Enter it within a day to log in with that address. Until then you log in with {email}."
            values={{ address: <strong>{address}</strong>, email }}
          />
        </p>
        <CodeField {...form.getInputProps('code')} />
      </Form>
    </Card>
  );
};
