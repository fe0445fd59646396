import type { Skill } from '#shared/skills/model.ts';
import { agoWords, dayWords } from '../days/words.ts';
import { type Figure, Figures } from '../ui/Figures.tsx';
import { Stars } from '../ui/Stars.tsx';

/** The level on its way, the confidence and the last activity of a skill. */
export const SkillFigures = ({ skill }: { readonly skill: Skill }) => {
  const figures: Figure[] = [
    ['Level', `${skill.currentLevel} of ${skill.targetLevel}`, skill.levelDescription],
    [
      'Confidence',
      <Stars key="stars" value={skill.confidenceLevel} />,
      skill.confidenceDescription,
    ],
    ['Last activity', agoWords(skill.daysSinceLastActivity), lastDay(skill)],
  ];
  return <Figures figures={figures} />;
};

/** So many days ago the year is no longer clear. */
const LONG_AGO = 180;

/** '12 November', long ago '12 November 2025'; said of today and yesterday already. */
const lastDay = ({ lastActivityDate: day, daysSinceLastActivity }: Skill): string => {
  const ago = daysSinceLastActivity ?? 0;
  if (!day || ago < 2) return '';
  return ago > LONG_AGO ? `${dayWords(day)} ${day.slice(0, 4)}` : dayWords(day);
};
