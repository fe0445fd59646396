import type { Skill } from '#shared/skills/model.ts';
import { type CardStat, CardStats } from '../../ui/cards/CardStats.tsx';
import { Stars } from '../../ui/cards/Stars.tsx';
import { formatAgo, formatDay } from '../../ui/format/days.ts';

/** The level, the confidence and the last activity of a skill. */
export const SkillCardStats = ({ skill }: { readonly skill: Skill }) => {
  const stats: CardStat[] = [
    ['Level', `${skill.currentLevel} of ${skill.targetLevel}`, skill.levelDescription],
    [
      'Confidence',
      <Stars key="stars" value={skill.confidenceLevel} />,
      skill.confidenceDescription,
    ],
    ['Last activity', formatAgo(skill.daysSinceLastActivity), lastDay(skill)],
  ];
  return <CardStats stats={stats} />;
};

/** Days ago from which the year is shown. */
const LONG_AGO = 180;

/** '12 November', '12 November 2025' where it is long ago; '' for today and yesterday, which are named already. */
const lastDay = ({ lastActivityDate: day, daysSinceLastActivity }: Skill): string => {
  const ago = daysSinceLastActivity ?? 0;
  if (!day || ago < 2) return '';
  return ago > LONG_AGO ? `${formatDay(day)} ${day.slice(0, 4)}` : formatDay(day);
};
