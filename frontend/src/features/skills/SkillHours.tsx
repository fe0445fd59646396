import type { Skill } from '#shared/skills/model.ts';
import { ProgressBar } from '../../ui/cards/ProgressBar.tsx';
import { formatHours, hoursNumber } from '../../ui/format/durations.ts';
import classes from './SkillCard.module.css';

/** '12.5 of 20 h' and the percent, over a bar that is full at the target. */
export const SkillHours = ({ skill }: { readonly skill: Skill }) => (
  <div className={classes.hours}>
    <p className={classes.hoursText}>
      <span>
        {hoursNumber(skill.currentHours)} of {formatHours(skill.targetHours)}
      </span>
      <span className={classes.percent}>{skill.progress}%</span>
    </p>
    <ProgressBar percent={skill.progress} />
  </div>
);
