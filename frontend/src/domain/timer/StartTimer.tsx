import { ActionIcon, Button, Menu as MantineMenu } from '@mantine/core';
import { IconChevronDown, IconHourglass, IconPlayerPlay } from '@tabler/icons-react';
import { i18n } from '#shared/language/i18n.ts';
import type { TargetArea } from '#shared/timer/model.ts';
import type { TimedItem } from '../../area.ts';
import { formatMinutes } from '../../ui/format/durations.ts';
import { Menu } from '../../ui/overlay/Menu.tsx';
import { countdownMinutes } from './countdown.ts';
import classes from './StartTimer.module.css';
import { targetOf } from './timedItems.ts';
import { useTimerActions } from './useTimerActions.ts';

type Props = {
  readonly area: TargetArea;
  readonly item: Pick<TimedItem, '_id' | 'name' | 'relatedSkills'>;
};

/** Starts the timer for an item of a list. */
export const StartTimer = ({ area, item }: Props) => {
  const { start } = useTimerActions();
  return (
    <ActionIcon
      variant="default"
      size={36}
      data-key="t"
      aria-label={i18n.t('Start the timer for {name}', { name: item.name })}
      title={i18n.t('Start the timer')}
      onClick={() => start(item.name, targetOf(area, item))}
    >
      <IconPlayerPlay size={18} stroke={1.75} aria-hidden="true" />
    </ActionIcon>
  );
};

/** Starts the timer or a countdown, on an item's page. */
export const StartTimerOrCountdown = ({ area, item }: Props) => {
  const { start } = useTimerActions();
  const target = targetOf(area, item);
  const duration = formatMinutes(countdownMinutes);
  return (
    <div className={classes.pair}>
      <Button
        variant="default"
        data-key="t"
        leftSection={<IconPlayerPlay size={16} aria-hidden="true" />}
        onClick={() => start(item.name, target)}
      >
        {i18n.t('Start the timer')}
      </Button>
      <Menu
        button={{
          className: classes.more,
          'aria-label': i18n.t('More ways to start the timer'),
          children: <IconChevronDown size={16} stroke={2} aria-hidden="true" />,
        }}
      >
        <MantineMenu.Item
          leftSection={<IconHourglass size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => start(item.name, target, countdownMinutes)}
        >
          {i18n.t('{duration}, then a break', { duration })}
        </MantineMenu.Item>
      </Menu>
    </div>
  );
};
