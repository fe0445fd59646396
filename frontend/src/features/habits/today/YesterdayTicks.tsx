import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { addDays, type Calendar } from '#shared/days/days.ts';
import type { Habit } from '#shared/habits/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import { useIsMorning } from '../../../data/days/useToday.ts';
import { useIsPhone } from '../../../ui/browser/useMedia.ts';
import { useRemembered } from '../../../ui/browser/useRemembered.ts';
import type { OnTask } from '../day/useDayDialog.tsx';
import type { Tick } from '../tick/useTick.ts';
import { leftFromYesterday, neededOf } from '../view.ts';
import { TickGroup } from './TickGroup.tsx';
import classes from './TodayStrip.module.css';

/**
 * The number of lines that are shown at first. A single further line is shown too: a button to show it would need as
 * much room.
 */
const useFoldedLines = (): number => (useIsPhone() ? 2 : 3);

type Props = {
  readonly habits: readonly Habit[];
  readonly calendar: Calendar;
  readonly onTick: Tick;
  readonly onTask: OnTask;
  /** Called before the list disappears, so that the focus can move. */
  readonly onDismiss: () => void;
};

/** Yesterday's open habits. They are shown before noon, until the person dismisses the list. */
export const YesterdayTicks = (props: Props) => {
  const { today } = props.calendar;
  const isMorning = useIsMorning();
  const [dismissedOn, setDismissedOn] = useRemembered('cairn.habits.yesterday-dismissed');
  return isMorning && dismissedOn !== today ? (
    <OpenTicks
      key={today}
      {...props}
      onDismiss={() => {
        props.onDismiss();
        setDismissedOn(today);
      }}
    />
  ) : null;
};

const OpenTicks = ({ habits, calendar, onTick, onTask, onDismiss }: Props) => {
  const { today } = calendar;
  const [isUnfolded, setUnfolded] = useState(false);
  const lines = useFoldedLines();
  // A newly ticked habit keeps its place.
  const [openAtFirst] = useState(
    () => new Set(leftFromYesterday(habits, calendar).map(({ habit }) => habit._id)),
  );
  const yesterday = addDays(today, -1);
  const left = leftFromYesterday(habits, calendar, openAtFirst);
  if (left.length === 0) return null;
  const canFold = left.length > lines + 1;
  return (
    <section className={classes.today} aria-labelledby="habits-yesterday">
      <div className={classes.sheet}>
        <TickGroup
          title={
            <h2 id="habits-yesterday" className={classes.time}>
              {i18n.t('Still open from yesterday')}
            </h2>
          }
          shown={canFold && !isUnfolded ? left.slice(0, lines) : left}
          needed={neededOf(left)}
          label={i18n.t('Yesterday')}
          day={yesterday}
          today={today}
          onTick={onTick}
          onTask={onTask}
        >
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            aria-label={i18n.t('Dismiss yesterday’s open habits')}
            onClick={onDismiss}
          >
            {i18n.t('Dismiss')}
          </Button>
        </TickGroup>
        {canFold && (
          <button
            type="button"
            className={classes.fold}
            aria-expanded={isUnfolded}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            <IconChevronDown size={20} stroke={1.75} aria-hidden="true" />
            {isUnfolded
              ? i18n.t('Show fewer from yesterday')
              : i18n.t('Show all {count, number} from yesterday', { count: left.length })}
          </button>
        )}
      </div>
    </section>
  );
};
