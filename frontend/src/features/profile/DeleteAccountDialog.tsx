import { Button } from '@mantine/core';
import { useState } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import { notes } from '#shared/notes/routes.ts';
import { users } from '#shared/users/routes.ts';
import type { ScreenArea } from '../../area.ts';
import { areas } from '../../areas.ts';
import type { DataOf } from '../../data/client/request.ts';
import { useAction } from '../../data/client/useAction.ts';
import { useRoutes } from '../../data/loading/useRoutes.ts';
import { usePending, useRefused } from '../../data/person/usePersonData.ts';
import { useSession, useUser } from '../../data/session/SessionProvider.tsx';
import { Form } from '../../forms/Form.tsx';
import { HiddenUsername, PasswordField } from '../../forms/fields/AccountFields.tsx';
import { schemaErrors } from '../../forms/schemaErrors.ts';
import { useForm } from '../../forms/useForm.ts';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Modal } from '../../ui/overlay/Dialog.tsx';
import classes from './DeleteAccount.module.css';
import { focusExport } from './YourData.tsx';

type Props = { readonly isOpen: boolean; readonly onClose: () => void };

/** Lists the items that are deleted, asks for the password, and deletes the account. This can't be undone. */
export const DeleteAccountDialog = ({ isOpen, onClose }: Props) => {
  const [isExporting, setExporting] = useState(false);
  const exportFirst = () => {
    setExporting(true);
    onClose();
  };
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={i18n.t('Delete your account?')}
      size={480}
      returnFocus={!isExporting}
      {...(isExporting && { onExitTransitionEnd: focusExport })}
    >
      <DeleteAccountForm onClose={onClose} onExport={exportFirst} />
    </Modal>
  );
};

type FormProps = {
  readonly onClose: () => void;
  readonly onExport: () => void;
};

const DeleteAccountForm = ({ onClose, onExport }: FormProps) => {
  const { email } = useUser();
  const { forgetAccount } = useSession();
  const { run } = useAction(users.deleteAccount);
  const { form, frame } = useForm({
    initialValues: { currentPassword: '' },
    validate: (values) => schemaErrors(users.deleteAccount.body, values),
    send: async (body) => {
      await run({ body });
      forgetAccount();
    },
    fallback: i18n.t('Failed to delete the account'),
    isOnce: true,
  });
  return (
    <Form {...frame} label={i18n.t('Delete your account')}>
      <DeletedItems />
      <p className={classes.text}>
        {i18n.t(
          'This can’t be undone. You will be logged out everywhere at once. The account is gone within minutes; after that you can register again with {email}.',
          { email },
        )}
      </p>
      <HiddenUsername email={email} />
      <PasswordField
        label={i18n.t('Your password')}
        autoComplete="current-password"
        data-autofocus
        {...form.getInputProps('currentPassword')}
      />
      <div className={classes.actions}>
        <Button type="submit" color="red" disabled={frame.busy}>
          {frame.busy ? i18n.t('Deleting...') : i18n.t('Delete my account')}
        </Button>
        <Button variant="default" disabled={frame.busy} onClick={onClose}>
          {i18n.t('Cancel')}
        </Button>
        <Button variant="default" disabled={frame.busy} onClick={onExport}>
          {i18n.t('Export first')}
        </Button>
      </div>
    </Form>
  );
};

/** Notes are not in the list of areas, because they have no page of their own. */
const counted: readonly Pick<ScreenArea, 'list' | 'countText'>[] = [
  ...areas,
  {
    list: { route: notes.list, request: { query: {} } },
    countText: (data) => {
      const count = (data as DataOf<typeof notes.list>).notes.length;
      return count === 0
        ? undefined
        : i18n.t('{count, plural, one {# note} other {# notes}}', { count });
    },
  },
];

/** Offline, the items can be counted only if every list is cached. */
const DeletedItems = () => {
  const lists = useRoutes(counted.map(({ list }) => list));
  const isCounted = lists.every(({ data }) => data !== undefined);
  const deleted = isCounted
    ? counted.flatMap(({ countText }, n) => countText(lists[n]?.data) ?? [])
    : undefined;
  const unsent = usePending().length + useRefused().length;
  return (
    <>
      <p className={classes.text}>
        {deleted?.length === 0
          ? i18n.t('This deletes your account for good. There is nothing in it yet.')
          : i18n.t('This deletes your account for good, with everything in it:')}
      </p>
      {deleted === undefined && <p className={classes.text}>{i18n.t('Counting your data…')}</p>}
      {deleted && deleted.length > 0 && (
        <ul className={classes.goes} aria-label={i18n.t('What is deleted')}>
          {deleted.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {unsent > 0 && (
        <Banner tone="neutral">
          {i18n.t(
            '{unsent, plural, one {# unsent change} other {# unsent changes}} will be deleted too.',
            { unsent },
          )}
        </Banner>
      )}
    </>
  );
};
