import { IconPencil } from '@tabler/icons-react';
import type { Day } from '#shared/days/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { Goal } from '#shared/projects/model.ts';
import { DeleteButton, IconButton } from '../../../ui/cards/IconButton.tsx';
import { Grip } from '../../../ui/sortable/SortableRow.tsx';
import { describeGoalDay } from './describeGoalDay.ts';
import classes from './ListItems.module.css';

type Props = {
  readonly goal: Goal;
  readonly today: Day;
  readonly onTick: (completed: boolean) => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  /** Moves the goal one place up (-1) or down (1). */
  readonly onMove: (by: 1 | -1) => void;
};

/** A goal and its day. It can be ticked, changed, deleted and moved. */
export const GoalLine = ({ goal, today, onTick, onEdit, onRemove, onMove }: Props) => {
  const { description, completed, dueDate } = goal;
  return (
    <>
      <div className={classes.words}>
        <label className={classes.tick}>
          <input
            type="checkbox"
            data-key="x"
            checked={completed}
            onChange={(event) => onTick(event.currentTarget.checked)}
          />
          <span className={classes.text} dir="auto" data-done={completed || undefined}>
            {description}
          </span>
        </label>
        {dueDate !== null && !completed && (
          <time
            className={classes.due}
            dateTime={dueDate}
            data-overdue={dueDate < today || undefined}
          >
            {describeGoalDay(dueDate, today)}
          </time>
        )}
      </div>
      <div className={classes.tools}>
        <IconButton
          data-edit
          data-key="e"
          label={i18n.t('Edit {name}', { name: description })}
          title={i18n.t('Edit')}
          onClick={onEdit}
        >
          <IconPencil size={18} />
        </IconButton>
        <DeleteButton className={classes.wideOnly ?? ''} name={description} onClick={onRemove} />
        <Grip
          label={i18n.t('Move {name}: up or down arrow', { name: description })}
          title={i18n.t('Drag, or press the up or down arrow')}
          size={36}
          color="gray"
          onStep={onMove}
        />
      </div>
    </>
  );
};
