import { Button, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconFlag, IconTrash } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { type Day, isDay } from '#shared/days/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { type Goal, maxListItemLength } from '#shared/projects/model.ts';
import { limitTo } from '../../../forms/fields/limitTo.ts';
import { useDraftText } from '../../../forms/useDraftText.ts';
import { IconButton } from '../../../ui/cards/IconButton.tsx';
import classes from './ListItems.module.css';

type Props = {
  readonly goal: Goal;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onSave: (change: { description: string; dueDate: Day | null }) => void;
  readonly onCancel: () => void;
  readonly onRemove: () => void;
  /** Moves the goal one place up (-1) or down (1). */
  readonly onMove: (by: 1 | -1) => void;
};

/** The names of the drafts for a goal's new text and its new day. */
export const draftsOf = (goalId: string) => [`words-${goalId}`, `day-${goalId}`] as const;

/** Edits a goal's text and day in place, and moves it without dragging. */
export const GoalEditor = (props: Props) => {
  const { goal, isFirst, isLast, onSave, onCancel, onRemove, onMove } = props;
  const [textDraft, dayDraft] = draftsOf(goal._id);
  const [text, setText] = useDraftText(textDraft, goal.description);
  const [day, setDay] = useDraftText(dayDraft, goal.dueDate ?? '');
  const isDayWrong = day !== '' && !isDay(day);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  const dropDrafts = () => {
    setText(goal.description);
    setDay(goal.dueDate ?? '');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const description = text.trim();
    if (description === '' || isDayWrong) return;
    dropDrafts();
    onSave({ description, dueDate: day === '' ? null : day });
  };
  const cancel = () => {
    dropDrafts();
    onCancel();
  };
  return (
    <form
      className={classes.editor}
      data-kept
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && cancel()}
    >
      <TextInput
        ref={input}
        className={classes.addText ?? ''}
        aria-label={i18n.t('New text for {goal}', { goal: goal.description })}
        {...limitTo(maxListItemLength)}
        value={text}
        error={text.trim() === '' && i18n.t('Describe the goal first.')}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <TextInput
        type="date"
        className={classes.day ?? ''}
        aria-label={i18n.t('Day on which {goal} is due', { goal: goal.description })}
        leftSection={<IconFlag size={16} stroke={1.75} aria-hidden="true" />}
        title={i18n.t('Due date')}
        value={day}
        error={isDayWrong && i18n.t('Choose another day.')}
        onChange={(event) => setDay(event.currentTarget.value)}
      />
      <div className={classes.editorActions}>
        <IconButton
          variant="default"
          label={i18n.t('Move {name} up', { name: goal.description })}
          title={i18n.t('Move up')}
          disabled={isFirst}
          onClick={() => onMove(-1)}
        >
          <IconArrowUp size={18} />
        </IconButton>
        <IconButton
          variant="default"
          label={i18n.t('Move {name} down', { name: goal.description })}
          title={i18n.t('Move down')}
          disabled={isLast}
          onClick={() => onMove(1)}
        >
          <IconArrowDown size={18} />
        </IconButton>
        <IconButton
          variant="default"
          label={i18n.t('Delete {name}', { name: goal.description })}
          title={i18n.t('Delete')}
          onClick={onRemove}
        >
          <IconTrash size={18} />
        </IconButton>
        <Button variant="default" onClick={cancel}>
          {i18n.t('Cancel')}
        </Button>
        <Button type="submit">{i18n.t('Save')}</Button>
      </div>
    </form>
  );
};
