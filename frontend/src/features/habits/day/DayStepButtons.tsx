import { ActionIcon, type ActionIconProps } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { addDays, type Day, FIRST_DAY } from '#shared/days/days.ts';
import { i18n } from '#shared/language/i18n.ts';

type Props = {
  readonly day: Day;
  /** The last day that can be shown. On this day, the button for the next day is disabled. */
  readonly lastDay: Day;
  readonly size: NonNullable<ActionIconProps['size']>;
  readonly onDay: (day: Day) => void;
};

export const DayStepButtons = ({ day, lastDay, size, onDay }: Props) => (
  <>
    <ActionIcon
      variant="default"
      size={size}
      aria-label={i18n.t('Previous day')}
      disabled={day <= FIRST_DAY}
      onClick={() => onDay(addDays(day, -1))}
    >
      <IconChevronLeft size={18} />
    </ActionIcon>
    <ActionIcon
      variant="default"
      size={size}
      aria-label={i18n.t('Next day')}
      disabled={day >= lastDay}
      onClick={() => onDay(addDays(day, 1))}
    >
      <IconChevronRight size={18} />
    </ActionIcon>
  </>
);
