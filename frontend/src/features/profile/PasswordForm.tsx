import { passwordTooShort } from '#shared/calls/fields.ts';
import { i18n } from '#shared/language/i18n.ts';
import { sentenceOf } from '#shared/reasons.ts';
import { users } from '#shared/users/routes.ts';
import { useAction } from '../../data/client/useAction.ts';
import { useUser } from '../../data/session/SessionProvider.tsx';
import { sessionStore } from '../../data/session/sessionStore.ts';
import { Form } from '../../forms/Form.tsx';
import { PasswordField } from '../../forms/fields/AccountFields.tsx';
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
        {/* Tells password managers to whom the password belongs. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={i18n.t('Current password')}
          autoComplete="current-password"
          {...form.getInputProps('currentPassword')}
        />
        <PasswordField
          label={i18n.t('New password')}
          description={form.errors.newPassword ? undefined : sentenceOf(passwordTooShort)}
          autoComplete="new-password"
          {...form.getInputProps('newPassword')}
        />
        <PasswordField
          label={i18n.t('Confirm new password')}
          autoComplete="new-password"
          {...form.getInputProps('confirmPassword')}
        />
      </Form>
    </Card>
  );
};
