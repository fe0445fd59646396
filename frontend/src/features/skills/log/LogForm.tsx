import { Button, NativeSelect, SegmentedControl, Textarea } from '@mantine/core';
import { useRef } from 'react';
import { limits } from '#shared/calls/fields.ts';
import type { Day } from '#shared/days/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { activityTypes } from '#shared/skills/model.ts';
import type { FormDraft } from '../../../data/outbox/change.ts';
import { Form } from '../../../forms/Form.tsx';
import { limitTo } from '../../../forms/fields/limitTo.ts';
import { useDraftForm } from '../../../forms/useDraftForm.ts';
import { formatMinutes } from '../../../ui/format/durations.ts';
import { activityLabel } from '../format.ts';
import { AmountField, DayField } from './LogFields.tsx';
import classes from './LogForm.module.css';
import {
  emptyLog,
  hasInput,
  type KnownActivities,
  type LogKind,
  type LogValues,
  logErrors,
  logFailure,
  logKinds,
  minutesOf,
  type NewActivity,
  newActivityOf,
  ofMinutes,
  quickMinutes,
} from './logForm.ts';
import type { Logged } from './useLog.ts';

const kindLabels = (): Record<LogKind, string> => ({
  hours: i18n.t('Hours'),
  activity: i18n.t('Activity'),
});

/** 'Log 30 min', or 'Log hours' without an amount. */
const submitLabel = (values: LogValues): string => {
  const minutes = minutesOf(values);
  if (minutes > 0) return i18n.t('Log {duration}', { duration: formatMinutes(minutes) });
  return values.kind === 'hours' ? i18n.t('Log hours') : i18n.t('Log activity');
};

type Props = {
  readonly skillId: string;
  readonly today: Day;
  readonly known: KnownActivities;
  readonly onLog: (activity: NewActivity, draft: FormDraft) => Logged;
  readonly onDone: () => void;
};

/** Logs hours or an activity on a day, with a usual amount or a typed one. */
export const LogForm = ({ skillId, today, known, onLog, onDone }: Props) => {
  const logged = useRef<Logged>(undefined);
  const { form, frame } = useDraftForm<LogValues>({
    name: 'log',
    item: { _id: skillId },
    initialValues: emptyLog,
    hasInput,
    validate: (values) => logErrors(newActivityOf(values, today), today, known),
    save: (values, draft) => {
      logged.current = onLog(newActivityOf(values, today), draft);
      return logged.current;
    },
    fallback: ({ kind }) => logFailure(kind),
    onSaved: () => {
      logged.current?.offerUndo({ withNote: true });
      onDone();
    },
  });
  const { kind } = form.values;
  const note = form.getInputProps(kind === 'hours' ? 'notes' : 'description');

  return (
    <Form {...frame} className={classes.form} label={i18n.t('New activity')}>
      <fieldset className={classes.part}>
        <legend>{i18n.t('How long')}</legend>
        <div className={classes.quick}>
          {quickMinutes.map((minutes) => (
            <Button
              key={minutes}
              variant={minutesOf(form.values) === minutes ? 'filled' : 'light'}
              aria-pressed={minutesOf(form.values) === minutes}
              onClick={() => form.setValues(ofMinutes(minutes))}
            >
              {formatMinutes(minutes)}
            </Button>
          ))}
        </div>
        <AmountField form={form} />
      </fieldset>
      <DayField form={form} today={today} />
      <SegmentedControl
        fullWidth
        aria-label={i18n.t('What to log')}
        value={kind}
        data={logKinds.map((value) => ({ value, label: kindLabels()[value] }))}
        onChange={(chosen) => form.setFieldValue('kind', chosen)}
      />
      {kind === 'activity' && (
        <NativeSelect
          label={i18n.t('Type')}
          data={activityTypes.map((type) => ({ value: type, label: activityLabel(type) }))}
          {...form.getInputProps('type')}
        />
      )}
      <Textarea
        label={kind === 'hours' ? i18n.t('Note') : i18n.t('Description')}
        description={i18n.t('What you did, if you want to remember it.')}
        rows={2}
        {...limitTo(limits.description)}
        {...note}
        onChange={({ currentTarget: { value } }) =>
          form.setValues({ notes: value, description: value })
        }
      />
      <Button type="submit" variant={frame.busy ? 'default' : 'filled'}>
        {frame.busy ? i18n.t('Saving...') : submitLabel(form.values)}
      </Button>
    </Form>
  );
};
