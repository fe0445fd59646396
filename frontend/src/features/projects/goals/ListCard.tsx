import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Challenge, ListItem, ListName, Outcome, Project } from '#shared/projects/model.ts';
import { useToday } from '../../../data/days/useToday.ts';
import { Card } from '../../../ui/cards/Card.tsx';
import { DeleteButton } from '../../../ui/cards/IconButton.tsx';
import classes from './ListItems.module.css';
import { AddListItem, focusListItem } from './ListItems.tsx';
import { describeSolved } from './projectLists.ts';
import { useListItems } from './useListItems.ts';

type Props = {
  readonly project: Project;
  readonly list: Exclude<ListName, 'goals'>;
  readonly title: string;
  /** Explains the list while it is empty. */
  readonly hint: string;
};

/** Shows a project's learning outcomes, or its challenges. */
export const ListCard = ({ project, list, title, hint }: Props) => {
  const { add, remove } = useListItems(project._id, list);
  const input = useRef<HTMLInputElement>(null);
  const rows = useRef<HTMLUListElement>(null);
  const items: readonly (Outcome | Challenge)[] = project[list];
  const today = useToday();
  const removeItem = (item: ListItem, index: number) => {
    flushSync(() => remove(item));
    const next = items[index + 1] ?? items[index - 1];
    if (next) focusListItem(rows.current, next._id, ['data-delete']);
    else input.current?.focus();
  };
  return (
    <Card title={title}>
      {items.length === 0 ? (
        <p className={classes.hint}>{hint}</p>
      ) : (
        <ul ref={rows} className={classes.rows} aria-label={title}>
          {items.map((item, index) => (
            <li key={item._id} data-list-item={item._id} className={classes.row}>
              <div className={classes.listed}>
                <p dir="auto">{item.description}</p>
                {'solvedOn' in item && item.solvedOn !== null && (
                  <p className={classes.solved}>{describeSolved(item.solvedOn, today)}</p>
                )}
              </div>
              <DeleteButton name={item.description} onClick={() => removeItem(item, index)} />
            </li>
          ))}
        </ul>
      )}
      <AddListItem list={list} onAdd={add} input={input} draft={`${list}-${project._id}`} />
    </Card>
  );
};
