import type { Skill } from '#shared/skills/model.ts';
import { Card } from '../../ui/cards/Card.tsx';
import { describeRemaining } from './format.ts';
import classes from './LogHoursPage.module.css';
import badges from './SkillCard.module.css';
import { SkillHours } from './SkillHours.tsx';
import { SkillStatusBadge } from './SkillStatusBadge.tsx';

/** The progress to the target. */
export const SkillProgress = ({ skill }: { readonly skill: Skill }) => (
  <div className={classes.progress}>
    <Card
      title="To the target"
      meta={`Level ${skill.currentLevel} · ${skill.levelDescription}`}
      badge={
        <div className={badges.badges}>
          <SkillStatusBadge skill={skill} />
        </div>
      }
    >
      <p className={classes.rest} aria-live="polite">
        {describeRemaining(skill)}
      </p>
      <SkillHours skill={skill} />
    </Card>
  </div>
);
