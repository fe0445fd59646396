import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import { whenIdle } from '../ui/browser/whenIdle.ts';
import { Announcement } from '../ui/feedback/Announcement.tsx';
import { hasUnsavedInput } from './hasUnsavedInput.ts';
import { type Apply, watchVersions } from './versions.ts';

/** Makes the app work offline. Offers a new version once it is ready, and starts it once the person agrees. */
export const NewVersion = () => {
  const [ready, setReady] = useState<{ readonly apply: Apply } | null>(null);
  const [isWarned, setIsWarned] = useState(false);

  useEffect(() => {
    // Without a service worker, the app needs a connection. Browsers may block workers, and development has none.
    if (!('serviceWorker' in navigator)) return;
    // Waits until everything that the first screen needs has loaded.
    whenIdle(() =>
      watchVersions((apply) => setReady({ apply })).catch((error: unknown) =>
        console.warn('Cairn will not open offline', error),
      ),
    );
  }, []);

  if (!ready) return null;
  const update = () => {
    if (!isWarned && hasUnsavedInput()) setIsWarned(true);
    else ready.apply();
  };
  return (
    <Announcement
      tone="good"
      action={
        <Button size="xs" onClick={update}>
          {isWarned ? i18n.t('Update anyway') : i18n.t('Update')}
        </Button>
      }
    >
      {isWarned
        ? i18n.t(
            'What you typed on this page is not saved. Save it first, or the update discards it.',
          )
        : i18n.t('A new version of Cairn is ready.')}
    </Announcement>
  );
};
