import type { Skill } from '#shared/skills/model.ts';
import { formatAgo, formatDay } from '../days/format.ts';
import { type CardStat, CardStats } from '../ui/CardStats.tsx';
import { Stars } from '../ui/Stars.tsx';

/** The level on its way, the confidence and the last activity of a skill. */
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

/** So many days ago the year is no longer clear. */
const LONG_AGO = 180;

/** '12 November', long ago '12 November 2025'; said of today and yesterday already. */
const lastDay = ({ lastActivityDate: day, daysSinceLastActivity }: Skill): string => {
  const ago = daysSinceLastActivity ?? 0;
  if (!day || ago < 2) return '';
  return ago > LONG_AGO ? `${formatDay(day)} ${day.slice(0, 4)}` : formatDay(day);
};
