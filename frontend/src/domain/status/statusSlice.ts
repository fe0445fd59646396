import type { Slice } from '../../ui/charts/series.ts';
import { type Status, statusColor } from './statusColors.ts';
import { statusLabel } from './statusLabel.ts';

export const statusSlice = (status: Status, value: number): Slice => ({
  label: statusLabel(status),
  value,
  color: statusColor(status),
});
