import { useMemo } from 'react';
import { idOn } from '#shared/core/ids.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { About, NewNote, Note, NotePatch } from '#shared/notes/model.ts';
import { noteName } from '#shared/notes/rules.ts';
import { useMake } from '../../data/changes/useMake.ts';
import type { FormDraft } from '../../data/outbox/change.ts';
import { useReversible } from '../../forms/useReversible.ts';
import { showUndo } from '../../ui/overlay/popups/popups.ts';
import type { Owner } from '../areas/owners.ts';
import { createNote, deleteNote, updateNote } from './edits.ts';

export const saveFailure = (): string => i18n.t('Failed to save the note');

export type NoteActions = ReturnType<typeof useNotes>;

/** The actions of notes. The returned object never changes. */
export const useNotes = () => {
  const make = useMake();
  const send = useReversible();
  return useMemo(() => {
    const add = (body: NewNote, draft: FormDraft) =>
      make(
        createNote,
        // Notes of one day are ordered by their ids. So even a backdated note gets an id with the time of writing.
        { body: { _id: idOn(undefined), ...body } },
        {
          label: i18n.t('New note: {note}', { note: noteName(body) }),
          failure: saveFailure(),
          success: 'Created!',
          draft,
        },
      );

    /** Adds a note from one line. Undo deletes it. */
    const addLine = ({ about, name }: Owner, text: string): void => {
      const id = idOn(undefined);
      make(
        createNote,
        { body: { _id: id, about, text } },
        { label: i18n.t('New note: {note}', { note: noteName({ text }) }), failure: saveFailure() },
      );
      const undo = () => {
        make(
          deleteNote,
          { params: { id } },
          {
            label: i18n.t('Deleting the note “{note}”', { note: noteName({ text }) }),
            failure: i18n.t('Failed to delete the note'),
            success: 'Undone!',
          },
        );
        return true;
      };
      showUndo(i18n.t('{name}: note added', { name }), { undo });
    };

    const edit = ({ _id: id, text }: Note, body: NotePatch, draft: FormDraft) =>
      make(
        updateNote,
        { params: { id }, body },
        {
          label: i18n.t('Note changed: {note}', { note: noteName({ text }) }),
          failure: saveFailure(),
          success: 'Updated!',
          draft,
        },
      );

    /** Moves a note to another owner. Offers Undo. */
    const move = ({ _id: id, about }: Note, to: Owner, fromName: string): void => {
      const moved = (target: About, name: string) => ({
        label: i18n.t('Note moved to {name}', { name }),
        request: { params: { id }, body: { about: target } },
      });
      send(updateNote, saveFailure(), moved(to.about, to.name), moved(about, fromName));
    };

    /** Deletes a note. The change is held for a while, so that Undo loses nothing. */
    const remove = (note: Note): void => {
      const label = i18n.t('Deleting the note “{note}”', { note: noteName(note) });
      const added = make(
        deleteNote,
        { params: { id: note._id } },
        {
          label,
          failure: i18n.t('Failed to delete the note'),
          success: 'Deleted!',
          isHeld: true,
        },
      );
      showUndo(label, added);
    };

    return { add, addLine, edit, move, remove };
  }, [make, send]);
};
