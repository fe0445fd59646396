import { percent } from '#shared/core/counting.ts';
import { type Calendar, type Day, yearOf } from '#shared/core/days.ts';
import { bestStreaks, isByDay, monthsOf, weekdaysOf } from '#shared/habits/history.ts';
import type { DayNote, Habit } from '#shared/habits/model.ts';
import { habitFactsOf } from '#shared/habits/rules.ts';
import { Card } from '../../ui/cards/Card.tsx';
import { CardGrid } from '../../ui/cards/CardGrid.tsx';
import { Bars } from '../../ui/charts/Bars.tsx';
import { type BarRow, RowBars } from '../../ui/charts/RowBars.tsx';
import { formatDate, formatDay, monthName, weekdayNames } from '../../ui/format/days.ts';
import { formatCount } from '../../ui/format/formatCount.ts';
import classes from './HabitPage.module.css';

type Props = {
  readonly habit: Habit;
  readonly notes: readonly DayNote[] | undefined;
  readonly year: number;
  readonly calendar: Calendar;
  readonly onDay: (day: Day) => void;
};

const STREAKS = 5;

/** What the days of a habit add up to: streaks of all years; weekdays, months and notes of one. */
export const HabitTallies = ({ habit, notes, year, calendar, onDay }: Props) => {
  const facts = habitFactsOf(habit);
  const months = monthsOf(facts, year, calendar);
  return (
    <CardGrid min={340}>
      <Notes notes={notes} year={year} onDay={onDay} />
      <RowBars
        title="Best streaks"
        rows={streakRows(bestStreaks(facts, calendar, STREAKS), habit.streakUnit)}
        empty="The first streak begins with the first day."
      />
      <RowBars title={`By weekday, ${year}`} rows={weekdayRows(habit, year, calendar)} />
      <Bars
        title={`Completed days by month, ${year}`}
        labels={months.map(({ month }) => monthName(month).slice(0, 3))}
        series={[{ name: 'Completed days', values: months.map(({ done }) => done) }]}
        empty={`No day of ${year} is completed.`}
      />
      <RowBars
        title={`Completion by month, ${year}`}
        rows={months
          .filter(({ units }) => units > 0)
          .map(({ month, units, met }) => ({
            key: month,
            label: monthName(month),
            percent: percent(met, units),
            text: `${met} of ${units} (${percent(met, units)}%)`,
          }))}
      />
    </CardGrid>
  );
};

/** '12 days', as long as its bar, with its first and last day. */
const streakRows = (streaks: ReturnType<typeof bestStreaks>, unit: string): BarRow[] =>
  streaks.map(({ length, from, to }) => ({
    key: from,
    label: formatSpan(from, to),
    percent: percent(length, streaks[0]?.length ?? 1),
    text: formatCount(length, unit),
  }));

/** '3 to 9 January 2026', '28 December 2025 to 10 January 2026', '5 January 2026'. */
const formatSpan = (from: Day, to: Day): string => {
  if (from === to) return formatDate(to);
  const first = yearOf(from) === yearOf(to) ? formatDay(from) : formatDate(from);
  return `${first} to ${formatDate(to)}`;
};

/** By the share that was done where each day counts for itself, else by how many were. */
const weekdayRows = (habit: Habit, year: number, calendar: Calendar): BarRow[] => {
  const facts = habitFactsOf(habit);
  const tallies = weekdaysOf(facts, year, calendar);
  const most = Math.max(1, ...tallies.map(({ done }) => done));
  return weekdayNames.map((_, index) => {
    const weekday = (index + calendar.weekStartsOn) % 7;
    const label = weekdayNames[weekday] ?? '';
    const { done, asked, met } = tallies[weekday] ?? { done: 0, asked: 0, met: 0 };
    return isByDay(facts, calendar.today)
      ? {
          key: label,
          label,
          percent: percent(met, asked),
          text:
            asked === 0 ? formatCount(done, 'day') : `${met} of ${asked} (${percent(met, asked)}%)`,
        }
      : { key: label, label, percent: percent(done, most), text: formatCount(done, 'day') };
  });
};

type NotesProps = Pick<Props, 'notes' | 'year' | 'onDay'>;

const Notes = ({ notes, year, onDay }: NotesProps) => (
  <Card title={`Notes, ${year}`}>
    {notes === undefined && (
      <p className={classes.none}>They are shown when they could be loaded.</p>
    )}
    {notes?.length === 0 && (
      <p className={classes.none}>No notes yet. Choose a day above to write one.</p>
    )}
    <ul className={classes.notes}>
      {notes?.map(({ date, text }) => (
        <li key={date}>
          <button type="button" className={classes.noteDay} onClick={() => onDay(date)}>
            {formatDay(date)}
          </button>
          <p dir="auto">{text}</p>
        </li>
      ))}
    </ul>
  </Card>
);
