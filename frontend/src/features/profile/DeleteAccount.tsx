import { Button } from '@mantine/core';
import { useState } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import { Card } from '../../ui/cards/Card.tsx';
import classes from './DeleteAccount.module.css';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';

export const DeleteAccount = () => {
  const [timesOpened, setTimesOpened] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setTimesOpened(timesOpened + 1);
    setOpen(true);
  };
  return (
    <Card title={i18n.t('Delete Account')}>
      <p className={classes.hint}>
        {i18n.t(
          'Deletes your account and everything you have entered, permanently and on every device. Export your data first if you may want it again.',
        )}
      </p>
      <Button size="md" variant="outline" color="red" onClick={open}>
        {i18n.t('Delete account…')}
      </Button>
      {timesOpened > 0 && (
        <DeleteAccountDialog key={timesOpened} isOpen={isOpen} onClose={() => setOpen(false)} />
      )}
    </Card>
  );
};
