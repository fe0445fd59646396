import { useState } from 'react';
import { passwordMessage } from '#shared/core/fields.ts';
import { users } from '#shared/users/routes.ts';
import { useUser } from '../../data/session/SessionProvider.tsx';
import { useAction } from '../../data/useAction.ts';
import { confirmed } from '../../forms/confirmed.ts';
import { Form } from '../../forms/Form.tsx';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { schemaErrors } from '../../forms/schemaErrors.ts';
import { useContractForm } from '../../forms/useContractForm.ts';
import { Card } from '../../ui/cards/Card.tsx';
import { showError } from '../../ui/overlay/popups.ts';

export const newPasswordsDiffer = 'New passwords do not match';

export const PasswordForm = () => {
  const { email } = useUser();
  const { run } = useAction(users.updatePassword);
  const [saved, setSaved] = useState<string | null>(null);
  const { form, onSubmit, ...rest } = useContractForm({
    initialValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
    validate: ({ confirmPassword, ...body }) => ({
      ...schemaErrors(users.updatePassword.body, body),
      ...confirmed(body.newPassword, confirmPassword, newPasswordsDiffer),
    }),
    send: async ({ confirmPassword: _, ...body }) => {
      const { message } = await run({ body });
      form.reset();
      setSaved(message);
    },
    fallback: 'Failed to update password',
    onFailure: showError,
  });
  return (
    <Card title="Change Password">
      <Form
        {...rest}
        onSubmit={(event) => {
          setSaved(null);
          onSubmit(event);
        }}
        notice={saved}
        submit="Update Password"
        submitting="Updating..."
      >
        {/* Tells password managers whose password this is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label="Current Password"
          autoComplete="current-password"
          key={form.key('currentPassword')}
          {...form.getInputProps('currentPassword')}
        />
        <PasswordField
          label="New Password"
          description={form.errors.newPassword ? undefined : passwordMessage}
          autoComplete="new-password"
          key={form.key('newPassword')}
          {...form.getInputProps('newPassword')}
        />
        <PasswordField
          label="Confirm New Password"
          autoComplete="new-password"
          key={form.key('confirmPassword')}
          {...form.getInputProps('confirmPassword')}
        />
      </Form>
    </Card>
  );
};
