import { Textarea, TextInput } from '@mantine/core';
import type { KeyboardEvent, Ref } from 'react';
import { limits } from '#shared/calls/fields.ts';
import { FIRST_DAY } from '#shared/days/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { maxPlace, type OwnerArea } from '#shared/notes/model.ts';
import { useToday } from '../../data/days/useToday.ts';
import { FieldPair } from '../../forms/Form.tsx';
import { limitTo } from '../../forms/fields/limitTo.ts';
import { UrlField } from '../../forms/fields/UrlField.tsx';
import { MoreOptions } from '../../forms/MoreOptions.tsx';
import type { Inputs } from '../../forms/useForm.ts';
import classes from './Notes.module.css';
import { emptyNote, type NoteValues } from './noteForm.ts';

/** Whether Ctrl+Enter or Cmd+Enter was pressed. Enter alone begins a new line. */
export const isSaveKey = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing;

type TextProps = {
  readonly form: Inputs<NoteValues>;
  readonly label: string;
  readonly placeholder?: string;
  readonly autoFocus?: boolean;
  readonly input?: Ref<HTMLTextAreaElement>;
  readonly onFocus?: () => void;
};

/** The field for the text of a note. It grows with the text. */
export const NoteText = ({ form, label, placeholder, input, ...rest }: TextProps) => (
  <Textarea
    ref={input}
    aria-label={label}
    {...(placeholder && { placeholder })}
    autosize
    minRows={2}
    maxRows={20}
    classNames={{ input: classes.typed ?? '' }}
    {...limitTo(limits.notes)}
    {...form.getInputProps('text')}
    {...rest}
  />
);

type MoreProps = { readonly form: Inputs<NoteValues>; readonly area: OwnerArea };

export const NoteOptions = ({ form, area }: MoreProps) => {
  const today = useToday();
  // Only a resource has pages and minutes. A note of another item shows the field only if the note has a place.
  const hasPlace = area === 'resources' || form.values.place !== '';
  return (
    <MoreOptions form={form} unset={emptyNote(today)} fields={['place', 'url']}>
      <FieldPair>
        <TextInput
          label={i18n.t('Day')}
          type="date"
          min={FIRST_DAY}
          max={today}
          {...form.getInputProps('date')}
        />
        {hasPlace && (
          <TextInput
            label={i18n.t('Place')}
            placeholder={i18n.t('p. 112')}
            autoComplete="off"
            {...limitTo(maxPlace)}
            {...form.getInputProps('place')}
          />
        )}
      </FieldPair>
      <UrlField label={i18n.t('Link')} {...form.getInputProps('url')} />
    </MoreOptions>
  );
};
