import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useSWRConfig } from 'swr';
import type { TimerTarget } from '#shared/timer/facts.ts';
import { maxNoteLength, maxStartedAgo, minute } from '#shared/timer/limits.ts';
import { refusedStart } from '#shared/timer/refusals.ts';
import type { Session } from '#shared/timer/spans.ts';
import { peekInto } from '../data/outbox/confirmChange.ts';
import { usePending } from '../data/storage/usePersonData.ts';
import { Form } from '../forms/Form.tsx';
import { type FieldErrors, useForm } from '../forms/useForm.ts';
import { i18n } from '../language/i18n.ts';
import { sentenceOf } from '../language/reasons.ts';
import { useBackCloses } from '../ui/overlay/backCloses.ts';
import { Modal } from '../ui/overlay/Dialog.tsx';
import { fromLocal, toLocal } from './localTime.ts';
import { allTimed, type Timed } from './timedItems.ts';
import type { TimerPatch } from './useTimerActions.ts';

type Props = {
  readonly session: Session;
  readonly onChange: (patch: TimerPatch) => void;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** Changes the start, the target and the note of the timer that goes on. */
export const ChangeDialog = ({ isOpen, onClose, ...props }: Props) => {
  useBackCloses(isOpen, onClose);
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={i18n.t('Edit the timer')}
      size={440}
      closeButtonProps={{ 'aria-label': i18n.t('Close') }}
      attributes={{ header: { role: 'none' } }}
      transitionProps={{ duration: 150 }}
    >
      <ChangeForm {...props} onDone={onClose} />
    </Modal>
  );
};

type Values = { startedAt: string; target: string; note: string };

const keyOf = ({ area, id }: TimerTarget): string => `${area} ${id}`;

type FormProps = Pick<Props, 'session' | 'onChange'> & { readonly onDone: () => void };

const ChangeForm = ({ session: { timer }, onChange, onDone }: FormProps) => {
  const { cache } = useSWRConfig();
  const items = allTimed(peekInto(cache, usePending()));
  const before = {
    startedAt: toLocal(timer.startedAt.value),
    target: keyOf(timer.target.value),
    note: timer.note.value,
  };
  const { form, frame } = useForm<Values>({
    initialValues: before,
    validate: (values) => errorsOf(values, before),
    send: async (values) => {
      const patch = patchOf(values, before, items);
      if (Object.keys(patch).length > 0) onChange(patch);
      onDone();
    },
    fallback: i18n.t('Failed to change the timer'),
  });
  const isKnown = items.some(({ target }) => keyOf(target) === before.target);
  return (
    <Form {...frame} label={i18n.t('Timer')}>
      <TextInput
        label={i18n.t('Started at')}
        type="datetime-local"
        min={toLocal(Date.now() - maxStartedAgo)}
        max={toLocal(Date.now())}
        data-autofocus
        {...form.getInputProps('startedAt')}
      />
      <NativeSelect
        label={i18n.t('Counts for')}
        data={[
          ...(isKnown ? [] : [{ value: before.target, label: '–' }]),
          ...items.map(({ target, name }) => ({ value: keyOf(target), label: name })),
        ]}
        {...form.getInputProps('target')}
      />
      <TextInput
        label={i18n.t('Note')}
        description={i18n.t('What you do. It is kept with the logged time.')}
        maxLength={maxNoteLength}
        autoComplete="off"
        {...form.getInputProps('note')}
      />
      <Button type="submit" disabled={frame.busy}>
        {i18n.t('Save changes')}
      </Button>
    </Form>
  );
};

/** An untouched start is not checked: it may be older than a new one may be. */
const errorsOf = ({ startedAt }: Values, before: Values): FieldErrors => {
  if (startedAt === before.startedAt) return {};
  const typed = fromLocal(startedAt);
  if (typed === undefined) return { startedAt: i18n.t('Choose a day and a time') };
  const now = Date.now();
  if (typed > now) return { startedAt: i18n.t('Choose a time that is over') };
  const refused = refusedStart(typed, now - minute);
  return refused ? { startedAt: sentenceOf(refused) } : {};
};

const patchOf = (values: Values, before: Values, items: readonly Timed[]): TimerPatch => {
  const startedAt = fromLocal(values.startedAt);
  const target = items.find((item) => keyOf(item.target) === values.target)?.target;
  const note = values.note.trim();
  return {
    ...(values.startedAt !== before.startedAt && startedAt !== undefined && { startedAt }),
    ...(values.target !== before.target && target && { target }),
    ...(note !== before.note && { note }),
  };
};
