import { TextInput } from '@mantine/core';
import { useEffect } from 'react';
import { quietHours } from '#shared/reminders/model.ts';
import type { User } from '#shared/users/model.ts';
import { users } from '#shared/users/routes.ts';
import { useAction } from '../../../data/client/useAction.ts';
import { useSession, useUser } from '../../../data/session/SessionProvider.tsx';
import { CheckField } from '../../../forms/CheckField.tsx';
import { FieldPair, Form } from '../../../forms/Form.tsx';
import { schemaErrors } from '../../../forms/schemaErrors.ts';
import { useForm } from '../../../forms/useForm.ts';
import { i18n } from '../../../language/i18n.ts';
import { showError } from '../../../ui/overlay/popups.ts';

/** The quiet hours with which a person begins. */
const usual = { from: '22:00', to: '07:00' };

const valuesOf = ({ hideNames = false, quiet = null }: User) => ({
  hideNames,
  isQuiet: quiet !== null,
  from: quiet?.from ?? usual.from,
  to: quiet?.to ?? usual.to,
});

type Values = ReturnType<typeof valuesOf>;

const quietOf = ({ isQuiet, from, to }: Values) => (isQuiet ? { from, to } : null);

/** An emptied time is said at its input. */
const wrongIn = (values: Values): Record<string, string> => {
  const quiet = quietOf(values);
  return quiet ? schemaErrors(quietHours, quiet) : {};
};

/** What notifications show, and when none comes. Both hold on every device. */
export const ReminderSettings = () => {
  const user = useUser();
  const { replaceUser } = useSession();
  const { run } = useAction(users.updateProfile);
  const kept = valuesOf(user);
  const { form, frame, tell } = useForm({
    initialValues: kept,
    validate: wrongIn,
    send: async (values) => {
      const body = { hideNames: values.hideNames, quiet: quietOf(values) };
      replaceUser((await run({ body })).data);
      tell(i18n.t('Reminder settings saved'));
    },
    fallback: i18n.t('Failed to save the reminder settings'),
    onFailure: showError,
  });
  // Another tab or device may have changed them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what sets them does the same each time
  useEffect(() => form.setValues(kept), [JSON.stringify(kept)]);
  const { hideNames, isQuiet } = form.values;
  return (
    <Form {...frame} submit={i18n.t('Save')} submitting={i18n.t('Saving...')}>
      <CheckField
        label={i18n.t('Hide names')}
        description={i18n.t(
          'Notifications then say only how many habits are open, or that a timer is over.',
        )}
        checked={hideNames}
        onChange={(is) => form.setFieldValue('hideNames', is)}
      />
      <CheckField
        label={i18n.t('Quiet hours')}
        description={i18n.t(
          'You get no notification when a timer ends. Habits still remind you at their times, and after a snooze.',
        )}
        checked={isQuiet}
        onChange={(is) => form.setFieldValue('isQuiet', is)}
      />
      {isQuiet && (
        <FieldPair>
          <TextInput type="time" label={i18n.t('From')} {...form.getInputProps('from')} />
          <TextInput type="time" label={i18n.t('To')} {...form.getInputProps('to')} />
        </FieldPair>
      )}
    </Form>
  );
};
