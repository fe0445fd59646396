import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { Card } from '../../ui/cards/Card.tsx';
import { PanelFailed } from '../../ui/feedback/PanelFailed.tsx';
import { late } from '../../ui/late/late.tsx';
import { usePreload } from '../../ui/late/usePreload.ts';
import classes from './DeleteAccount.module.css';

const DeleteAccountDialog = late(
  async () => (await import('./DeleteAccountDialog.tsx')).DeleteAccountDialog,
  PanelFailed,
);

/** The way out, with everything: the dialog names what goes. */
export const DeleteAccount = () => {
  const [turn, setTurn] = useState(0);
  const [isOpen, setOpen] = useState(false);
  usePreload(DeleteAccountDialog.preload);
  const open = () => {
    setTurn(turn + 1);
    setOpen(true);
  };
  return (
    <Card title="Delete Account">
      <p className={classes.hint}>
        Deletes your account and everything you ever entered, for good and on every device. Export
        your data before, if you may want them again.
      </p>
      <Button size="md" variant="outline" color="red" onClick={open}>
        Delete account…
      </Button>
      {turn > 0 && (
        <Suspense>
          <DeleteAccountDialog key={turn} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
};
