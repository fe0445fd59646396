import type { Day } from '#shared/days/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { Skill } from '#shared/skills/model.ts';
import type { Tone } from '../../ui/badges/StatusBadge.tsx';
import { compareText } from '../../ui/format/compare.ts';
import { formatDateAgo } from '../../ui/format/days.ts';

const silence = ({ daysSinceLastActivity }: Skill): number => daysSinceLastActivity ?? Infinity;

/** Neglected skills come first, the longest neglected at the top. The other skills follow, latest activity first. */
export const inOrder = (skills: readonly Skill[]): Skill[] =>
  [...skills].sort((a, b) => {
    if (a.isNeglected !== b.isNeglected) return a.isNeglected ? -1 : 1;
    const order = a.isNeglected ? silence(b) - silence(a) : silence(a) - silence(b);
    // For two skills without any activity, `order` is NaN (Infinity - Infinity). The names then decide.
    return order || compareText(a.name, b.name);
  });

/** A completed skill counts as active. */
export const badgeOf = ({
  isNeglected,
}: Pick<Skill, 'isNeglected'>): { readonly tone: Tone; readonly label: string } =>
  isNeglected
    ? { tone: 'attention', label: i18n.t('Needs Attention') }
    : { tone: 'good', label: i18n.t('Active') };

/**
 * 'Last activity: 20 November, 4 days ago'. Without any activity, 'No activity yet: added 20 November, 4 days ago', or
 * 'Last activity: Never' for a neglected skill.
 */
export const describeActivity = (
  {
    lastActivityDate,
    createdDay,
    isNeglected,
  }: Pick<Skill, 'lastActivityDate' | 'createdDay' | 'isNeglected'>,
  today: Day,
): string => {
  if (lastActivityDate) {
    return i18n.t('Last activity: {date}', { date: formatDateAgo(lastActivityDate, today) });
  }
  return isNeglected
    ? i18n.t('Last activity: Never')
    : i18n.t('No activity yet: added {date}', { date: formatDateAgo(createdDay, today) });
};
