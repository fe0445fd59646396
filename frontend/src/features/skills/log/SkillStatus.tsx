import { i18n } from '#shared/language/i18n.ts';
import type { Skill } from '#shared/skills/model.ts';
import { NEGLECTED_AFTER_DAYS } from '#shared/skills/model.ts';
import { StatusName } from '../../../domain/status/StatusName.tsx';
import { StatusBadge } from '../../../ui/badges/StatusBadge.tsx';
import { TargetProgress } from '../../../ui/progress/TargetProgress.tsx';
import { describeExtraHours, describeHours } from '../format.ts';
import classes from './SkillStatus.module.css';

export const SkillStatusBadge = ({ skill }: { readonly skill: Skill }) => (
  <>
    <StatusName status={skill.status} />
    {skill.isNeglected && (
      <StatusBadge tone="attention" label={i18n.t('Neglected')} reason={neglectReason(skill)} />
    )}
  </>
);

const neglectReason = ({ daysSinceLastActivity: days }: Skill): string =>
  days === null
    ? i18n.t(
        '{days, plural, one {Added # day ago or more, and no activity yet.} other {Added # days ago or more, and no activity yet.}}',
        { days: NEGLECTED_AFTER_DAYS },
      )
    : i18n.t('{days, plural, one {No activity for # day.} other {No activity for # days.}}', {
        days,
      });

/** '12 h 30 min of 20 h' and the percentage, above a bar. */
export const SkillHours = ({ skill }: { readonly skill: Skill }) => (
  <div className={classes.hours}>
    <TargetProgress percent={skill.progress} extra={describeExtraHours(skill)}>
      {describeHours(skill)}
    </TargetProgress>
  </div>
);
