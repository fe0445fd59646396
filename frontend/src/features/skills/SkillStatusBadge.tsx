import type { Skill } from '#shared/skills/model.ts';
import { NEGLECTED_AFTER_DAYS } from '#shared/skills/rules.ts';
import { StatusBadge, type Tone } from '../../ui/cards/StatusBadge.tsx';
import { formatCount } from '../../ui/format/formatCount.ts';

const tones: Record<Skill['status'], Tone> = {
  Completed: 'good',
  'In Progress': 'neutral',
  'Not Started': 'neutral',
};

/** The status, with the reason where the skill needs attention. */
export const SkillStatusBadge = ({ skill }: { readonly skill: Skill }) => (
  <>
    <StatusBadge tone={tones[skill.status]} label={skill.status} />
    {skill.isNeglected && (
      <StatusBadge tone="attention" label="Neglected" reason={neglectReason(skill)} />
    )}
  </>
);

const neglectReason = ({ daysSinceLastActivity: days }: Skill): string =>
  days === null
    ? `Added ${NEGLECTED_AFTER_DAYS} days ago or more, and no activity yet.`
    : `No activity for ${formatCount(days, 'day')}.`;
