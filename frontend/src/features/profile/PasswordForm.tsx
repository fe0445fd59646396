import { passwordMessage } from '#shared/core/fields.ts';
import { users } from '#shared/users/routes.ts';
import { useAction } from '../../data/client/useAction.ts';
import { useUser } from '../../data/session/SessionProvider.tsx';
import { PasswordField } from '../../forms/AccountFields.tsx';
import { Form } from '../../forms/Form.tsx';
import { confirmed, schemaErrors } from '../../forms/schemaErrors.ts';
import { useForm } from '../../forms/useForm.ts';
import { Card } from '../../ui/cards/Card.tsx';
import { showError } from '../../ui/overlay/popups.ts';

export const newPasswordsDiffer = 'New passwords do not match';

export const PasswordForm = () => {
  const { email } = useUser();
  const { run } = useAction(users.updatePassword);
  const { form, frame, tell } = useForm({
    initialValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
    validate: ({ confirmPassword, ...body }) => ({
      ...schemaErrors(users.updatePassword.body, body),
      ...confirmed(body.newPassword, confirmPassword, newPasswordsDiffer),
    }),
    send: async ({ confirmPassword: _, ...body }) => {
      const { message } = await run({ body });
      form.reset();
      tell(message);
    },
    fallback: 'Failed to update password',
    onFailure: showError,
  });
  return (
    <Card title="Change Password">
      <Form {...frame} submit="Update Password" submitting="Updating...">
        {/* Tells password managers whose password this is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label="Current Password"
          autoComplete="current-password"
          {...form.getInputProps('currentPassword')}
        />
        <PasswordField
          label="New Password"
          description={form.errors.newPassword ? undefined : passwordMessage}
          autoComplete="new-password"
          {...form.getInputProps('newPassword')}
        />
        <PasswordField
          label="Confirm New Password"
          autoComplete="new-password"
          {...form.getInputProps('confirmPassword')}
        />
      </Form>
    </Card>
  );
};
