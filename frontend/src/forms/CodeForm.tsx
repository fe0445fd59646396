import { Button } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import * as z from 'zod/mini';
import { mailedCode } from '#shared/calls/fields.ts';
import { i18n } from '#shared/language/i18n.ts';
import { messageOf } from '../data/client/ApiError.ts';
import { showError } from '../ui/overlay/popups/popups.ts';
import { Form } from './Form.tsx';
import { CodeField } from './fields/CodeField.tsx';
import { schemaErrors } from './schemaErrors.ts';
import { useForm } from './useForm.ts';

const schema = z.strictObject({ code: mailedCode });

type Props = {
  /** Confirms the address with the code. Throws ApiError. */
  readonly confirm: (body: z.output<typeof schema>) => Promise<void>;
  /** Sends another code and returns what to say about it. Throws ApiError. */
  readonly sendAgain: () => Promise<string>;
  /** Whether a call other than `confirm` is running. */
  readonly isWorking: boolean;
  /** Whether the code field takes the focus when it appears. */
  readonly takesFocus?: boolean;
  readonly description?: string;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
};

/** Confirms an address with the code that was sent to it. */
export const CodeForm = (props: Props) => {
  const { confirm, sendAgain, isWorking, takesFocus = true, description } = props;
  const { form, frame, tell } = useForm({
    initialValues: { code: '' },
    validate: (values) => schemaErrors(schema, values),
    send: confirm,
    fallback: i18n.t('Failed to confirm the address'),
    isOnce: true,
  });
  const focusCode = () => form.getInputNode('code')?.focus();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it appears
  useEffect(() => {
    if (takesFocus) focusCode();
  }, []);
  const again = async () => {
    try {
      tell(await sendAgain());
      form.clearErrors();
      focusCode();
    } catch (failure) {
      showError(messageOf(failure, i18n.t('Failed to send the code')));
    }
  };
  const working = frame.busy || isWorking;
  return (
    <Form
      {...frame}
      busy={working}
      submit={i18n.t('Confirm address')}
      submitting={frame.busy ? i18n.t('Confirming...') : i18n.t('Confirm address')}
      actions={
        <>
          <Button variant="default" size="md" disabled={working} onClick={() => void again()}>
            {i18n.t('Send again')}
          </Button>
          {props.actions}
        </>
      }
    >
      {props.children}
      <CodeField description={description} {...form.getInputProps('code')} />
    </Form>
  );
};
