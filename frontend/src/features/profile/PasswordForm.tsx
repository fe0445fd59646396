import { i18n } from '#shared/language/i18n.ts';
import { users } from '#shared/users/routes.ts';
import { useAction } from '../../data/client/useAction.ts';
import { useUser } from '../../data/session/SessionProvider.tsx';
import { sessionStore } from '../../data/session/sessionStore.ts';
import { Form } from '../../forms/Form.tsx';
import {
  HiddenUsername,
  NewPasswordFields,
  PasswordField,
} from '../../forms/fields/AccountFields.tsx';
import { confirmed, schemaErrors } from '../../forms/schemaErrors.ts';
import { useForm } from '../../forms/useForm.ts';
import { Card } from '../../ui/cards/Card.tsx';
import { showError } from '../../ui/overlay/popups/popups.ts';

export const PasswordForm = () => {
  const { email } = useUser();
  const { run } = useAction(users.updatePassword);
  const { form, frame, tell } = useForm({
    initialValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
    validate: ({ confirmPassword, ...body }) => ({
      ...schemaErrors(users.updatePassword.body, body),
      ...confirmed(body.newPassword, confirmPassword, i18n.t('New passwords do not match')),
    }),
    send: async ({ confirmPassword: _, ...body }) => {
      const stale = sessionStore.storedToken();
      const { message, token } = await run({ body });
      if (token) sessionStore.replaceToken(stale, token);
      form.reset();
      tell(message);
    },
    fallback: i18n.t('Failed to update password'),
    onFailure: showError,
  });
  return (
    <Card title={i18n.t('Change Password')}>
      <Form {...frame} submit={i18n.t('Update password')} submitting={i18n.t('Updating...')}>
        <HiddenUsername email={email} />
        <PasswordField
          label={i18n.t('Current password')}
          autoComplete="current-password"
          {...form.getInputProps('currentPassword')}
        />
        <NewPasswordFields
          password={{ label: i18n.t('New password'), ...form.getInputProps('newPassword') }}
          confirmation={{
            label: i18n.t('Confirm new password'),
            ...form.getInputProps('confirmPassword'),
          }}
        />
      </Form>
    </Card>
  );
};
