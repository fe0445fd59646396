import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import type { Note } from '#shared/notes/model.ts';
import { noteName } from '#shared/notes/rules.ts';
import { Modal } from '../../ui/overlay/Dialog.tsx';
import { type Owner, ownerKey, ownerOptions, unknownOwner, useOwners } from '../areas/owners.ts';
import classes from './Notes.module.css';
import { useNotes } from './useNotes.ts';

type Props = { readonly note: Note; readonly isOpen: boolean; readonly onClose: () => void };

/** A dialog to choose another owner for a note. */
export const MoveNote = ({ isOpen, onClose, note }: Props) => (
  <Modal
    opened={isOpen}
    onClose={onClose}
    title={i18n.t('Move “{note}”', { note: noteName(note) })}
    size={440}
  >
    <Choice note={note} onClose={onClose} />
  </Modal>
);

const Choice = ({ note, onClose }: Omit<Props, 'isOpen'>) => {
  const { move } = useNotes();
  const groups = useOwners();
  const before = ownerKey(note.about);
  const [chosen, setChosen] = useState(before);
  const all = groups.flatMap(({ owners }) => owners);
  const find = (key: string): Owner | undefined => all.find(({ about }) => ownerKey(about) === key);
  const target = chosen === before ? undefined : find(chosen);
  return (
    <form
      className={classes.move}
      onSubmit={(event) => {
        event.preventDefault();
        if (target) move(note, target, find(before)?.name ?? unknownOwner());
        onClose();
      }}
    >
      <NativeSelect
        label={i18n.t('Belongs to')}
        data-autofocus
        value={chosen}
        data={[
          ...(find(before) ? [] : [{ value: before, label: unknownOwner() }]),
          ...ownerOptions(groups),
        ]}
        onChange={({ currentTarget: { value } }) => setChosen(value)}
      />
      <div className={classes.under}>
        <Button type="submit" disabled={!target}>
          {i18n.t('Move note')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {i18n.t('Cancel')}
        </Button>
      </div>
    </form>
  );
};
