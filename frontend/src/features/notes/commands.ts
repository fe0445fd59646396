import { IconNote } from '@tabler/icons-react';
import { useMemo } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import { noteFields } from '#shared/notes/model.ts';
import { notes } from '#shared/notes/routes.ts';
import { noteName } from '#shared/notes/rules.ts';
import { defineCommands } from '../../command.ts';
import { type Owner, ownerPath, useOwners } from '../../domain/areas/owners.ts';
import { type NoteActions, useNotes } from '../../domain/notes/useNotes.ts';

type Actions = Pick<NoteActions, 'addLine'> & { readonly owners: readonly Owner[] };

const useActions = (): Actions => {
  const groups = useOwners();
  const { addLine } = useNotes();
  return useMemo(
    () => ({ owners: groups.flatMap(({ owners }) => owners), addLine }),
    [groups, addLine],
  );
};

export const commands = defineCommands<typeof notes.list, Actions>({
  route: notes.list,
  useActions,
  find: ({ notes }, { open }) =>
    notes.map((note) => ({
      id: note._id,
      kind: i18n.t('Note'),
      name: noteName(note),
      searchText: `${note.text} ${note.place ?? ''}`,
      icon: IconNote,
      run: () => open(ownerPath(note.about), note._id),
    })),
  /** 'note rust: borrowing is lending' adds a note to Rust. */
  fromLineAlone: (action, { owners, addLine }) => {
    if (action.kind !== 'note') return [];
    const { text } = action;
    if (!noteFields.create.shape.text.safeParse(text).success) return [];
    return owners.map((owner) => ({
      id: `note-${owner.about.id}`,
      kind: i18n.t('Note'),
      name: i18n.t('Add a note to {name}', { name: owner.name }),
      item: owner.name,
      icon: IconNote,
      staysHere: true,
      run: () => addLine(owner, text),
    }));
  },
});
