import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import { Announcement } from './Announcement.tsx';

/** Tells the person if the code of a dialog or chart could not load. The page itself stays usable. */
export const LostPart = () => {
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    const note = () => setLost(true);
    window.addEventListener('vite:preloadError', note);
    return () => window.removeEventListener('vite:preloadError', note);
  }, []);
  if (!isLost) return null;
  return (
    <Announcement
      tone="bad"
      action={
        <Button variant="default" size="xs" onClick={() => window.location.reload()}>
          {i18n.t('Reload')}
        </Button>
      }
    >
      {i18n.t('A part of this page could not be loaded. Check your connection and reload.')}
    </Announcement>
  );
};
