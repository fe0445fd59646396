import { IconNote } from '@tabler/icons-react';
import { i18n } from '#shared/language/i18n.ts';
import { noteFields } from '#shared/notes/model.ts';
import type { ItemCommand, LineAction } from '../../command.ts';
import type { Owner } from '../areas/owners.ts';
import type { NoteActions } from './useNotes.ts';

/** The commands for a line such as 'note rust: borrowing is lending', one for each owner. */
export const noteCommands = (
  owners: readonly Owner[],
  action: LineAction,
  notes: Pick<NoteActions, 'addLine'>,
): readonly ItemCommand[] => {
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
    run: () => notes.addLine(owner, text),
  }));
};
