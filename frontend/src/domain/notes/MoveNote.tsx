import { Button, NativeSelect } from '@mantine/core';
import { useRef, useState } from 'react';
import { referenceKey } from '#shared/calls/reference.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { Note } from '#shared/notes/model.ts';
import { noteName } from '#shared/notes/rules.ts';
import { Modal } from '../../ui/overlay/Dialog.tsx';
import { type Owner, ownerOptions, unknownOwner, useOwners } from '../areas/owners.ts';
import classes from './Notes.module.css';

type Props = {
  readonly note: Note;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Called once the dialog has closed, with the chosen owner and the name of the note's current owner. */
  readonly onMove: (to: Owner, from: string) => void;
};

type Move = { readonly to: Owner; readonly from: string };

/** A dialog to choose another owner for a note. */
export const MoveNote = ({ isOpen, onClose, onMove, note }: Props) => {
  const chosen = useRef<Move>(undefined);
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      // The dialog has then returned the focus. If the note leaves the page, the focus can now move to another note.
      onExitTransitionEnd={() => chosen.current && onMove(chosen.current.to, chosen.current.from)}
      title={i18n.t('Move “{note}”', { note: noteName(note) })}
      size={440}
    >
      <Choice
        note={note}
        onChoose={(move) => {
          chosen.current = move;
          onClose();
        }}
        onCancel={onClose}
      />
    </Modal>
  );
};

type ChoiceProps = {
  readonly note: Note;
  readonly onChoose: (move: Move) => void;
  readonly onCancel: () => void;
};

const Choice = ({ note, onChoose, onCancel }: ChoiceProps) => {
  const groups = useOwners();
  const before = referenceKey(note.about);
  const [chosen, setChosen] = useState(before);
  const all = groups.flatMap(({ owners }) => owners);
  const find = (key: string): Owner | undefined =>
    all.find(({ about }) => referenceKey(about) === key);
  const target = chosen === before ? undefined : find(chosen);
  return (
    <form
      className={classes.move}
      onSubmit={(event) => {
        event.preventDefault();
        if (target) onChoose({ to: target, from: find(before)?.name ?? unknownOwner(groups) });
      }}
    >
      <NativeSelect
        label={i18n.t('Belongs to')}
        data-autofocus
        value={chosen}
        data={[
          ...(find(before) ? [] : [{ value: before, label: unknownOwner(groups) }]),
          ...ownerOptions(groups),
        ]}
        onChange={({ currentTarget: { value } }) => setChosen(value)}
      />
      <div className={classes.under}>
        <Button type="submit" disabled={!target}>
          {i18n.t('Move note')}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {i18n.t('Cancel')}
        </Button>
      </div>
    </form>
  );
};
