import { ActionIcon } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router-dom';

type Props = {
  /** Of the item, so that the buttons of two cards are not called the same. */
  readonly name: string;
  /** Where it is edited; omitted where it can't be. */
  readonly editTo?: string;
  /** What travels along: `{habit}`. */
  readonly editState?: object;
  readonly onDelete: () => void;
};

/** The last two buttons of a card. */
export const EditDelete = ({ name, editTo, editState, onDelete }: Props) => (
  <>
    {editTo && (
      <ActionIcon
        component={Link}
        to={editTo}
        state={editState}
        variant="default"
        size={36}
        aria-label={`Edit ${name}`}
        title="Edit"
      >
        <IconPencil size={18} />
      </ActionIcon>
    )}
    <ActionIcon
      variant="default"
      size={36}
      aria-label={`Delete ${name}`}
      title="Delete"
      onClick={onDelete}
    >
      <IconTrash size={18} />
    </ActionIcon>
  </>
);
