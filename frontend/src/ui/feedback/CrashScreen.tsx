import { Button } from '@mantine/core';
import classes from './CrashScreen.module.css';
import { EmptyState } from './EmptyState.tsx';
import { isLostCode } from './lostCode.ts';

const texts = {
  load: {
    title: 'This page could not be loaded',
    text: 'The connection was lost, or Cairn was updated. Nothing you saved is lost. Reload to continue.',
  },
  other: {
    title: 'Something went wrong',
    text: 'Cairn ran into an error on this page. Nothing you saved is lost. Reload to continue.',
  },
};

/** Shown instead of a page that failed. */
export const CrashScreen = ({ error }: { error: unknown }) => (
  <div className={classes.screen} role="alert">
    <EmptyState
      {...(isLostCode(error) ? texts.load : texts.other)}
      action={<Button onClick={() => window.location.reload()}>Reload</Button>}
    />
  </div>
);
