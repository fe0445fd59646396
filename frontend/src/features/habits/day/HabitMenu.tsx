import { Link } from 'react-router-dom';
import type { Day } from '#shared/days/days.ts';
import { firstListedDay } from '#shared/habits/amounts.ts';
import type { Habit } from '#shared/habits/model.ts';
import { timeUnitOf } from '#shared/habits/timed.ts';
import { i18n } from '#shared/language/i18n.ts';
import { pauseOn } from '#shared/pauses/pauses.ts';
import { targetOf } from '../../../domain/timer/timedItems.ts';
import { useTimerActions } from '../../../domain/timer/useTimerActions.ts';
import { paths } from '../../../paths.ts';
import { DotsMenu } from '../../../ui/overlay/DotsMenu.tsx';
import { MenuItem } from '../../../ui/overlay/MenuItem.tsx';
import { useTimeOff } from '../pause/useTimeOff.ts';
import { useSetDay } from '../tick/useSetDay.ts';
import { isSkippedOn } from '../view.ts';
import type { OnTask } from './useDayDialog.tsx';

type Props = {
  readonly habit: Habit;
  readonly day: Day;
  readonly today: Day;
  readonly onTask: OnTask;
  /** Whether the menu's button has a border, like the buttons next to it. */
  readonly isFramed?: boolean;
  /** Whether the menu is on the habit's own page. That page already shows the days, the history and an edit button. */
  readonly isOwnPage?: boolean;
};

/**
 * A menu with the other actions on a habit and one of its days. It is the same everywhere except on the habit's own
 * page.
 */
export const HabitMenu = ({ isFramed = false, ...props }: Props) => (
  <DotsMenu label={i18n.t('More for {name}', { name: props.habit.name })} isFramed={isFramed}>
    <Items {...props} />
  </DotsMenu>
);

/** The items of the menu. They render only when the menu opens, because every habit has a menu. */
const Items = ({ isOwnPage = false, ...props }: Props) => (
  <>
    {!isOwnPage && <DayItems {...props} />}
    <HabitItems {...props} />
    {!isOwnPage && <Links {...props} />}
  </>
);

type ItemProps = Pick<Props, 'habit' | 'day' | 'today' | 'onTask'>;

const DayItems = ({ habit, day, today, onTask }: ItemProps) => {
  const onSet = useSetDay();
  const { start } = useTimerActions();
  const isTimed = timeUnitOf(habit) !== undefined && habit.archivedOn === null;
  const isSkipped = isSkippedOn(habit, day);
  // The list has the amounts of 92 days. The habit's own page has older ones.
  const hasAmount = habit.kind === 'amount' && day >= firstListedDay(today);
  return (
    <>
      {day === today && isTimed && (
        <MenuItem onClick={() => start(habit.name, targetOf('habits', habit))}>
          {i18n.t('Start the timer')}
        </MenuItem>
      )}
      <MenuItem onClick={() => onSet(habit, day, { skipped: !isSkipped })}>
        {isSkipped ? askAgainWords(day === today) : skipWords(day === today)}
      </MenuItem>
      {hasAmount && (
        <MenuItem onClick={() => onTask('amount', habit, day)}>{i18n.t('Amount…')}</MenuItem>
      )}
      <MenuItem onClick={() => onTask('note', habit, day)}>{i18n.t('Note…')}</MenuItem>
    </>
  );
};

const skipWords = (isToday: boolean): string =>
  isToday ? i18n.t('Skip today') : i18n.t('Skip this day');

const askAgainWords = (isToday: boolean): string =>
  isToday ? i18n.t('Unskip today') : i18n.t('Unskip this day');

const HabitItems = ({ habit, day, today, onTask }: ItemProps) => {
  const { resume, archive, restore } = useTimeOff();
  const isPaused = pauseOn(habit.pauses, today) !== undefined;
  const isArchived = habit.archivedOn !== null;
  return (
    <>
      {isPaused && <MenuItem onClick={() => resume(habit, today)}>{i18n.t('Resume')}</MenuItem>}
      {!isArchived && (
        <MenuItem onClick={() => onTask('pause', habit, day)}>
          {isPaused ? i18n.t('Change the pause…') : i18n.t('Pause…')}
        </MenuItem>
      )}
      <MenuItem onClick={() => (isArchived ? restore : archive)(habit)}>
        {isArchived ? i18n.t('Restore') : i18n.t('Archive')}
      </MenuItem>
    </>
  );
};

const Links = ({ habit, day, today }: ItemProps) => (
  <>
    <MenuItem component={Link} to={paths.habitEdit(habit._id)} state={{ habit }}>
      {i18n.t('Edit')}
    </MenuItem>
    <MenuItem
      component={Link}
      to={`${paths.habit(habit._id)}${day === today ? '' : `?day=${day}`}`}
    >
      {i18n.t('History and notes')}
    </MenuItem>
  </>
);
