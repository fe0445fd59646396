import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { limits } from '#shared/calls/fields.ts';
import { FIRST_DAY } from '#shared/days/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { useToday } from '../../data/days/useToday.ts';
import { FieldPair, Form } from '../../forms/Form.tsx';
import { DurationField } from '../../forms/fields/DurationField.tsx';
import { limitTo } from '../../forms/fields/limitTo.ts';
import { NumberField } from '../../forms/fields/NumberField.tsx';
import { useDraftForm } from '../../forms/useDraftForm.ts';
import { useRemembered } from '../../ui/browser/useRemembered.ts';
import { Modal } from '../../ui/overlay/Dialog.tsx';
import classes from './LogTimeDialog.module.css';
import { PageField } from './PageField.tsx';
import { chosenSkillKey, noSkill } from './presetSkill.ts';
import {
  emptyTime,
  isWorthKeeping,
  type TimeBody,
  type TimeSource,
  type TimeValues,
  timeBodyOf,
  timeErrors,
} from './timeForm.ts';
import { type LoggedTime, timeFailure, useLogTime } from './useLogTime.ts';

export type LogTimeProps = {
  readonly source: TimeSource;
  /** Called on Undo with the logged time. Restores everything else that logging it changed. */
  readonly onUndo?: (logged: TimeBody) => void;
};

type DialogProps = LogTimeProps & { readonly isOpen: boolean; readonly onClose: () => void };

export const LogTimeDialog = ({ isOpen, onClose, ...props }: DialogProps) => {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={i18n.t('Log time for {name}', { name: props.source.name })}
      size={480}
    >
      <LogTimeForm {...props} onDone={onClose} />
    </Modal>
  );
};

const LogTimeForm = ({
  source,
  onUndo,
  onDone,
}: LogTimeProps & { readonly onDone: () => void }) => {
  const today = useToday();
  const log = useLogTime(onUndo);
  const logged = useRef<LoggedTime>(undefined);
  const [chosen, remember] = useRemembered(chosenSkillKey(source._id));
  // Logging time changes the source, so the form keeps the values that it began with.
  const [began] = useState({ source, values: emptyTime(source, today, chosen) });
  const { form, frame } = useDraftForm<TimeValues>({
    name: 'time',
    // A draft belongs to the initial values. If the source's skills, progress or page change them, the draft is
    // dropped.
    item: source,
    initialValues: began.values,
    hasInput: isWorthKeeping,
    validate: (values) => timeErrors(timeBodyOf(values, began.source), today, began.source),
    save: (values, draft) => {
      if (source.relatedSkills.length > 1) remember(values.skill);
      logged.current = log(source, timeBodyOf(values, began.source), draft);
      return logged.current;
    },
    fallback: timeFailure,
    onSaved: () => {
      logged.current?.offerUndo();
      onDone();
    },
  });
  return (
    <Form {...frame} label={i18n.t('Time')}>
      <FieldPair>
        <DurationField
          label={i18n.t('How long')}
          unit="minutes"
          placeholder={i18n.t('Minutes, e.g. 45 or 1h 30m')}
          required
          data-autofocus
          {...form.getInputProps('minutes')}
        />
        <TextInput
          label={i18n.t('Day')}
          type="date"
          min={FIRST_DAY}
          max={today}
          {...form.getInputProps('date')}
        />
      </FieldPair>
      <SkillChoice skills={source.relatedSkills} {...form.getInputProps('skill')} />
      {began.source.place && (
        <PageField place={began.source.place} {...form.getInputProps('page')} />
      )}
      {source.progress !== undefined && !began.source.place && (
        <NumberField
          label={i18n.t('Progress')}
          rightSection="%"
          min={0}
          max={100}
          {...form.getInputProps('progress')}
        />
      )}
      <Textarea
        label={i18n.t('Note')}
        description={i18n.t('What you did, if you want to remember it.')}
        rows={2}
        {...limitTo(limits.description)}
        {...form.getInputProps('note')}
      />
      <Button type="submit" disabled={frame.busy}>
        {frame.busy ? i18n.t('Saving...') : i18n.t('Log time')}
      </Button>
    </Form>
  );
};

type SkillChoiceProps = { readonly skills: TimeSource['relatedSkills'] };

/**
 * A select for the skill that gets the time. If there is at most one skill, a sentence says where the time counts
 * instead.
 */
const SkillChoice = ({ skills, ...input }: SkillChoiceProps) => {
  const [only, ...others] = skills;
  if (!only)
    return (
      <p className={classes.hint}>
        {i18n.t(
          'It counts in your total hours, but for no skill, because there is no related skill.',
        )}
      </p>
    );
  if (others.length === 0)
    return <p className={classes.hint}>{i18n.t('It counts for {skill}.', { skill: only.name })}</p>;
  return (
    <NativeSelect
      label={i18n.t('Counts for')}
      data={[
        ...skills.map(({ _id, name }) => ({ value: _id, label: name })),
        { value: noSkill, label: i18n.t('No skill') },
      ]}
      {...input}
    />
  );
};
