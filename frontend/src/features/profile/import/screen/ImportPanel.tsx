import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useUser } from '../../../../data/session/SessionProvider.tsx';
import { useWaiting } from '../../../../data/storage/usePersonData.ts';
import { Banner } from '../../../../ui/feedback/Banner.tsx';
import { Bone, Loading } from '../../../../ui/feedback/Loading.tsx';
import { formatCount } from '../../../../ui/format/formatCount.ts';
import { TaskProgress } from '../../TaskProgress.tsx';
import type { Importer, ImporterState } from '../send/importer.ts';
import type { Work } from '../send/work.ts';
import { ChooseFiles } from './ChooseFiles.tsx';
import classes from './Import.module.css';
import { ImportedPart, InterruptedPart, RunningPart } from './KeptImport.tsx';
import { Preview } from './Preview.tsx';
import { useImporter } from './useImporter.ts';
import { type Reading, useReading } from './useReading.ts';

/** Chooses files, shows what they hold, imports it, and undoes that. */
export const ImportPanel = () => {
  const person = useUser();
  const { importer, state } = useImporter(person._id);
  const { reading, choose, reset } = useReading(person);
  const step = state.kept && stepOfKept(state);
  const place = useStepFocus(step ?? reading.step);
  if (!importer) {
    return (
      <Loading label="Loading...">
        <Bone height={120} />
      </Loading>
    );
  }
  const begin = (work: Work) => {
    reset();
    void importer.start(work);
  };
  return (
    <div ref={place} tabIndex={-1} className={classes.panel}>
      {step ? (
        <Kept importer={importer} state={state} />
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

/** undefined where nothing is under way: another import can be chosen. */
const stepOfKept = ({ kept, isRunning }: ImporterState): string | undefined => {
  if (isRunning) return 'running';
  return kept?.progress.stage === 'imported' ? undefined : 'interrupted';
};

/** Whoever pressed a button that goes away with its step is at the next one. */
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

const Kept = ({ importer, state: { kept, isRunning, error } }: Props) => {
  if (!kept) return null;
  if (isRunning) return <RunningPart kept={kept} onCancel={importer.cancel} />;
  return <InterruptedPart kept={kept} error={error} importer={importer} />;
};

type ChosenProps = Props & {
  readonly reading: Reading;
  readonly choose: ReturnType<typeof useReading>['choose'];
  readonly reset: () => void;
  readonly begin: (work: Work) => void;
};

const Chosen = ({ importer, state: { kept }, reading, choose, reset, begin }: ChosenProps) => {
  const waiting = useWaiting().length;
  const unsent = waiting > 0 && (
    <Banner tone="neutral">
      {formatCount(waiting, 'change')} not sent yet would not be compared with the file.
    </Banner>
  );
  if (reading.step === 'reading') {
    return (
      <>
        <TaskProgress label={reading.what} done={reading.done} total={reading.total} />
        <div className={classes.buttons}>
          <Button variant="default" size="md" onClick={reset}>
            Cancel
          </Button>
        </div>
      </>
    );
  }
  if (reading.step === 'preview') {
    return (
      <>
        {unsent}
        <Preview
          found={reading.found}
          here={reading.here}
          replaces={kept !== undefined}
          onCancel={reset}
          onImport={begin}
        />
      </>
    );
  }
  return (
    <>
      {kept && <ImportedPart kept={kept} importer={importer} />}
      {unsent}
      {reading.problem && <Banner tone="bad">{reading.problem}</Banner>}
      <ChooseFiles onChoose={choose} />
    </>
  );
};
