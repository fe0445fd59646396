import { Button } from '@mantine/core';
import { IconChevronDown, IconHourglass, IconPlayerPlay } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import type { TargetArea } from '#shared/timer/model.ts';
import type { TimedItem } from '../../area.ts';
import { IconButton } from '../../ui/cards/IconButton.tsx';
import { formatMinutes } from '../../ui/format/durations.ts';
import { DotsMenu } from '../../ui/overlay/DotsMenu.tsx';
import { Menu } from '../../ui/overlay/Menu.tsx';
import { MenuItem } from '../../ui/overlay/MenuItem.tsx';
import { countdownMinutes } from './countdown.ts';
import { RunningClock } from './RunningClock.tsx';
import classes from './StartTimer.module.css';
import { targetOf } from './timedItems.ts';
import { useTimer } from './useTimer.ts';
import { useTimerActions } from './useTimerActions.ts';

type Item = Pick<TimedItem, '_id' | 'name' | 'relatedSkills'>;

type Props = { readonly area: TargetArea; readonly item: Item };

/** The current timer, if it runs for this item. */
const useTimerOf = ({ _id }: Item) => {
  const current = useTimer();
  return current?.session.timer.target.value.id === _id ? current : undefined;
};

/** A button that starts an item's timer, or stops it while it runs. */
export const StartTimer = ({ area, item }: Props) => {
  const { start } = useTimerActions();
  const current = useTimerOf(item);
  if (current) return <StopTimer item={item} />;
  return (
    <IconButton
      data-key="t"
      label={i18n.t('Start the timer for {name}', { name: item.name })}
      title={i18n.t('Start the timer')}
      onClick={() => start(item.name, targetOf(area, item))}
    >
      <IconPlayerPlay size={18} stroke={1.75} aria-hidden="true" />
    </IconButton>
  );
};

/** '■ 12:04': a button that stops the timer of an item. */
const StopTimer = ({ item: { name } }: Pick<Props, 'item'>) => {
  const { stop } = useTimerActions();
  const current = useTimer();
  return (
    <Button
      variant="light"
      px="xs"
      classNames={{ label: classes.clock }}
      title={i18n.t('Stop the timer')}
      onClick={({ currentTarget }) => {
        // The button disappears, so the focus moves to the card.
        currentTarget.closest<HTMLElement>('[data-card]')?.focus({ preventScroll: true });
        stop();
      }}
    >
      {current && <RunningClock session={current.session} name={name} />}
    </Button>
  );
};

/** A hidden button for the key t. For items whose menu starts the timer. */
export const TimerKey = ({ area, item }: Props) => {
  const { start } = useTimerActions();
  const onClick = () => start(item.name, targetOf(area, item));
  return <button type="button" hidden data-key="t" onClick={onClick} />;
};

type MenuProps = Props & {
  /** Whether the timer runs for this item. See `useRunningId`. */
  readonly isRunning: boolean;
  /** Mantine menu items. */
  readonly children: ReactNode;
};

/** A card's '…' menu, which can also start the timer. While the item's timer runs, its clock is next to the menu. */
export const TimedMenu = ({ area, item, isRunning, children }: MenuProps) => {
  const { start } = useTimerActions();
  return (
    <>
      {isRunning ? <StopTimer item={item} /> : <TimerKey area={area} item={item} />}
      <DotsMenu label={i18n.t('More for {name}', { name: item.name })}>
        {children}
        {!isRunning && (
          <MenuItem onClick={() => start(item.name, targetOf(area, item))}>
            {i18n.t('Start the timer')}
          </MenuItem>
        )}
      </DotsMenu>
    </>
  );
};

type PageProps = Props & {
  /** The label of the page's main action, which starts the timer: 'Continue'. */
  readonly main?: string;
};

/** On an item's page: starts the timer or a countdown, or stops the timer. */
export const StartTimerOrCountdown = ({ area, item, main }: PageProps) => {
  const { start, stop } = useTimerActions();
  const current = useTimerOf(item);
  const target = targetOf(area, item);
  const duration = formatMinutes(countdownMinutes);
  return (
    <div className={classes.pair} data-main={main ? true : undefined}>
      {/* Start and stop are the same button, so that it keeps the focus. */}
      <Button
        variant={current ? 'light' : main ? 'filled' : 'default'}
        title={main && !current ? i18n.t('Start the timer') : undefined}
        classNames={{ label: classes.clock }}
        data-key={current ? undefined : 't'}
        leftSection={!current && <IconPlayerPlay size={16} aria-hidden="true" />}
        onClick={() => (current ? stop() : start(item.name, target))}
      >
        {current ? (
          <RunningClock session={current.session} name={item.name} />
        ) : (
          (main ?? i18n.t('Start the timer'))
        )}
      </Button>
      {!current && (
        <Menu
          button={{
            className: classes.more,
            'aria-label': i18n.t('More ways to start the timer'),
            children: <IconChevronDown size={16} stroke={2} aria-hidden="true" />,
          }}
        >
          <MenuItem
            leftSection={<IconHourglass size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => start(item.name, target, countdownMinutes)}
          >
            {i18n.t('{duration}, then a break', { duration })}
          </MenuItem>
        </Menu>
      )}
    </div>
  );
};
