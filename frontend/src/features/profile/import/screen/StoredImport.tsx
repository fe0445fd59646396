import { Button } from '@mantine/core';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { areas } from '../../../../areas.ts';
import { useIsReachable } from '../../../../data/client/reachability.ts';
import { Banner } from '../../../../ui/feedback/Banner.tsx';
import { formatCount } from '../../../../ui/format/formatCount.ts';
import { confirmDelete } from '../../../../ui/overlay/confirmDelete.tsx';
import { TaskProgress } from '../../TaskProgress.tsx';
import { countWords } from '../plan/counts.ts';
import { arrivedOf } from '../send/arrivedOf.ts';
import type { Importer } from '../send/importer.ts';
import type { ImportJob } from '../send/importJob.ts';
import { partOf, type StoredImport } from '../send/storedImports.ts';
import classes from './Import.module.css';

const batches = (stored: StoredImport): string => {
  const { done, total } = partOf(stored);
  const noun = stored.progress.stage === 'undoing' ? 'steps' : 'batches';
  return `${done.toLocaleString('en')} of ${total.toLocaleString('en')} ${noun}`;
};

/** While it runs. */
export const RunningPart = ({
  stored,
  onCancel,
}: {
  readonly stored: StoredImport;
  readonly onCancel: () => void;
}) => (
  <>
    <TaskProgress
      label={
        stored.progress.stage === 'undoing' ? 'Undoing the import' : `Importing ${stored.job.words}`
      }
      note={batches(stored)}
      {...partOf(stored)}
    />
    <p className={classes.note}>
      {useIsReachable()
        ? 'You can go on using Cairn. If interrupted, it resumes.'
        : 'You are offline. It continues once you are back online.'}
    </p>
    <div className={classes.buttons}>
      <Button variant="default" size="md" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  </>
);

type Props = {
  readonly stored: StoredImport;
  readonly importer: Importer;
};

/** An import or its undo that was cut off. */
export const InterruptedPart = ({
  stored,
  importer,
  error,
}: Props & { readonly error: string | undefined }) => {
  const isUndo = stored.progress.stage === 'undoing';
  return (
    <>
      {error && <Banner tone="bad">{error}</Banner>}
      <p>
        {isUndo ? 'The undo of an import' : `An import from ${stored.job.format}`} was interrupted:{' '}
        {batches(stored)}.
      </p>
      <p className={classes.note}>
        {isUndo
          ? 'If you discard it, what has not been undone yet stays.'
          : 'If you discard it, what was imported so far stays, and can be undone for a day.'}
      </p>
      <div className={classes.buttons}>
        <Button size="md" onClick={() => void importer.resume()}>
          Continue
        </Button>
        <Button
          size="md"
          variant="default"
          onClick={() => void (isUndo ? importer.forget() : importer.finish())}
        >
          Discard
        </Button>
      </div>
    </>
  );
};

/** Where what was imported is found. */
const placesOf = ({ steps }: ImportJob) =>
  areas
    .filter(({ name }) => steps.some(({ route }) => route.includes(`/api/${name}/`)))
    .map(({ nav }) => [(nav.name ?? nav.label)(), nav.to] as const);

/** What was imported last, as long as it can be undone. */
export const ImportedPart = ({ stored, importer }: Props) => {
  const { job, progress } = stored;
  const isWhole = progress.done >= job.steps.length;
  const arrived = countWords(arrivedOf(job, progress)) || 'nothing';
  const undo = () =>
    confirmDelete({
      title: 'Undo this import?',
      text: `This removes what the import from ${job.format} added (${arrived}), with everything added to it since. What was here before stays.`,
      onConfirm: () => void importer.undo(),
      labels: { confirm: 'Yes, undo it', cancel: 'Keep it' },
    });
  return (
    <>
      <Banner
        tone={isWhole && progress.refused.length === 0 ? 'good' : 'neutral'}
        action={
          <Button variant="default" size="sm" className={classes.tall ?? ''} onClick={undo}>
            Undo this import
          </Button>
        }
      >
        {isWhole
          ? `Imported from ${job.format}: ${arrived}. You can undo it for a day.`
          : `The import from ${job.format} was stopped: ${batches({ ...stored, progress: { ...progress, stage: 'importing' } })} are here (${arrived}).`}
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
          <summary>{formatCount(progress.refused.length, 'record')} could not be imported</summary>
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
