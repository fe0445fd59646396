import { IconChevronDown } from '@tabler/icons-react';
import { i18n } from '#shared/language/i18n.ts';
import { useRemembered } from '../../../ui/browser/useRemembered.ts';
import type { ListedHabit } from '../view.ts';
import classes from './TodayStrip.module.css';

type GroupNameProps = {
  readonly name: string;
  /** The group's habits on the day, including those in the line of done habits. */
  readonly due: readonly ListedHabit[];
  readonly isClosed: boolean;
  readonly onToggle: () => void;
};

/** The heading of a group: its name, and '3 of 5'. A tap opens or closes the group. */
export const GroupName = ({ name, due, isClosed, onToggle }: GroupNameProps) => {
  const counted = due.filter(({ isCounted }) => isCounted);
  const done = counted.filter(({ isMet }) => isMet).length;
  return (
    <h3 className={classes.time}>
      <button
        type="button"
        className={classes.groupName}
        aria-expanded={!isClosed}
        onClick={onToggle}
      >
        <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
        <span dir="auto">{name}</span>
        <span className={classes.groupCount}>
          {i18n.t('{done, number} of {all, number}', { done, all: counted.length })}
        </span>
      </button>
    </h3>
  );
};

/** The keys of the groups that this browser shows closed. */
export function useClosedGroups() {
  const [stored, store] = useRemembered('cairn.habits.closed-groups');
  const closed = stored === '' ? [] : stored.split(' ');
  return {
    has: (key: string) => closed.includes(key),
    toggle: (key: string) =>
      store(
        (closed.includes(key) ? closed.filter((one) => one !== key) : [...closed, key]).join(' '),
      ),
  };
}
