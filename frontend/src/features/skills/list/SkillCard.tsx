import { Button } from '@mantine/core';
import { IconAlertTriangle, IconClockPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { i18n } from '#shared/language/i18n.ts';
import type { Skill } from '#shared/skills/model.ts';
import { useToday } from '../../../data/days/useToday.ts';
import { categoryLabel } from '../../../domain/skills/categoryLabel.ts';
import { confidenceLabel } from '../../../domain/skills/scaleLabels.ts';
import { StatusName } from '../../../domain/status/StatusName.tsx';
import { TimedMenu } from '../../../domain/timer/StartTimer.tsx';
import { memo } from '../../../language/useLanguage.ts';
import { paths } from '../../../paths.ts';
import { ColorName } from '../../../ui/badges/ColorName.tsx';
import { Card } from '../../../ui/cards/Card.tsx';
import { EditDelete } from '../../../ui/cards/EditDelete.tsx';
import { Facts } from '../../../ui/details/Facts.tsx';
import { Description } from '../../../ui/details/ItemDetails.tsx';
import { Stars } from '../../../ui/details/Stars.tsx';
import { describeLast } from '../../../ui/format/days.ts';
import { formatMinutes } from '../../../ui/format/durations.ts';
import { MenuItem } from '../../../ui/overlay/MenuItem.tsx';
import { describeLevel } from '../format.ts';
import { SkillHours } from '../log/SkillStatus.tsx';
import { useLogMinutes } from '../log/useLogMinutes.ts';
import classes from './SkillCard.module.css';

type Props = {
  readonly skill: Skill;
  /** Whether the skill's timer runs. */
  readonly isRunning: boolean;
  readonly onDelete: (skill: Skill) => void;
};

export const SkillCard = memo(({ skill, isRunning, onDelete }: Props) => (
  <Card
    as="article"
    title={
      <Link to={paths.skill(skill._id)}>
        <ColorName color={skill.color} name={skill.name} />
      </Link>
    }
    badge={<StatusName status={skill.status} />}
    meta={`${categoryLabel(skill.category)} · ${levelOf(skill)}`}
    actions={
      <>
        <LogHours skill={skill} variant="light" />
        <EditDelete
          name={skill.name}
          editTo={paths.skillEdit(skill._id)}
          editState={{ skill }}
          onDelete={() => onDelete(skill)}
        />
        <TimedMenu area="skills" item={skill} isRunning={isRunning}>
          <LogItems skill={skill} />
        </TimedMenu>
      </>
    }
  >
    <Description text={skill.description} />
    <SkillHours skill={skill} />
    <SkillFacts skill={skill} />
  </Card>
));

/** 'Level 2 of 5 · Novice'. */
const levelOf = (skill: Skill): string => {
  const [level, label] = describeLevel(skill);
  return i18n.t('Level {level} · {label}', { level, label });
};

type LogHoursProps = { readonly skill: Skill; readonly variant: 'light' | 'subtle' };

export const LogHours = ({ skill, variant }: LogHoursProps) => (
  <Button
    component={Link}
    to={paths.logHours(skill._id)}
    data-key="x"
    variant={variant}
    px="sm"
    leftSection={<IconClockPlus size={18} stroke={1.75} aria-hidden="true" />}
    aria-label={i18n.t('Log hours for {name}', { name: skill.name })}
  >
    {i18n.t('Log hours')}
  </Button>
);

/** The amounts that the menu items log, in minutes. */
const amounts = [15, 30, 60] as const;

const LogItems = ({ skill }: Pick<Props, 'skill'>) => {
  const log = useLogMinutes();
  return amounts.map((minutes) => (
    <MenuItem key={minutes} onClick={() => log(skill, minutes)}>
      {i18n.t('Log {duration} of practice today', { duration: formatMinutes(minutes) })}
    </MenuItem>
  ));
};

const SkillFacts = ({ skill }: Pick<Props, 'skill'>) => {
  const today = useToday();
  const { confidenceLevel, newestAssessment, isNeglected, lastActivityDate } = skill;
  const last = describeLast(lastActivityDate, today).filter(Boolean).join(', ');
  return (
    <Facts
      facts={[
        [
          i18n.t('Confidence'),
          <Stars key="stars" value={newestAssessment ? confidenceLevel : 0} />,
          newestAssessment ? confidenceLabel(confidenceLevel) : i18n.t('Not assessed yet'),
        ],
        [i18n.t('Last activity'), isNeglected ? <Neglected key="last" last={last} /> : last],
      ]}
    />
  );
};

const Neglected = ({ last }: { readonly last: string }) => (
  <span className={classes.neglected} title={i18n.t('Neglected')}>
    <IconAlertTriangle size={14} stroke={2} aria-label={i18n.t('Neglected')} />
    {last}
  </span>
);
