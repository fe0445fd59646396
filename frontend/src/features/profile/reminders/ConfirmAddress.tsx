import { Trans } from '@lingui/react';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import { sentenceOf } from '#shared/reasons.ts';
import { digestRoutes } from '#shared/reminders/digest/routes.ts';
import { messageOf } from '../../../data/client/ApiError.ts';
import { useAction } from '../../../data/client/useAction.ts';
import { useUser } from '../../../data/session/SessionProvider.tsx';
import { Form } from '../../../forms/Form.tsx';
import { CodeField } from '../../../forms/fields/CodeField.tsx';
import { schemaErrors } from '../../../forms/schemaErrors.ts';
import { useForm } from '../../../forms/useForm.ts';
import { showError, showSuccess } from '../../../ui/overlay/popups/popups.ts';
import classes from './Reminders.module.css';

type Props = {
  readonly onConfirmed: () => void;
};

/** Confirms the account's address with a code. The daily digest needs a confirmed address. */
export const ConfirmAddress = ({ onConfirmed }: Props) => {
  const { email, digest } = useUser();
  const { run, busy } = useAction(digestRoutes.sendDigestCode);
  const [isSent, setIsSent] = useState(false);
  /** Sends a code. Shows errors instead of throwing them. */
  const send = async () => {
    try {
      const sent = sentenceOf(await run());
      setIsSent(true);
      return sent;
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
        <CodeForm onConfirmed={onConfirmed} onSendAgain={send} isSending={busy} />
      ) : (
        <Button size="md" variant="default" disabled={busy} onClick={() => void send()}>
          {busy ? i18n.t('Sending...') : i18n.t('Send a code')}
        </Button>
      )}
    </section>
  );
};

type CodeFormProps = Props & {
  readonly onSendAgain: () => Promise<string | undefined>;
  readonly isSending: boolean;
};

const CodeForm = ({ onConfirmed, onSendAgain, isSending }: CodeFormProps) => {
  const { run } = useAction(digestRoutes.confirmDigest);
  const { form, frame, tell } = useForm({
    initialValues: { code: '' },
    validate: (values) => schemaErrors(digestRoutes.confirmDigest.body, values),
    send: async (body) => {
      await run({ body });
      showSuccess(i18n.t('Address confirmed'));
      onConfirmed();
    },
    fallback: i18n.t('Failed to confirm the address'),
    isOnce: true,
  });
  const focusCode = () => form.getInputNode('code')?.focus();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it replaces the button
  useEffect(focusCode, []);
  const sendAgain = async () => {
    const sent = await onSendAgain();
    if (sent === undefined) return;
    tell(sent);
    form.clearErrors();
    focusCode();
  };
  const working = frame.busy || isSending;
  return (
    <Form
      {...frame}
      busy={working}
      submit={i18n.t('Confirm address')}
      submitting={frame.busy ? i18n.t('Confirming...') : i18n.t('Confirm address')}
      actions={
        <Button variant="default" size="md" disabled={working} onClick={() => void sendAgain()}>
          {i18n.t('Send again')}
        </Button>
      }
    >
      <CodeField
        description={i18n.t('Six digits, from the email we sent')}
        {...form.getInputProps('code')}
      />
    </Form>
  );
};
