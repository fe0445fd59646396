import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { i18n } from '#shared/language/i18n.ts';
import { useIsReachable } from '../../../../data/client/reachability.ts';
import { useUser } from '../../../../data/session/SessionProvider.tsx';
import { importLockOf, storedImportOf } from '../../../../data/storage/importDatabase.ts';
import { paths } from '../../../../paths.ts';
import { Banner } from '../../../../ui/feedback/Banner.tsx';
import { type ImportJob, isUnfinished, type Progress } from '../send/importJob.ts';

type Unfinished = { readonly isUndo: boolean; readonly isRunning: boolean };

/** Returns the person's unfinished import, no matter which tab began it. */
const useUnfinishedImport = (person: string): Unfinished | undefined => {
  const [unfinished, setUnfinished] = useState<Unfinished>();
  useEffect(() => {
    let isMounted = true;
    const lock = importLockOf(person);
    const readImport = async (): Promise<void> => {
      const isRunning = !(await lock.ifAvailable(async () => undefined));
      const stored = await storedImportOf<ImportJob, Progress>(person);
      if (!isMounted) return;
      const isUndo = stored?.progress.stage === 'undoing';
      setUnfinished(isUnfinished(stored) ? { isUndo, isRunning } : undefined);
      if (!isRunning) return;
      await lock.wait(async () => undefined);
      if (isMounted) await readImport();
    };
    readImport().catch((error: unknown) => console.warn('The import could not be read', error));
    return () => {
      isMounted = false;
    };
  }, [person]);
  return unfinished;
};

const describe = ({ isUndo, isRunning }: Unfinished, isReachable: boolean): string => {
  if (isRunning) {
    return isUndo
      ? i18n.t('Undoing an import resumes once you’re online.')
      : i18n.t('An import resumes once you’re online.');
  }
  if (isReachable) {
    return isUndo
      ? i18n.t('Undoing an import was interrupted.')
      : i18n.t('An import was interrupted.');
  }
  return isUndo
    ? i18n.t('Undoing an import was interrupted. It resumes once you’re online.')
    : i18n.t('An import was interrupted. It resumes once you’re online.');
};

/** Shown outside the import's panel if an import was interrupted, or waits for a connection. */
export const ImportNotice = () => {
  const unfinished = useUnfinishedImport(useUser()._id);
  const isReachable = useIsReachable();
  if (!unfinished || (unfinished.isRunning && isReachable)) return null;
  return (
    <Banner tone="neutral">
      {describe(unfinished, isReachable)}{' '}
      <Link to={paths.import}>
        {unfinished.isRunning ? i18n.t('See progress') : i18n.t('Resume')}
      </Link>
    </Banner>
  );
};
