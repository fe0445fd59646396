import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import { usePending } from '../../../../data/person/usePersonData.ts';
import { useUser } from '../../../../data/session/SessionProvider.tsx';
import { Banner } from '../../../../ui/feedback/Banner.tsx';
import { TaskProgress } from '../../TaskProgress.tsx';
import type { Importer, ImporterState } from '../send/importer.ts';
import { type ImportJob, isUnfinished } from '../send/importJob.ts';
import { ChooseFiles, ChooseFilesLoading } from './ChooseFiles.tsx';
import { DayOrderQuestion } from './DayOrderQuestion.tsx';
import classes from './Import.module.css';
import { Preview } from './Preview.tsx';
import { ImportedPart, InterruptedPart, RunningPart } from './StoredImport.tsx';
import { useImporter } from './useImporter.ts';
import { type Reading, useReading } from './useReading.ts';

export const ImportPanel = () => {
  const person = useUser();
  const { importer, state } = useImporter(person._id);
  const { reading, choose, reset } = useReading(person);
  const step = stepOf(state);
  const place = useStepFocus(step ?? reading.step);
  // An import changes the data that the chosen file was compared with, so the comparison is dropped.
  useEffect(() => {
    if (step) reset();
  }, [step, reset]);
  if (!importer) return <ChooseFilesLoading />;
  const begin = (job: ImportJob) => void importer.start(job).finally(reset);
  return (
    <div ref={place} tabIndex={-1} className={classes.panel}>
      {step ? (
        <Unfinished importer={importer} state={state} />
      ) : (
        <Chosen
          importer={importer}
          state={state}
          reading={reading}
          choose={choose}
          reset={reset}
          begin={begin}
        />
      )}
    </div>
  );
};

/** Returns the step of an import. Undefined if no import is in progress, so that a new one can be chosen. */
const stepOf = ({ stored, isRunning, isElsewhere }: ImporterState): string | undefined => {
  if (isElsewhere) return 'elsewhere';
  if (isRunning) return 'running';
  return isUnfinished(stored) ? 'interrupted' : undefined;
};

/** If the pressed button disappeared with its step, moves the focus to the next step. */
const useStepFocus = (step: string) => {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
    if (step === 'preview') place.current?.scrollIntoView();
  }, [step]);
  return place;
};

type Props = {
  readonly importer: Importer;
  readonly state: ImporterState;
};

const Unfinished = ({ importer, state: { stored, isRunning, isElsewhere, error } }: Props) => {
  if (isElsewhere)
    return (
      <p role="status">
        {i18n.t(
          'Another tab is importing or undoing something. The result appears here when it is done.',
        )}
      </p>
    );
  if (!stored) return null;
  if (isRunning) return <RunningPart stored={stored} onCancel={importer.cancel} />;
  return <InterruptedPart stored={stored} error={error} importer={importer} />;
};

type ChosenProps = Props & {
  readonly reading: Reading;
  readonly choose: ReturnType<typeof useReading>['choose'];
  readonly reset: () => void;
  readonly begin: (job: ImportJob) => void;
};

const Chosen = ({
  importer,
  state: { stored, error },
  reading,
  choose,
  reset,
  begin,
}: ChosenProps) => {
  const pending = usePending().length;
  const unsent = pending > 0 && (
    <Banner tone="neutral">
      {i18n.t(
        '{pending, plural, one {# unsent change} other {# unsent changes}} won’t be compared with the file.',
        { pending },
      )}
    </Banner>
  );
  if (reading.step === 'reading') {
    return (
      <>
        <TaskProgress label={reading.what} done={reading.done} total={reading.total} />
        <div className={classes.buttons}>
          <Button variant="default" size="md" onClick={reset}>
            {i18n.t('Cancel')}
          </Button>
        </div>
      </>
    );
  }
  if (reading.step === 'asking') return <DayOrderQuestion {...reading} onCancel={reset} />;
  if (reading.step === 'preview') {
    return (
      <>
        {unsent}
        <Preview
          found={reading.found}
          existing={reading.existing}
          usedBytes={reading.usedBytes}
          replaces={stored !== undefined}
          onCancel={reset}
          onImport={begin}
        />
      </>
    );
  }
  return (
    <>
      {error && <Banner tone="bad">{error}</Banner>}
      {stored && <ImportedPart stored={stored} importer={importer} />}
      {unsent}
      {reading.problem && <Banner tone="bad">{reading.problem}</Banner>}
      <ChooseFiles onChoose={choose} />
    </>
  );
};
