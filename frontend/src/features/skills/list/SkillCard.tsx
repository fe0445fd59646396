import { Button } from '@mantine/core';
import { IconClockPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { i18n } from '#shared/language/i18n.ts';
import type { Skill } from '#shared/skills/model.ts';
import { useToday } from '../../../data/days/useToday.ts';
import { categoryLabel } from '../../../domain/skills/categoryLabel.ts';
import { confidenceLabel } from '../../../domain/skills/scaleLabels.ts';
import { StartTimer } from '../../../domain/timer/StartTimer.tsx';
import { memo } from '../../../language/useLanguage.ts';
import { paths } from '../../../paths.ts';
import { Card } from '../../../ui/cards/Card.tsx';
import { type CardStat, CardStats } from '../../../ui/cards/CardStats.tsx';
import { EditDelete } from '../../../ui/cards/EditDelete.tsx';
import { ColorName } from '../../../ui/details/ColorName.tsx';
import { Description } from '../../../ui/details/ItemDetails.tsx';
import { Stars } from '../../../ui/details/Stars.tsx';
import { describeLast } from '../../../ui/format/days.ts';
import { describeLevel } from '../format.ts';
import { LogMinutes } from '../log/LogMinutes.tsx';
import { SkillHours, SkillStatusBadge } from '../log/SkillStatus.tsx';
import classes from './SkillCard.module.css';

type Props = { readonly skill: Skill; readonly onDelete: (skill: Skill) => void };

export const SkillCard = memo(({ skill, onDelete }: Props) => (
  <Card
    as="article"
    title={
      <Link to={paths.skill(skill._id)} className={classes.name}>
        <ColorName color={skill.color} name={skill.name} />
      </Link>
    }
    meta={categoryLabel(skill.category)}
    badge={
      <div className={classes.badges}>
        <SkillStatusBadge skill={skill} />
      </div>
    }
    actions={
      <>
        <LogMinutes skill={skill} />
        <Button
          component={Link}
          to={paths.logHours(skill._id)}
          data-key="x"
          className={classes.log ?? ''}
          variant="light"
          leftSection={<IconClockPlus size={18} stroke={1.75} aria-hidden="true" />}
          aria-label={i18n.t('Log hours for {name}', { name: skill.name })}
        >
          {i18n.t('Log hours')}
        </Button>
        <StartTimer area="skills" item={skill} />
        <EditDelete
          name={skill.name}
          editTo={paths.skillEdit(skill._id)}
          editState={{ skill }}
          onDelete={() => onDelete(skill)}
        />
      </>
    }
  >
    <Description text={skill.description} />
    <SkillHours skill={skill} />
    <SkillCardStats skill={skill} />
  </Card>
));

/** The level, the confidence and the last activity of a skill. */
const SkillCardStats = ({ skill }: { readonly skill: Skill }) => {
  const today = useToday();
  const stats: CardStat[] = [
    [i18n.t('Level'), ...describeLevel(skill)],
    [
      i18n.t('Confidence'),
      <Stars key="stars" value={skill.newestAssessment ? skill.confidenceLevel : 0} />,
      skill.newestAssessment ? confidenceLabel(skill.confidenceLevel) : i18n.t('Not assessed yet'),
    ],
    [i18n.t('Last activity'), ...describeLast(skill.lastActivityDate, today)],
  ];
  return <CardStats stats={stats} />;
};
