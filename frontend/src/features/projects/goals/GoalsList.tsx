import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { i18n } from '#shared/language/i18n.ts';
import type { Goal, Project } from '#shared/projects/model.ts';
import { useToday } from '../../../data/days/useToday.ts';
import { useHasDraft } from '../../../forms/useDraftText.ts';
import { usePageKey } from '../../../ui/browser/trail.ts';
import { askedItem, useKeptPlace } from '../../../ui/list/useKeptPlace.ts';
import { FoldHeading, useFold } from '../../../ui/page/Fold.tsx';
import { SortableList } from '../../../ui/sortable/SortableList.tsx';
import { SortableRow } from '../../../ui/sortable/SortableRow.tsx';
import { placeBehind } from '../view.ts';
import { draftsOf, GoalEditor } from './GoalEditor.tsx';
import { GoalLine } from './GoalLine.tsx';
import classes from './ListItems.module.css';
import { AddListItem, focusListItem } from './ListItems.tsx';
import { useGoals, useListItems } from './useListItems.ts';

const isCompleted = ({ completed }: Goal): boolean => completed;

/**
 * The number of open goals that are shown at first. If only one more goal is open, it is shown too, because a button
 * would need as much room.
 */
const FEW = 30;

type Props = { readonly project: Project };

/**
 * Shows a project's goals in the person's order. Goals that were already done when the page opened are in a fold of
 * their own.
 */
export const GoalsList = ({ project }: Props) => {
  const { _id: projectId, goals } = project;
  const { add, remove } = useListItems(projectId, 'goals');
  const { tick, edit, moveBehind } = useGoals(projectId);
  const today = useToday();
  const hasDraft = useHasDraft();
  const [edited, setEdited] = useState<ReadonlySet<string>>(
    () => new Set(goals.map(({ _id }) => _id).filter((id) => draftsOf(id).some(hasDraft))),
  );
  const [announcement, setAnnouncement] = useState('');
  const [showsAll, setShowsAll] = useState(false);
  const fold = useFold(`goals.${projectId}.done`, false);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);

  // A goal that is ticked now keeps its place until the next visit. Otherwise it would move away from under the finger.
  const [wereDone] = useState(() => new Set(goals.filter(isCompleted).map(({ _id }) => _id)));
  const isDone = (goal: Goal) => goal.completed && wereDone.has(goal._id);
  const open = goals.filter((goal) => !isDone(goal));
  const done = goals.filter(isDone);
  const rows = showsAll || open.length <= FEW + 1 ? open : open.slice(0, FEW);
  const groupOf = (goal: Goal) => (isDone(goal) ? done : open);

  const { state } = useLocation();
  const key = usePageKey();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on arrival, so that it can be folded again
  useEffect(() => {
    const isAsked = ({ _id }: Goal) => _id === askedItem(state);
    if (done.some(isAsked) && !fold.isOpen) fold.toggle();
    if (open.some(isAsked)) setShowsAll(true);
  }, [key]);
  useKeptPlace(list, () => undefined);

  const move = (goal: Goal, index: number) =>
    moveBehind(goal, placeBehind(groupOf(goal), goal._id, index));
  const step = (goal: Goal, by: 1 | -1) => {
    const group = groupOf(goal);
    const index = group.indexOf(goal) + by;
    if (index < 0 || index >= group.length) return;
    move(goal, index);
    setAnnouncement(
      i18n.t('{name} is now {place} of {all}', {
        name: goal.description,
        place: index + 1,
        all: group.length,
      }),
    );
  };
  const closeEditor = (goalId: string) =>
    setEdited((ids) => new Set([...ids].filter((id) => id !== goalId)));
  const stopEditing = (goalId: string) => {
    flushSync(() => closeEditor(goalId));
    focusListItem(list.current, goalId, ['data-edit']);
  };
  const removeGoal = (goal: Goal) => {
    const group = groupOf(goal);
    const index = group.indexOf(goal);
    flushSync(() => {
      closeEditor(goal._id);
      remove(goal);
    });
    const next = group[index + 1] ?? group[index - 1];
    if (next) focusListItem(list.current, next._id, ['data-delete', 'data-edit']);
    else input.current?.focus();
  };

  const rowProps = ({ _id }: Goal) => ({
    'data-list-item': _id,
    'data-card': _id,
    tabIndex: -1,
    className: classes.row,
  });
  const rowOf = (goal: Goal) => {
    const { _id, description, dueDate } = goal;
    const group = groupOf(goal);
    const index = group.indexOf(goal);
    const onMove = (by: 1 | -1) => step(goal, by);
    if (edited.has(_id))
      return (
        <GoalEditor
          goal={goal}
          isFirst={index === 0}
          isLast={index === group.length - 1}
          onSave={({ description: words, dueDate: day }) => {
            const isRenamed = words !== description;
            const isMoved = day !== dueDate;
            const change = {
              ...(isRenamed && { description: words }),
              ...(isMoved && { dueDate: day }),
            };
            if (isRenamed || isMoved) edit(goal, change);
            stopEditing(_id);
          }}
          onCancel={() => stopEditing(_id)}
          onRemove={() => removeGoal(goal)}
          onMove={onMove}
        />
      );
    return (
      <GoalLine
        goal={goal}
        today={today}
        onTick={(completed) => tick(goal, completed)}
        onEdit={() => setEdited((ids) => new Set([...ids, _id]))}
        onRemove={() => removeGoal(goal)}
        onMove={onMove}
      />
    );
  };

  return (
    <div ref={list}>
      <AddListItem list="goals" onAdd={add} input={input} draft={`goals-${projectId}`} />
      {goals.length === 0 && (
        <p className={classes.hint}>
          {i18n.t('Small steps that you can tick off. Add the first one, then the next.')}
        </p>
      )}
      {rows.length > 0 && (
        <SortableList items={rows} nameOf={({ description }) => description} onMove={move}>
          <ul className={classes.rows} aria-label={i18n.t('Goals')}>
            {rows.map((goal) => (
              <SortableRow key={goal._id} itemId={goal._id} {...rowProps(goal)}>
                {rowOf(goal)}
              </SortableRow>
            ))}
          </ul>
        </SortableList>
      )}
      {rows.length < open.length && (
        <Button variant="subtle" size="xs" onClick={() => setShowsAll(true)}>
          {i18n.t('Show all {count, number}', { count: open.length })}
        </Button>
      )}
      {done.length > 0 && (
        <>
          <FoldHeading {...fold}>
            {i18n.t('Done ({count, number})', { count: done.length })}
          </FoldHeading>
          {fold.isOpen && (
            <ul className={classes.rows} aria-label={i18n.t('Done goals')}>
              {done.map((goal) => (
                <li key={goal._id} {...rowProps(goal)}>
                  {rowOf(goal)}
                </li>
              ))}
            </ul>
          )}
        </>
      )}
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
    </div>
  );
};
