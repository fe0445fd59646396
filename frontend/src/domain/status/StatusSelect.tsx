import { IconChevronDown } from '@tabler/icons-react';
import classes from './StatusSelect.module.css';
import { type Status, statusStyle } from './statusColors.ts';
import { statusLabel } from './statusLabel.ts';

type StatusSelectProps<V extends Status> = {
  /** 'Status of Learn Rust' */
  readonly label: string;
  readonly value: V;
  readonly values: readonly V[];
  readonly onChange: (value: V) => void;
};

/** An item's status as a badge that can be changed. It is the browser's own select. */
export const StatusSelect = <V extends Status>(props: StatusSelectProps<V>) => {
  const { label, value, values, onChange } = props;
  return (
    <span className={classes.status} style={statusStyle(value)}>
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value as V)}
      >
        {values.map((one) => (
          <option key={one} value={one}>
            {statusLabel(one)}
          </option>
        ))}
      </select>
      <IconChevronDown size={14} stroke={2.25} aria-hidden="true" />
    </span>
  );
};
