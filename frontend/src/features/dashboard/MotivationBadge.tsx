import type { Dashboard } from '#shared/analytics/model.ts';
import { MOTIVATION_WINDOW_DAYS } from '#shared/analytics/motivation.ts';
import { StatusBadge, type Tone } from '../../ui/cards/StatusBadge.tsx';

type Level = Dashboard['motivationalStats']['motivationLevel'];

const tones: Record<Level, Tone> = {
  'Getting Started': 'neutral',
  'Warming Up': 'neutral',
  'Building Momentum': 'good',
  Consistent: 'good',
  'On Fire': 'good',
};

export const MotivationBadge = ({ level }: { readonly level: Level }) => (
  <StatusBadge
    tone={tones[level]}
    label={level}
    reason={`Your motivation level: it rises with every day of the last ${MOTIVATION_WINDOW_DAYS} on which you completed a habit or worked on a skill.`}
  />
);
