import { PanelFailed } from '../../ui/feedback/PanelFailed.tsx';
import { late } from '../../ui/late/late.tsx';

/** Where an amount is typed: it comes after the first screen. */
export const AmountField = late(
  async () => (await import('./AmountField.tsx')).AmountField,
  PanelFailed,
);
