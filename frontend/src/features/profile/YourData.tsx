import { useRef, useState } from 'react';
import type { Read } from '#shared/core/area.ts';
import { todayIn } from '#shared/days/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { callWith } from '../../data/client/client.ts';
import { daySettings } from '../../data/days/daySettings.ts';
import { usePending } from '../../data/person/usePersonData.ts';
import { useUser } from '../../data/session/SessionProvider.tsx';
import { Form } from '../../forms/Form.tsx';
import { useForm } from '../../forms/useForm.ts';
import { Card } from '../../ui/cards/Card.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import type { Progress } from './export/gather.ts';
import { TaskProgress } from './TaskProgress.tsx';
import classes from './YourData.module.css';

/** Moves the focus to the export, for a person who wants to export before a risky action. */
export const focusExport = (): void =>
  document.querySelector<HTMLElement>('#export [type=submit]')?.focus();

/** Exports all of a person's data as one zip. */
export const YourData = () => {
  const person = useUser();
  const waiting = usePending().length;
  const [progress, setProgress] = useState<Progress>();
  /** The pages that a failed export has already read. The next export continues from there. */
  const reading = useRef<Read>(undefined);
  const { frame, tell } = useForm({
    initialValues: {},
    validate: () => ({}),
    send: async () => {
      setProgress(undefined);
      const { gather, readingOnce, save, zipOf } = await import('./export/exporting.ts');
      const now = new Date();
      reading.current ??= readingOnce(callWith);
      const read = reading.current;
      const data = await gather({ read, person, now, onProgress: setProgress });
      const { timeZone } = daySettings();
      const today = todayIn(now.getTime(), timeZone);
      const file = `cairn-${today}.zip`;
      save(file, 'application/zip', zipOf(data, today));
      reading.current = undefined;
      tell(i18n.t('Saved as {file}', { file }));
    },
    fallback: i18n.t('Failed to export your data. Try again: it resumes.'),
  });
  return (
    <Card title={i18n.t('Your Data')}>
      <div id="export">
        <Form
          {...frame}
          label={i18n.t('Your Data')}
          submit={i18n.t('Export everything')}
          submitting={i18n.t('Exporting...')}
        >
          <p className={classes.hint}>
            {i18n.t(
              'Everything you have entered, in one zip: all of it in cairn.json, plus a CSV of each area for spreadsheets.',
            )}
          </p>
          {waiting > 0 && (
            <Banner tone="neutral">
              {i18n.t(
                '{waiting, plural, one {# unsent change} other {# unsent changes}} will be missing.',
                { waiting },
              )}
            </Banner>
          )}
          {frame.busy && (
            <TaskProgress
              label={i18n.t('Reading your data')}
              done={progress?.done ?? 0}
              total={progress?.total ?? 1}
            />
          )}
        </Form>
      </div>
    </Card>
  );
};
