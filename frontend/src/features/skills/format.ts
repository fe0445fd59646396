import { i18n } from '#shared/language/i18n.ts';
import type { Activity, Skill } from '#shared/skills/model.ts';
import { levelLabel } from '../../domain/skills/scaleLabels.ts';
import { formatHours, formatMinutes } from '../../ui/format/durations.ts';
import type { NewActivity } from './log/logForm.ts';

const activityLabels: Readonly<Record<Activity['type'], () => string>> = {
  Hours: () => i18n.t('Hours'),
  Practice: () => i18n.t('Practice'),
  Study: () => i18n.t('Study'),
  Course: () => i18n.t('Course'),
  Reading: () => i18n.t('Reading'),
  Project: () => i18n.t('Project'),
  Review: () => i18n.t('Review'),
  Other: () => i18n.t('Other'),
};

export const activityLabel = (type: Activity['type']): string => activityLabels[type]();

/** The time left until the target: '7 h 30 min to go', or 'Target reached'. */
export const describeRemaining = ({ currentHours, targetHours }: Skill): string =>
  currentHours >= targetHours
    ? i18n.t('Target reached')
    : i18n.t('{duration} to go', { duration: formatHours(targetHours - currentHours) });

/** '12 h of 20 h', or '22 h 30 min of 20 h' beyond the target. */
export const describeHours = ({
  currentHours,
  targetHours,
}: Pick<Skill, 'currentHours' | 'targetHours'>): string =>
  i18n.t('{hours} of {target}', {
    hours: formatHours(currentHours),
    target: formatHours(targetHours),
  });

/** '2 h 30 min beyond the target'. Undefined if the target is not exceeded. */
export const describeExtraHours = ({
  currentHours,
  targetHours,
}: Pick<Skill, 'currentHours' | 'targetHours'>): string | undefined =>
  currentHours > targetHours
    ? i18n.t('{duration} beyond the target', { duration: formatHours(currentHours - targetHours) })
    : undefined;

/** '3 of 5' and the label of the level. Beyond the target, '5 of 4' and 'Expert, 1 beyond the target'. */
export const describeLevel = ({
  currentLevel,
  targetLevel,
}: Pick<Skill, 'currentLevel' | 'targetLevel'>): readonly [level: string, label: string] => {
  const label = levelLabel(currentLevel);
  const extra = currentLevel - targetLevel;
  return [
    i18n.t('{level} of {target}', { level: currentLevel, target: targetLevel }),
    extra > 0 ? i18n.t('{label}, {extra, number} beyond the target', { label, extra }) : label,
  ];
};

/** '1 h 30 min' for logged hours, 'Practice, 45 min' or 'Review' for an activity. */
export const describeActivity = ({ type, hours, duration }: Activity): string => {
  if (duration === null) return formatHours(hours);
  return describeTyped(type, duration);
};

const describeTyped = (type: Activity['type'], minutes: number): string =>
  minutes === 0
    ? activityLabel(type)
    : i18n.t('{activity}, {duration}', {
        activity: activityLabel(type),
        duration: formatMinutes(minutes),
      });

/** '1 h 30 min' for hours, 'Practice, 45 min' for an activity. */
export const describeLogged = ({ kind, body }: NewActivity): string => {
  if (kind === 'hours') return formatHours(body.hours);
  return describeTyped(body.type, body.duration ?? 0);
};
