import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { users } from '#shared/contract/users.ts';
import { useAction } from '../api/useAction.ts';
import { EmailField } from '../form/EmailField.tsx';
import { Form } from '../form/Form.tsx';
import { schemaErrors } from '../form/schemaErrors.ts';
import { useContractForm } from '../form/useContractForm.ts';
import { useSession, useUser } from '../session/SessionProvider.tsx';
import { Card } from '../ui/Card.tsx';
import { showError } from '../ui/popups.ts';

export const profileUpdated = 'Profile updated successfully';

export const ProfileForm = () => {
  const { name, email } = useUser();
  const { replaceUser } = useSession();
  const { run } = useAction(users.updateProfile);
  const [saved, setSaved] = useState(false);
  const { form, onSubmit, ...rest } = useContractForm({
    initialValues: { name, email },
    validate: (values) => schemaErrors(users.updateProfile.body, values),
    send: async (body) => {
      const { data } = await run({ body });
      replaceUser(data);
      form.setValues({ name: data.name, email: data.email });
      setSaved(true);
    },
    fallback: 'Failed to update profile',
    onFailure: showError,
  });
  return (
    <Card title="Profile Information">
      <Form
        {...rest}
        onSubmit={(event) => {
          setSaved(false);
          onSubmit(event);
        }}
        notice={saved ? profileUpdated : null}
        submit="Update Profile"
        submitting="Updating..."
      >
        <TextInput
          label="Name"
          autoComplete="name"
          required
          withAsterisk={false}
          key={form.key('name')}
          {...form.getInputProps('name')}
        />
        <EmailField
          autoComplete="email"
          description={form.errors.email ? undefined : 'You log in with this address'}
          key={form.key('email')}
          {...form.getInputProps('email')}
        />
      </Form>
    </Card>
  );
};
