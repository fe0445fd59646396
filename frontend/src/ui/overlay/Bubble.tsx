import { Tooltip, type TooltipProps } from '@mantine/core';
import '@mantine/core/styles/Tooltip.layer.css';

/** Mantine's Tooltip next to an element. It is visible as long as it is mounted. */
export const Bubble = (props: TooltipProps) => (
  <Tooltip opened transitionProps={{ duration: 0 }} {...props} />
);
