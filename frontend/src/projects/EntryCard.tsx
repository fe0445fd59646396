import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Project } from '#shared/projects/model.ts';
import { Card } from '../ui/Card.tsx';
import { AddEntry } from './AddEntry.tsx';
import classes from './Entries.module.css';
import { type EntryList, entryUnits, isUnsaved } from './entryLists.ts';
import { focusEntry } from './focusEntry.ts';
import { UndoRow } from './UndoRow.tsx';
import { useEntries } from './useEntries.ts';
import type { Removing } from './useRemoval.ts';

type Props = {
  readonly project: Project;
  readonly list: Exclude<EntryList, 'goals'>;
  readonly title: string;
  /** What belongs here, said while there is nothing. */
  readonly hint: string;
  readonly removing: Removing;
};

/** The learning outcomes, or the challenges, of a project. */
export const EntryCard = ({ project, list, title, hint, removing }: Props) => {
  const { add, remove } = useEntries(project._id, list);
  const input = useRef<HTMLInputElement>(null);
  const rows = useRef<HTMLUListElement>(null);
  const entries = project[list];
  const removed = removing.removal?.list === list ? removing.removal.entryId : null;
  return (
    <Card title={title}>
      {entries.length === 0 ? (
        <p className={classes.hint}>{hint}</p>
      ) : (
        <ul ref={rows} className={classes.rows} aria-label={title}>
          {entries.map(({ _id, description }) => (
            <li key={_id} data-entry={_id} className={classes.row}>
              {_id === removed ? (
                <UndoRow
                  description={description}
                  onUndo={() => {
                    flushSync(removing.undo);
                    focusEntry(rows.current, _id, ['data-delete']);
                  }}
                  onFocusLost={() => input.current?.focus()}
                />
              ) : (
                <>
                  <span className={classes.text} data-unsaved={isUnsaved(_id) || undefined}>
                    {description}
                  </span>
                  {!isUnsaved(_id) && (
                    <ActionIcon
                      variant="subtle"
                      color="gray"
                      size={36}
                      data-delete
                      aria-label={`Delete ${description}`}
                      title="Delete"
                      onClick={() => removing.start({ list, entryId: _id }, () => remove(_id))}
                    >
                      <IconTrash size={18} />
                    </ActionIcon>
                  )}
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      <AddEntry unit={entryUnits[list]} onAdd={add} input={input} />
    </Card>
  );
};
