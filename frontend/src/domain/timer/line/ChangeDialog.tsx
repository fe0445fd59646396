import { Button, NativeSelect, TextInput } from '@mantine/core';
import { i18n } from '#shared/language/i18n.ts';
import { sentenceOf } from '#shared/reasons.ts';
import type { TimerTarget } from '#shared/timer/facts.ts';
import { maxNoteLength, maxStartedAgo, minute } from '#shared/timer/limits.ts';
import type { TargetArea } from '#shared/timer/model.ts';
import { refusedStart } from '#shared/timer/refusals.ts';
import type { Session } from '#shared/timer/spans.ts';
import { useRows } from '../../../data/changes/useRows.ts';
import { serverNow } from '../../../data/client/serverClock.ts';
import { Form } from '../../../forms/Form.tsx';
import { limitTo } from '../../../forms/fields/limitTo.ts';
import { type FieldErrors, useForm } from '../../../forms/useForm.ts';
import { Modal } from '../../../ui/overlay/Dialog.tsx';
import { chosenSkillKey, noSkill } from '../../time/presetSkill.ts';
import { allTimed, type Timed, targetOf, timedAreas } from '../timedItems.ts';
import type { TimerPatch } from '../useTimerActions.ts';
import { fromLocal, toLocal } from './localTime.ts';

type Props = {
  readonly session: Session;
  readonly onChange: (patch: TimerPatch) => void;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** A dialog to change the start, the target and the note of the current timer. */
export const ChangeDialog = ({ isOpen, onClose, ...props }: Props) => {
  return (
    <Modal opened={isOpen} onClose={onClose} title={i18n.t('Edit the timer')} size={440}>
      <ChangeForm {...props} onDone={onClose} />
    </Modal>
  );
};

type Values = { startedAt: string; item: string; skill: string; note: string };

const keyOf = (area: TargetArea, id: string): string => `${area} ${id}`;

type FormProps = Pick<Props, 'session' | 'onChange'> & { readonly onDone: () => void };

const ChangeForm = ({ session: { timer }, onChange, onDone }: FormProps) => {
  const items = allTimed(useRows());
  const before = valuesOf(timer);
  const { form, frame } = useForm<Values>({
    initialValues: before,
    validate: (values) => errorsOf(values, before),
    send: async (values) => {
      const patch = patchOf(values, before, itemOf(values.item));
      if (patch.target?.skill !== undefined)
        localStorage.setItem(chosenSkillKey(patch.target.id), values.skill);
      if (Object.keys(patch).length > 0) onChange(patch);
      onDone();
    },
    fallback: i18n.t('Failed to change the timer'),
  });
  const itemOf = (key: string) => items.find(({ area, _id }) => keyOf(area, _id) === key);
  const chosen = itemOf(form.values.item);
  const choose = (key: string) => {
    const item = itemOf(key);
    const skill = item && targetOf(item.area, item).skill;
    form.setValues({ item: key, skill: skill ?? noSkill });
  };
  return (
    <Form {...frame} label={i18n.t('Timer')}>
      <TextInput
        label={i18n.t('Started at')}
        type="datetime-local"
        min={toLocal(serverNow() - maxStartedAgo)}
        max={toLocal(serverNow())}
        data-autofocus
        {...form.getInputProps('startedAt')}
      />
      <NativeSelect
        label={i18n.t('Runs for')}
        data={[
          ...(itemOf(before.item) ? [] : [{ value: before.item, label: '–' }]),
          ...grouped(items, before.item),
        ]}
        {...form.getInputProps('item')}
        onChange={({ currentTarget: { value } }) => choose(value)}
      />
      {(chosen?.relatedSkills?.length ?? 0) > 1 && (
        <NativeSelect
          label={i18n.t('Counts for')}
          data={[
            ...(chosen?.relatedSkills ?? []).map(({ _id, name }) => ({ value: _id, label: name })),
            { value: noSkill, label: i18n.t('No skill') },
          ]}
          {...form.getInputProps('skill')}
        />
      )}
      {/* No note for a habit: its time becomes part of a day, which has its own note. */}
      {chosen?.area !== 'habits' && (
        <TextInput
          label={i18n.t('Note')}
          description={i18n.t('What you do. It is kept with the logged time.')}
          {...limitTo(maxNoteLength)}
          autoComplete="off"
          {...form.getInputProps('note')}
        />
      )}
      <Button type="submit" disabled={frame.busy}>
        {i18n.t('Save changes')}
      </Button>
    </Form>
  );
};

const valuesOf = ({ startedAt, target, note }: Session['timer']): Values => ({
  startedAt: toLocal(startedAt.value),
  item: keyOf(target.value.area, target.value.id),
  skill: target.value.skill ?? noSkill,
  note: note.value,
});

/** The items by area. Finished items are left out, except the current target. */
const grouped = (items: readonly Timed[], kept: string) =>
  timedAreas
    .map(({ name, nav }) => ({
      group: nav.label(),
      items: items
        .filter(({ area, isOver, _id }) => area === name && (!isOver || keyOf(area, _id) === kept))
        .map((item) => ({ value: keyOf(item.area, item._id), label: item.name })),
    }))
    .filter((group) => group.items.length > 0);

/** An unchanged start is not checked, because it may be older than the limit for new starts. */
const errorsOf = ({ startedAt }: Values, before: Values): FieldErrors => {
  if (startedAt === before.startedAt) return {};
  const typed = fromLocal(startedAt);
  if (typed === undefined) return { startedAt: i18n.t('Choose a day and a time') };
  const now = serverNow();
  if (typed > now) return { startedAt: i18n.t('Choose a time that is over') };
  const refused = refusedStart(typed, now - minute);
  return refused ? { startedAt: sentenceOf(refused) } : {};
};

const patchOf = (values: Values, before: Values, item: Timed | undefined): TimerPatch => {
  const startedAt = fromLocal(values.startedAt);
  const isOther = values.item !== before.item || values.skill !== before.skill;
  const note = values.note.trim();
  return {
    ...(values.startedAt !== before.startedAt && startedAt !== undefined && { startedAt }),
    ...(isOther && item && { target: chosenTarget(item, values.skill) }),
    ...(note !== before.note && { note }),
  };
};

const chosenTarget = ({ area, _id: id }: Timed, skill: string): TimerTarget =>
  area === 'skills' || area === 'habits'
    ? { area, id }
    : { area, id, skill: skill === noSkill ? null : skill };
