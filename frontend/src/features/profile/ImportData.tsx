import { Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { i18n } from '#shared/language/i18n.ts';
import { Card } from '../../ui/cards/Card.tsx';
import { lazyPart } from '../../ui/feedback/lazyPart.ts';
import { ChooseFilesLoading } from './import/screen/ChooseFiles.tsx';
import classes from './YourData.module.css';

const ImportPanel = lazyPart(
  async () => (await import('./import/screen/ImportPanel.tsx')).ImportPanel,
);

/** Imports files from Cairn and other apps. Links to #import scroll to this card. */
export const ImportData = () => {
  const { hash } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hash !== '#import') return;
    place.current?.scrollIntoView();
    place.current?.focus({ preventScroll: true });
  }, [hash]);
  return (
    <div ref={place} id="import" tabIndex={-1} className={classes.import}>
      <Card title={i18n.t('Import Data')}>
        <Suspense fallback={<ChooseFilesLoading />}>
          <ImportPanel />
        </Suspense>
      </Card>
    </div>
  );
};
