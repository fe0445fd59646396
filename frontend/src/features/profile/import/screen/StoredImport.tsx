import { Button } from '@mantine/core';
import { Fragment, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { i18n } from '#shared/language/i18n.ts';
import { areas } from '../../../../areas.ts';
import { useIsReachable } from '../../../../data/client/reachability.ts';
import { Banner } from '../../../../ui/feedback/Banner.tsx';
import { confirmDelete } from '../../../../ui/overlay/popups/confirmDelete.tsx';
import { TaskProgress } from '../../TaskProgress.tsx';
import { countWords } from '../plan/counts.ts';
import { arrivedOf, wholeOf } from '../send/arrivedOf.ts';
import type { Importer } from '../send/importer.ts';
import type { ImportJob } from '../send/importJob.ts';
import { progressOf, type StoredImport } from '../send/storedImports.ts';
import classes from './Import.module.css';

const progressText = (stored: StoredImport): string =>
  isUndo(stored)
    ? i18n.t('{done, number} of {total, plural, one {# step} other {# steps}}', progressOf(stored))
    : i18n.t(
        '{done, number} of {total, plural, one {# batch} other {# batches}}',
        progressOf(stored),
      );

const isUndo = ({ progress }: StoredImport): boolean => progress.stage === 'undoing';

export const RunningPart = ({
  stored,
  onCancel,
}: {
  readonly stored: StoredImport;
  readonly onCancel: () => void;
}) => {
  const counts = useMemo(() => countWords(wholeOf(stored.job)), [stored.job]);
  const isReachable = useIsReachable();
  return (
    <>
      <TaskProgress
        label={
          isUndo(stored) ? i18n.t('Undoing the import') : i18n.t('Importing {counts}', { counts })
        }
        note={progressText(stored)}
        {...progressOf(stored)}
      />
      <p className={classes.note}>
        {isReachable
          ? i18n.t('You can keep using Cairn. If interrupted, it resumes.')
          : i18n.t('You are offline. It resumes once you’re online.')}
      </p>
      <div className={classes.buttons}>
        <Button variant="default" size="md" onClick={onCancel}>
          {i18n.t('Cancel')}
        </Button>
      </div>
    </>
  );
};

type Props = {
  readonly stored: StoredImport;
  readonly importer: Importer;
};

export const InterruptedPart = ({
  stored,
  importer,
  error,
}: Props & { readonly error: string | undefined }) => {
  const isOfUndo = isUndo(stored);
  const progress = progressText(stored);
  return (
    <>
      {error && <Banner tone="bad">{error}</Banner>}
      <p>
        {isOfUndo
          ? i18n.t('Undoing an import was interrupted: {progress}.', { progress })
          : i18n.t('An import from {app} was interrupted: {progress}.', {
              app: stored.job.format,
              progress,
            })}
      </p>
      <p className={classes.note}>
        {isOfUndo
          ? i18n.t('If discarded, whatever isn’t undone yet stays.')
          : i18n.t('If discarded, whatever was imported so far stays and can be undone for a day.')}
      </p>
      <div className={classes.buttons}>
        <Button size="md" onClick={() => void importer.resume()}>
          {i18n.t('Resume')}
        </Button>
        <Button
          size="md"
          variant="default"
          onClick={() => void (isOfUndo ? importer.forget() : importer.finish())}
        >
          {i18n.t('Discard')}
        </Button>
      </div>
    </>
  );
};

/** Returns the pages that show the imported records. */
const placesOf = ({ steps }: ImportJob) =>
  areas
    .filter(({ name }) => steps.some(({ route }) => route.includes(`/api/${name}/`)))
    .map(({ nav }) => [(nav.name ?? nav.label)(), nav.to] as const);

/** Shows the last import, as long as it can be undone. */
export const ImportedPart = ({ stored, importer }: Props) => {
  const { job, progress } = stored;
  const isWhole = progress.done >= job.steps.length;
  const { done, total } = progressOf(stored);
  const app = job.format;
  const counts = countWords(arrivedOf(job, progress)) || i18n.t('nothing');
  const undo = () =>
    confirmDelete({
      title: i18n.t('Undo this import?'),
      text: i18n.t(
        'This deletes what the import from {app} added ({counts}), and everything added to it since. What was here before stays.',
        { app, counts },
      ),
      onConfirm: () => void importer.undo(),
      labels: { confirm: i18n.t('Yes, undo it'), cancel: i18n.t('Keep it') },
    });
  return (
    <>
      <Banner
        tone={isWhole && progress.refused.length === 0 ? 'good' : 'neutral'}
        action={
          <Button variant="default" size="sm" className={classes.tall ?? ''} onClick={undo}>
            {i18n.t('Undo this import')}
          </Button>
        }
      >
        {isWhole
          ? i18n.t('Imported from {app}: {counts}. You can undo it for a day.', { app, counts })
          : i18n.t(
              'The import from {app} was stopped after {done, number} of {total, plural, one {# batch} other {# batches}}. Imported: {counts}.',
              { app, counts, done, total },
            )}
      </Banner>
      <p className={classes.note}>
        {placesOf(job).map(([name, path], index) => (
          <Fragment key={path}>
            {index > 0 && ' · '}
            <Link to={path}>{name}</Link>
          </Fragment>
        ))}
      </p>
      {progress.refused.length > 0 && (
        <details className={classes.sources}>
          <summary>
            {i18n.t('{count, plural, one {# record} other {# records}} could not be imported', {
              count: progress.refused.length,
            })}
          </summary>
          <ul>
            {progress.refused.map(({ name, why }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change any more
              <li key={index}>
                <strong dir="auto">{name}</strong>: {why}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
};
