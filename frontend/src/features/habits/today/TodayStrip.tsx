import { ActionIcon, Button } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { Fragment, type ReactNode, useRef, useState } from 'react';
import { addDays, type Calendar, type Day } from '#shared/days/days.ts';
import type { DayFraction } from '#shared/habits/due/dayFraction.ts';
import type { Habit } from '#shared/habits/model.ts';
import { isListed } from '#shared/habits/rules.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { Focus } from '#shared/reviews/model.ts';
import { useFocus } from '../../../domain/reviews/useFocus.ts';
import { Bone } from '../../../ui/feedback/Loading.tsx';
import { formatLongDay } from '../../../ui/format/days.ts';
import { useKeptFocus } from '../../../ui/list/useKeptFocus.ts';
import { useDayDialog } from '../day/useDayDialog.tsx';
import { describeDay } from '../describeDay.ts';
import { ReminderQuestion } from '../reminders/ReminderQuestion.tsx';
import type { Tick } from '../tick/useTick.ts';
import { fractionOf, isSkippedOn } from '../view.ts';
import { AwayQuestion } from './AwayQuestion.tsx';
import { DayTicks } from './DayTicks.tsx';
import { PausedToday, VacationBanner } from './HabitsOff.tsx';
import { RecentDays } from './RecentDays.tsx';
import { rememberedTicks } from './rememberedTicks.ts';
import { SkippedHabits } from './SkippedHabits.tsx';
import classes from './TodayStrip.module.css';
import { YesterdayTicks } from './YesterdayTicks.tsx';

const none: readonly Focus[] = [];

type Props = {
  /** Includes archived habits, because past days show them. */
  readonly habits: readonly Habit[];
  readonly calendar: Calendar;
  readonly onTick: Tick;
  /** The items in today's focus that are not habits. They are shown above the habits in focus. */
  readonly focus?: ReactNode;
};

/**
 * Today's habits, one tap each. Yesterday's habits are one tap away, and the habits of the last weeks are two taps
 * away.
 */
export const TodayStrip = ({ habits, calendar, onTick, focus }: Props) => {
  const { today } = calendar;
  const [chosen, setChosen] = useState<Day | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const choose = useRef<HTMLButtonElement>(null);
  const before = useRef<HTMLButtonElement>(null);
  const { onTask, dialog } = useDayDialog(habits);
  const inFocus = useFocus() ?? none;
  // A habit that is skipped, paused or archived leaves the list, so the focus moves.
  const kept = useKeptFocus({ item: '[data-line]', otherwise: 'header button' });
  const yesterday = addDays(today, -1);
  const day = chosen ?? today;
  const listed = habits.filter(isListed);
  const skipped = listed.filter((habit) => isSkippedOn(habit, day));
  const show = (other: Day | null) => {
    setChosen(other === today ? null : other);
    setChoosing(false);
    if (isChoosing) choose.current?.focus();
  };
  return (
    <div {...kept}>
      <section className={classes.today} aria-labelledby="habits-today">
        <header className={classes.head}>
          <div className={classes.title}>
            <h2 id="habits-today">{headingOf(day, today)}</h2>
            <p className={classes.count} aria-live="polite">
              {describeDay(habits, day, calendar)}
            </p>
            <DayStone key={day} fraction={fractionOf(habits, day, calendar)} />
          </div>
          <div className={classes.days}>
            <Button
              ref={before}
              variant={day === yesterday ? 'filled' : 'default'}
              size="compact-sm"
              aria-pressed={day === yesterday}
              onClick={() => show(day === yesterday ? null : yesterday)}
            >
              {i18n.t('Yesterday')}
            </Button>
            <ActionIcon
              ref={choose}
              variant={isChoosing || day < yesterday ? 'filled' : 'default'}
              size={26}
              aria-label={i18n.t('Another day')}
              aria-expanded={isChoosing}
              title={i18n.t('Another day')}
              onClick={() => setChoosing(!isChoosing)}
            >
              <IconCalendar size={16} aria-hidden="true" />
            </ActionIcon>
            {day < yesterday && (
              <Button variant="subtle" size="compact-sm" onClick={() => show(null)}>
                {i18n.t('Back to today')}
              </Button>
            )}
          </div>
        </header>
        {isChoosing && <RecentDays habits={habits} calendar={calendar} day={day} onDay={show} />}
        {day === today && <ReminderQuestion habits={listed} />}
        {day === today && <AwayQuestion habits={listed} calendar={calendar} />}
        {day === today && <VacationBanner habits={listed} calendar={calendar} />}
        <DayTicks
          key={day}
          habits={day === today ? listed : habits}
          inFocus={inFocus}
          focus={focus}
          day={day}
          calendar={calendar}
          onTick={onTick}
          onTask={onTask}
        />
        {skipped.length > 0 && <SkippedHabits skipped={skipped} day={day} />}
        {day === today && <PausedToday habits={listed} calendar={calendar} />}
        {dialog}
      </section>
      {day === today && (
        <YesterdayTicks
          habits={listed}
          calendar={calendar}
          onTick={onTick}
          onTask={onTask}
          // Yesterday's habits can be reopened with this button, so it gets the focus.
          onDismiss={() => before.current?.focus()}
        />
      )}
    </div>
  );
};

/** The stone of a complete day. It drops when the last habit is ticked. */
const DayStone = ({ fraction: { asked, done } }: { readonly fraction: DayFraction }) => {
  const isWhole = asked > 0 && done === asked;
  const [wasWhole] = useState(isWhole);
  return isWhole && <span className={classes.stone} data-laid={!wasWhole || undefined} />;
};

const headingOf = (day: Day, today: Day): string => {
  if (day === today) return i18n.t('Today');
  return day === addDays(today, -1) ? i18n.t('Yesterday') : formatLongDay(day);
};

/** A placeholder with the height that the strip had on the last visit. */
export const TodayLoading = () => {
  const { isNamed, counts, hasFold } = rememberedTicks();
  return (
    <div className={classes.today}>
      <div className={classes.head}>
        <Bone height={26} width={160} />
      </div>
      <div className={classes.sheet}>
        {counts.map((count, group) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the shapes have no identity
          <Fragment key={group}>
            {isNamed && <div className={classes.groupHead} data-many={count > 1 || undefined} />}
            <Bones count={count} />
          </Fragment>
        ))}
        {hasFold && <Bones count={1} />}
      </div>
    </div>
  );
};

const Bones = ({ count }: { readonly count: number }) => (
  <div className={classes.ticks}>
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the shapes have no identity
      <div key={index} className={classes.bone}>
        <Bone height={20} />
      </div>
    ))}
  </div>
);
