import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Goal, Project } from '#shared/projects/model.ts';
import { Card } from '../../ui/cards/Card.tsx';
import { GoalEditor } from './GoalEditor.tsx';
import { GoalLine } from './GoalLine.tsx';
import classes from './ListItems.module.css';
import { AddListItem, focusListItem, UndoRow } from './ListItems.tsx';
import { useGoals, useListItems } from './useListItems.ts';
import { type Removing, withUndoRow } from './useRemoval.ts';
import { useReorder } from './useReorder.ts';
import { placeBehind } from './view.ts';

type Props = { readonly project: Project; readonly removing: Removing };

/** The goals of a project, in the user's order. */
export const GoalsCard = ({ project, removing }: Props) => {
  const { _id: projectId, goals } = project;
  const { add, remove } = useListItems(projectId, 'goals');
  const { tick, rename, moveBehind } = useGoals(projectId);
  const [editing, setEditing] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const input = useRef<HTMLInputElement>(null);

  const moveTo = (goal: Goal, index: number) => {
    if (index < 0 || index >= goals.length) return;
    moveBehind(goal, placeBehind(goals, goal._id, index));
    setSaid(`${goal.description} is now ${index + 1} of ${goals.length}`);
  };
  const rows = withUndoRow(goals, 'goals', removing.removal);
  const { list, start, styleOf, heldIndex } = useReorder((from, to) => {
    const goal = rows[from];
    // An undo row is no place.
    const places = rows.filter((row) => row !== goal).slice(0, to);
    if (goal) moveTo(goal, places.filter(Boolean).length);
  });
  const stopEditing = (goalId: string) => {
    flushSync(() => setEditing(null));
    focusListItem(list.current, goalId, ['data-edit']);
  };
  const takeAway = (goal: Goal, index: number) => {
    setEditing(null);
    removing.start({ list: 'goals', item: goal, index, change: remove(goal) });
  };

  const undoRow = removing.removal && (
    <UndoRow
      description={removing.removal.item.description}
      onUndo={() => {
        const id = removing.removal?.item._id ?? '';
        flushSync(removing.undo);
        focusListItem(list.current, id, ['data-delete', 'data-edit']);
      }}
      onFocusLost={() => input.current?.focus()}
    />
  );
  const rowOf = (goal: Goal, index: number) => {
    const { _id, description } = goal;
    const onMove = (by: 1 | -1) => moveTo(goal, index + by);
    if (_id === editing)
      return (
        <GoalEditor
          goal={goal}
          isFirst={index === 0}
          isLast={index === goals.length - 1}
          onSave={(words) => {
            if (words !== description) rename(goal, words);
            stopEditing(_id);
          }}
          onCancel={() => stopEditing(_id)}
          onRemove={() => takeAway(goal, index)}
          onMove={onMove}
        />
      );
    return (
      <GoalLine
        goal={goal}
        onTick={(completed) => tick(goal, completed)}
        onEdit={() => setEditing(_id)}
        onRemove={() => takeAway(goal, index)}
        onMove={onMove}
        onGrip={(event) => start(event, rows.indexOf(goal))}
      />
    );
  };

  return (
    <Card title="Goals">
      {rows.length === 0 ? (
        <p className={classes.hint}>
          Small steps that you can tick off. Add the first one, then the next.
        </p>
      ) : (
        <ul
          ref={list}
          className={classes.rows}
          aria-label="Goals"
          data-dragging={heldIndex !== null || undefined}
        >
          {rows.map((goal, place) => {
            if (!goal)
              return (
                <li key="undo" className={classes.row}>
                  {undoRow}
                </li>
              );
            const index = goals.indexOf(goal);
            return (
              <li
                key={goal._id}
                data-list-item={goal._id}
                data-held={place === heldIndex || undefined}
                className={classes.row}
                style={styleOf(place)}
              >
                {rowOf(goal, index)}
              </li>
            );
          })}
        </ul>
      )}
      <AddListItem unit="goal" onAdd={add} input={input} />
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
    </Card>
  );
};
