import { Button } from '@mantine/core';
import { i18n } from '#shared/language/i18n.ts';
import classes from './CrashScreen.module.css';
import { EmptyState } from './EmptyState.tsx';
import { isLostCode } from './lostCode.ts';

const textsOf = (error: unknown) =>
  isLostCode(error)
    ? {
        title: i18n.t('This page could not be loaded'),
        text: i18n.t(
          'The connection was lost, or Cairn was updated. Nothing you saved is lost. Reload to continue.',
        ),
      }
    : {
        title: i18n.t('Something went wrong'),
        text: i18n.t(
          'Cairn ran into an error on this page. Nothing you saved is lost. Reload to continue.',
        ),
      };

export const CrashScreen = ({ error }: { error: unknown }) => (
  <div className={classes.screen} role="alert">
    <EmptyState
      {...textsOf(error)}
      action={<Button onClick={() => window.location.reload()}>{i18n.t('Reload')}</Button>}
    />
  </div>
);
