import { IconAlertTriangle, IconCheck, IconPoint, IconX } from '@tabler/icons-react';
import { Explained } from '../overlay/Explained.tsx';
import classes from './StatusBadge.module.css';

/** Each tone also has its own icon, for people who can't tell the colours apart. */
const icons = { good: IconCheck, attention: IconAlertTriangle, bad: IconX, neutral: IconPoint };

export type Tone = keyof typeof icons;

export type StatusBadgeProps = {
  readonly tone: Tone;
  readonly label: string;
  /** An explanation, shown on hover, focus and touch. */
  readonly reason?: string | undefined;
};

export const StatusBadge = ({ tone, label, reason }: StatusBadgeProps) => {
  const Icon = icons[tone];
  const content = (
    <>
      <Icon size={14} stroke={2.25} aria-hidden="true" />
      {label}
    </>
  );
  const className = `${classes.badge} tone-${tone}`;
  return reason ? (
    <Explained className={className} reason={reason}>
      {content}
    </Explained>
  ) : (
    <span className={className}>{content}</span>
  );
};
