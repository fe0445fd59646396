import { IconNote } from '@tabler/icons-react';
import { i18n } from '#shared/language/i18n.ts';
import { notes } from '#shared/notes/routes.ts';
import { noteName } from '#shared/notes/rules.ts';
import { defineCommands } from '../../command.ts';
import { ownerPath } from '../../domain/areas/owners.ts';

export const commands = defineCommands({
  route: notes.list,
  find: ({ notes }, { open }) =>
    notes.map((note) => ({
      id: note._id,
      kind: i18n.t('Note'),
      name: noteName(note),
      searchText: `${note.text} ${note.place ?? ''}`,
      icon: IconNote,
      run: () => open(ownerPath(note.about), note._id),
    })),
});
