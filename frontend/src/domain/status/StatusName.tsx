import { IconCheck, IconPoint } from '@tabler/icons-react';
import badge from '../../ui/badges/StatusBadge.module.css';
import classes from './StatusName.module.css';
import { type Status, statusStyle } from './statusColors.ts';
import { statusLabel } from './statusLabel.ts';

/** A status as a coloured badge. It can't be changed. */
export const StatusName = ({ status }: { readonly status: Status }) => {
  const Icon = status === 'Completed' ? IconCheck : IconPoint;
  return (
    <span className={`${badge.badge} ${classes.status}`} style={statusStyle(status)}>
      <Icon size={14} stroke={2.25} aria-hidden="true" />
      {statusLabel(status)}
    </span>
  );
};
