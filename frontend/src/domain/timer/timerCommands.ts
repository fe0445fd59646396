import {
  IconHourglass,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerStop,
  IconTrash,
} from '@tabler/icons-react';
import { i18n } from '#shared/language/i18n.ts';
import { isPaused } from '#shared/timer/spans.ts';
import type { ScreenArea } from '../../area.ts';
import type { Command } from '../../command.ts';
import { formatMinutes } from '../../ui/format/durations.ts';
import { countdownMinutes } from './countdown.ts';
import { type Timed, targetOf, timedOf } from './timedItems.ts';
import type { CurrentTimer } from './useTimer.ts';
import type { TimerActions } from './useTimerActions.ts';

const base = () => ({ kind: i18n.t('Timer'), staysHere: true }) as const;

export const runningCommands = (
  current: CurrentTimer | undefined,
  { stop, pause, resume, discard }: TimerActions,
): readonly Command[] => {
  if (!current) return [];
  const { name } = current;
  return [
    {
      ...base(),
      id: 'timer-stop',
      name: i18n.t('Stop the timer for {name}', { name }),
      searchText: i18n.t('end log time'),
      icon: IconPlayerStop,
      run: () => stop(),
    },
    isPaused(current.session.timer)
      ? {
          ...base(),
          id: 'timer-resume',
          name: i18n.t('Resume the timer'),
          searchText: i18n.t('continue'),
          icon: IconPlayerPlay,
          run: resume,
        }
      : {
          ...base(),
          id: 'timer-pause',
          name: i18n.t('Pause the timer'),
          searchText: i18n.t('break'),
          icon: IconPlayerPause,
          run: pause,
        },
    {
      ...base(),
      id: 'timer-discard',
      name: i18n.t('Discard the timer'),
      searchText: i18n.t('cancel delete'),
      icon: IconTrash,
      run: discard,
    },
  ];
};

/** The commands that start a timer for an item of an area's list. */
export const startCommands = (
  area: ScreenArea,
  data: unknown,
  { start }: TimerActions,
): readonly Command[] =>
  timedOf(area, data)
    .filter(({ isOver }) => !isOver)
    .flatMap((item) => startOf(item, start));

const startOf = (item: Timed, start: TimerActions['start']): readonly Command[] => {
  const { _id, area, name } = item;
  return [
    {
      ...base(),
      id: `timer-${_id}`,
      name: i18n.t('Start timer: {name}', { name }),
      searchText: i18n.t('begin track time'),
      icon: IconPlayerPlay,
      run: () => start(name, targetOf(area, item)),
    },
    {
      ...base(),
      id: `timer-${countdownMinutes}-${_id}`,
      name: i18n.t('Start {duration} timer: {name}', {
        duration: formatMinutes(countdownMinutes),
        name,
      }),
      searchText: i18n.t('countdown pomodoro focus'),
      icon: IconHourglass,
      run: () => start(name, targetOf(area, item), countdownMinutes),
    },
  ];
};
