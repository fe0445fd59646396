import { statusLabel } from '../format/statusLabel.ts';
import { type Status, statusColor } from '../theme/statusColors.ts';
import type { Slice } from './series.ts';

/** A ring's slice for a status, in its colour. */
export const statusSlice = (status: Status, value: number): Slice => ({
  label: statusLabel(status),
  value,
  color: statusColor(status),
});
