import { TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import { userReasons } from '#shared/users/reasons.ts';
import { users } from '#shared/users/routes.ts';
import { useAction } from '../../data/client/useAction.ts';
import { useSession, useUser } from '../../data/session/SessionProvider.tsx';
import { askToDiscard } from '../../forms/askToDiscard.ts';
import { Form } from '../../forms/Form.tsx';
import { EmailField, PasswordField } from '../../forms/fields/AccountFields.tsx';
import { changedFields } from '../../forms/formValues.ts';
import { schemaErrors } from '../../forms/schemaErrors.ts';
import { useAskBeforeLeaving, useAskBeforeUnload } from '../../forms/useAskBeforeLeaving.tsx';
import { useDraftText } from '../../forms/useDraftText.ts';
import { useForm } from '../../forms/useForm.ts';
import { Card } from '../../ui/cards/Card.tsx';
import { showError } from '../../ui/overlay/popups/popups.ts';

const codeIsOnItsWay = () =>
  i18n.t('We sent a code to your new email address. Enter it here to log in with that address.');

export const ProfileForm = () => {
  const { name, email, pendingEmail } = useUser();
  const { replaceUser } = useSession();
  const { run } = useAction(users.updateProfile);
  const [draftName, keepName] = useDraftText('profile', name);
  const [isRestored] = useState(draftName !== name);
  const [shown, setShown] = useState({ name, email });
  const isNew = (entered: string) => entered.trim().toLowerCase() !== email;
  const { form, frame, tell } = useForm({
    initialValues: { name: draftName, email, currentPassword: '' },
    validate: ({ currentPassword, ...body }) => ({
      ...schemaErrors(users.updateProfile.body, body),
      ...(isNew(body.email) &&
        !currentPassword && { currentPassword: userReasons.emailNeedsPassword().message }),
    }),
    send: async ({ currentPassword, ...body }) => {
      const asks = isNew(body.email);
      const changed = changedFields(shown, body);
      const { data } = await run({ body: asks ? { ...changed, currentPassword } : changed });
      replaceUser(data);
      setShown({ name: data.name, email: data.email });
      form.setValues({ name: data.name, email: data.email, currentPassword: '' });
      tell(asks ? codeIsOnItsWay() : i18n.t('Profile updated successfully'));
    },
    fallback: i18n.t('Failed to update profile'),
    onFailure: showError,
  });
  const entered = form.values;
  // The draft stores only the name, never addresses or passwords.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `keepName` does the same each time
  useEffect(() => keepName(entered.name), [entered.name, name]);
  useAskBeforeUnload(entered.name !== name);
  useAskBeforeLeaving(entered.email !== email);
  const discard = () => askToDiscard(() => form.setFieldValue('name', name));
  return (
    <Card title={i18n.t('Profile Information')}>
      <Form
        {...frame}
        onDiscard={isRestored && entered.name !== name ? discard : undefined}
        // The notice is hidden once the change of the address is confirmed or cancelled.
        notice={frame.notice === codeIsOnItsWay() && !pendingEmail ? null : frame.notice}
        submit={i18n.t('Update profile')}
        submitting={i18n.t('Updating...')}
      >
        <TextInput
          label={i18n.t('Name')}
          data-kept
          autoComplete="name"
          required
          withAsterisk={false}
          {...form.getInputProps('name')}
        />
        <EmailField
          autoComplete="email"
          description={form.errors.email ? undefined : i18n.t('You log in with this address')}
          {...form.getInputProps('email')}
        />
        {(isNew(form.values.email) || form.errors.currentPassword) && (
          <PasswordField
            label={i18n.t('Your password')}
            description={
              form.errors.currentPassword ? undefined : userReasons.emailNeedsPassword().message
            }
            autoComplete="current-password"
            {...form.getInputProps('currentPassword')}
          />
        )}
      </Form>
    </Card>
  );
};
