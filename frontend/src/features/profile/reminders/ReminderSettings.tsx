import { TextInput } from '@mantine/core';
import { useEffect } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import { digestTime, quietHours } from '#shared/reminders/model.ts';
import type { User } from '#shared/users/model.ts';
import { users } from '#shared/users/routes.ts';
import { useAction } from '../../../data/client/useAction.ts';
import { useSession, useUser } from '../../../data/session/SessionProvider.tsx';
import { FieldPair, Form } from '../../../forms/Form.tsx';
import { CheckField } from '../../../forms/fields/CheckField.tsx';
import { changedFields } from '../../../forms/formValues.ts';
import { schemaErrors } from '../../../forms/schemaErrors.ts';
import { focusFirst, useForm } from '../../../forms/useForm.ts';
import { showError } from '../../../ui/overlay/popups/popups.ts';

/** The times that the form suggests for the quiet hours and the digest. */
const usual = { from: '22:00', to: '07:00', digestAt: '20:00' };

const valuesOf = ({ hideNames = false, quiet = null, digest = null }: User) => ({
  hideNames,
  isQuiet: quiet !== null,
  from: quiet?.from ?? usual.from,
  to: quiet?.to ?? usual.to,
  hasDigest: digest !== null,
  digestAt: digest ?? usual.digestAt,
});

type Values = ReturnType<typeof valuesOf>;

const quietOf = ({ isQuiet, from, to }: Values) => (isQuiet ? { from, to } : null);
const digestOf = ({ hasDigest, digestAt }: Values) => (hasDigest ? digestAt : null);
const bodyOf = (values: Values) => ({
  hideNames: values.hideNames,
  quiet: quietOf(values),
  digest: digestOf(values),
});

/** Returns the message of each wrong input. An empty time is also an error. */
const wrongIn = (values: Values): Record<string, string> => {
  const quiet = quietOf(values);
  const digestAt = schemaErrors(digestTime, digestOf(values))[''];
  return {
    ...(quiet && schemaErrors(quietHours, quiet)),
    ...(digestAt !== undefined && { digestAt }),
  };
};

type Props = {
  readonly offersDigest: boolean;
  /** Whether the address was just confirmed. The form for the code then disappears, so the digest takes the focus. */
  readonly focusesDigest: boolean;
};

/** Sets whether notifications hide names, the quiet hours, and the daily digest. The settings apply to every device. */
export const ReminderSettings = ({ offersDigest, focusesDigest }: Props) => {
  const user = useUser();
  const { replaceUser } = useSession();
  const { run } = useAction(users.updateProfile);
  const kept = valuesOf(user);
  const { form, frame, tell } = useForm({
    initialValues: kept,
    validate: wrongIn,
    send: async (values) => {
      // Sends only changes, because another device or the link in an email may have changed the other settings.
      replaceUser((await run({ body: changedFields(bodyOf(kept), bodyOf(values)) })).data);
      tell(i18n.t('Reminder settings saved'));
    },
    fallback: i18n.t('Failed to save the reminder settings'),
    onFailure: showError,
  });
  // Shows the new settings if another tab or device changed them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `setValues` does the same each time
  useEffect(() => form.setValues(kept), [JSON.stringify(kept)]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it appears
  useEffect(() => {
    if (offersDigest && focusesDigest)
      focusFirst(frame.ref.current, (field) => field === 'hasDigest');
  }, [offersDigest, focusesDigest]);
  const { hideNames, isQuiet, hasDigest } = form.values;
  return (
    <Form {...frame} submit={i18n.t('Save')} submitting={i18n.t('Saving...')}>
      <CheckField
        label={i18n.t('Hide names')}
        description={
          offersDigest
            ? i18n.t(
                'Notifications and the daily digest then say only how many habits are open, or that a timer is over.',
              )
            : i18n.t(
                'Notifications then say only how many habits are open, or that a timer is over.',
              )
        }
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
      {offersDigest && (
        <CheckField
          label={i18n.t('Daily digest')}
          description={i18n.t(
            'One email to {email} with the habits that are still open. It is skipped on days on which a notification reached you or nothing is open.',
            { email: user.email },
          )}
          checked={hasDigest}
          data-path="hasDigest"
          onChange={(is) => form.setFieldValue('hasDigest', is)}
        />
      )}
      {offersDigest && hasDigest && (
        <TextInput
          type="time"
          label={i18n.t('Time of the digest')}
          {...form.getInputProps('digestAt')}
        />
      )}
    </Form>
  );
};
