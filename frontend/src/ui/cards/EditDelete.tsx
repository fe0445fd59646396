import { ActionIcon } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { i18n } from '#shared/language/i18n.ts';
import classes from './EditDelete.module.css';

type Props = {
  /** The item's name. It makes the labels of each card's buttons unique. */
  readonly name: string;
  /** Labels to use if the name alone is unclear. */
  readonly labels?: { readonly edit: string; readonly remove: string };
  readonly editTo?: string;
  /** The router's state for that page: `{habit}`. */
  readonly editState?: object;
  /** Called by the edit button if the item is edited on this page, without `editTo`. */
  readonly onEdit?: () => void;
  readonly onDelete: () => void;
};

const quiet = { variant: 'subtle', color: 'gray', size: 36 } as const;

export const EditDelete = ({ name, editTo, editState, onEdit, onDelete, ...given }: Props) => {
  const { edit, remove } = given.labels ?? {
    edit: i18n.t('Edit {name}', { name }),
    remove: i18n.t('Delete {name}', { name }),
  };
  const label = { 'aria-label': edit, title: i18n.t('Edit') };
  const editButton = { ...quiet, ...label, 'data-key': 'e', children: <IconPencil size={18} /> };
  return (
    <div className={classes.pair}>
      {editTo && <ActionIcon component={Link} to={editTo} state={editState} {...editButton} />}
      {onEdit && <ActionIcon {...editButton} onClick={onEdit} />}
      <ActionIcon {...quiet} aria-label={remove} title={i18n.t('Delete')} onClick={onDelete}>
        <IconTrash size={18} />
      </ActionIcon>
    </div>
  );
};
