import { Button } from '@mantine/core';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import type { About } from '#shared/notes/model.ts';
import { useToday } from '../../data/days/useToday.ts';
import { Form } from '../../forms/Form.tsx';
import { useDraftForm } from '../../forms/useDraftForm.ts';
import { isSaveKey, NoteOptions, NoteText } from './NoteFields.tsx';
import classes from './Notes.module.css';
import { emptyNote, isWorthKeeping, type NoteValues, newNoteOf, noteErrors } from './noteForm.ts';
import { saveFailure, useNotes } from './useNotes.ts';

type Props = { readonly about: About; readonly input: RefObject<HTMLTextAreaElement | null> };

/** The field for a new note. Its buttons appear once it is used. */
export const NewNote = ({ about, input }: Props) => {
  const today = useToday();
  const { add } = useNotes();
  const { form, frame, submit } = useDraftForm<NoteValues>({
    name: 'note',
    item: { _id: about.id },
    initialValues: emptyNote(today),
    hasInput: isWorthKeeping,
    validate: (values) => noteErrors(values, today),
    save: (values, draft) => add(newNoteOf(about, values, today), draft),
    fallback: saveFailure(),
    staysOpen: true,
    onSaved: (isUntouched) => {
      if (isUntouched) form.setValues(emptyNote(today));
    },
  });
  // A page may stay open past midnight. Unless another day was chosen, the note is for the new day.
  const lastDay = useRef(today);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form's setter stays the same
  useEffect(() => {
    if (form.values.date === lastDay.current) form.setFieldValue('date', today);
    lastDay.current = today;
  }, [today]);
  const [isUsed, setUsed] = useState(() => isWorthKeeping(form.values));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key saves from every field of the form
    <div
      onKeyDown={(event) => {
        if (!isSaveKey(event)) return;
        event.preventDefault();
        void submit();
      }}
    >
      <Form {...frame} label={i18n.t('New note')} className={classes.form}>
        <NoteText
          form={form}
          label={i18n.t('New note')}
          placeholder={i18n.t('Write a note')}
          input={input}
          onFocus={() => setUsed(true)}
        />
        {isUsed && (
          <div className={classes.under}>
            <NoteOptions form={form} area={about.area} />
            <div className={classes.save}>
              <SaveNote busy={frame.busy} />
            </div>
          </div>
        )}
      </Form>
    </div>
  );
};

export const SaveNote = ({ busy }: { readonly busy: boolean }) => (
  <Button
    type="submit"
    size="xs"
    disabled={busy}
    title={i18n.t('Save note (Ctrl+Enter)')}
    aria-keyshortcuts="Control+Enter Meta+Enter"
  >
    {busy ? i18n.t('Saving...') : i18n.t('Save note')}
  </Button>
);
