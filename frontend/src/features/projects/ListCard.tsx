import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Project } from '#shared/projects/model.ts';
import { Card } from '../../ui/cards/Card.tsx';
import classes from './ListItems.module.css';
import { AddListItem, focusListItem, UndoRow } from './ListItems.tsx';
import { type ListName, listUnits } from './projectLists.ts';
import { useListItems } from './useListItems.ts';
import { type Removing, withUndoRow } from './useRemoval.ts';

type Props = {
  readonly project: Project;
  readonly list: Exclude<ListName, 'goals'>;
  readonly title: string;
  /** What belongs here, shown while the list is empty. */
  readonly hint: string;
  readonly removing: Removing;
};

/** The learning outcomes, or the challenges, of a project. */
export const ListCard = ({ project, list, title, hint, removing }: Props) => {
  const { add, remove } = useListItems(project._id, list);
  const input = useRef<HTMLInputElement>(null);
  const rows = useRef<HTMLUListElement>(null);
  const items = withUndoRow(project[list], list, removing.removal);
  return (
    <Card title={title}>
      {items.length === 0 ? (
        <p className={classes.hint}>{hint}</p>
      ) : (
        <ul ref={rows} className={classes.rows} aria-label={title}>
          {items.map((item) =>
            item ? (
              <li key={item._id} data-list-item={item._id} className={classes.row}>
                <span className={classes.text}>{item.description}</span>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={36}
                  data-delete
                  aria-label={`Delete ${item.description}`}
                  title="Delete"
                  onClick={() =>
                    removing.start({
                      list,
                      item,
                      index: project[list].indexOf(item),
                      change: remove(item),
                    })
                  }
                >
                  <IconTrash size={18} />
                </ActionIcon>
              </li>
            ) : (
              <li key="undo" className={classes.row}>
                <UndoRow
                  description={removing.removal?.item.description ?? ''}
                  onUndo={() => {
                    const id = removing.removal?.item._id ?? '';
                    flushSync(removing.undo);
                    focusListItem(rows.current, id, ['data-delete']);
                  }}
                  onFocusLost={() => input.current?.focus()}
                />
              </li>
            ),
          )}
        </ul>
      )}
      <AddListItem unit={listUnits[list]} onAdd={add} input={input} />
    </Card>
  );
};
