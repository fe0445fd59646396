import { IconChevronDown } from '@tabler/icons-react';
import classes from './StatusSelect.module.css';

export type StatusTone = 'good' | 'active' | 'attention' | 'neutral';

export type StatusSelectProps<V extends string> = {
  /** 'Status of Learn Rust' */
  readonly label: string;
  readonly value: V;
  readonly values: readonly V[];
  readonly tone: StatusTone;
  readonly onChange: (value: V) => void;
};

/** A badge that can be changed: the status of a card, as the browser's own select. */
export const StatusSelect = <V extends string>(props: StatusSelectProps<V>) => {
  const { label, value, values, tone, onChange } = props;
  return (
    <span className={`${classes.status} ${classes[tone]}`}>
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value as V)}
      >
        {values.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
      <IconChevronDown size={14} stroke={2.25} aria-hidden="true" />
    </span>
  );
};
