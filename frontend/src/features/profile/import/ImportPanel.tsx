import { Button } from '@mantine/core';
import { useUser } from '../../../data/session/SessionProvider.tsx';
import { useWaiting } from '../../../data/usePersonData.ts';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Bone, Loading } from '../../../ui/feedback/Loading.tsx';
import { formatCount } from '../../../ui/format/formatCount.ts';
import { TaskProgress } from '../TaskProgress.tsx';
import { ChooseFiles } from './ChooseFiles.tsx';
import classes from './Import.module.css';
import { ImportedPart, InterruptedPart, RunningPart } from './KeptImport.tsx';
import { Preview } from './Preview.tsx';
import { useImporter } from './useImporter.ts';
import { useReading } from './useReading.ts';

/** Chooses files, shows what they hold, imports it, and undoes that. */
export const ImportPanel = () => {
  const person = useUser();
  const waiting = useWaiting().length;
  const { importer, state } = useImporter(person._id);
  const { reading, choose, reset } = useReading(person);
  if (!importer) {
    return (
      <Loading label="Loading...">
        <Bone height={120} />
      </Loading>
    );
  }
  const { kept, isRunning, error } = state;
  if (kept && isRunning) return <RunningPart kept={kept} onCancel={importer.cancel} />;
  if (kept && kept.progress.stage !== 'imported') {
    return <InterruptedPart kept={kept} error={error} importer={importer} />;
  }
  const unsent = waiting > 0 && (
    <Banner tone="neutral">
      {formatCount(waiting, 'change')} not sent yet would not be compared with the file.
    </Banner>
  );
  if (reading.step === 'preview') {
    return (
      <>
        {unsent}
        <Preview
          {...reading}
          replaces={kept !== undefined}
          onCancel={reset}
          onImport={(work) => {
            reset();
            void importer.start(work);
          }}
        />
      </>
    );
  }
  if (reading.step === 'reading') {
    const { what, done, total } = reading;
    return (
      <>
        <TaskProgress label={what} done={done} total={total} />
        <div className={classes.buttons}>
          <Button variant="default" onClick={reset}>
            Cancel
          </Button>
        </div>
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
