import { Button } from '@mantine/core';
import { i18n } from '#shared/language/i18n.ts';
import type { Note } from '#shared/notes/model.ts';
import { useToday } from '../../data/days/useToday.ts';
import { Form } from '../../forms/Form.tsx';
import { useDraftForm } from '../../forms/useDraftForm.ts';
import { SaveNote } from './NewNote.tsx';
import { isSaveKey, NoteOptions, NoteText } from './NoteFields.tsx';
import classes from './Notes.module.css';
import { type NoteValues, noteErrors, notePatchOf, valuesOf } from './noteForm.ts';
import { saveFailure, useNotes } from './useNotes.ts';

type Props = {
  readonly note: Note;
  readonly autoFocus: boolean;
  readonly onDone: () => void;
};

/** Edits a note in its place. Escape cancels. */
export const NoteEditor = ({ note, autoFocus, onDone }: Props) => {
  const today = useToday();
  const { edit } = useNotes();
  const { form, frame, submit, giveUp } = useDraftForm<NoteValues>({
    name: 'note',
    item: note,
    initialValues: valuesOf(note),
    validate: (values) => noteErrors(values, today, note),
    save: (values, draft) => {
      const patch = notePatchOf(note, values);
      return Object.keys(patch).length === 0 ? undefined : edit(note, patch, draft);
    },
    fallback: saveFailure(),
    onSaved: onDone,
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys work in every field of the form
    <div
      className={classes.editor}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
          event.preventDefault();
          giveUp(onDone);
        }
        if (!isSaveKey(event)) return;
        event.preventDefault();
        void submit();
      }}
    >
      <Form {...frame} label={i18n.t('Edit note')} className={classes.form}>
        <NoteText form={form} label={i18n.t('Note')} autoFocus={autoFocus} />
        <div className={classes.under}>
          <NoteOptions form={form} area={note.about.area} />
          <div className={classes.save}>
            <Button size="xs" variant="default" onClick={() => giveUp(onDone)}>
              {i18n.t('Cancel')}
            </Button>
            <SaveNote busy={frame.busy} />
          </div>
        </div>
      </Form>
    </div>
  );
};
