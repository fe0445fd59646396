import { Button } from '@mantine/core';
import { IconClockPlus } from '@tabler/icons-react';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { Skill } from '#shared/skills/model.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/cards/Card.tsx';
import { ColorName } from '../../ui/cards/ColorName.tsx';
import { Description } from '../../ui/cards/Description.tsx';
import { EditDelete } from '../../ui/cards/EditDelete.tsx';
import classes from './SkillCard.module.css';
import { SkillCardStats } from './SkillCardStats.tsx';
import { SkillHours } from './SkillHours.tsx';
import { SkillStatusBadge } from './SkillStatusBadge.tsx';

type Props = { readonly skill: Skill; readonly onDelete: (skill: Skill) => void };

export const SkillCard = memo(({ skill, onDelete }: Props) => (
  <Card
    as="article"
    title={<ColorName color={skill.color} name={skill.name} />}
    meta={skill.category}
    badge={
      <div className={classes.badges}>
        <SkillStatusBadge skill={skill} />
      </div>
    }
    actions={
      <>
        <Button
          component={Link}
          to={paths.logHours(skill._id)}
          className={classes.log ?? ''}
          variant="light"
          leftSection={<IconClockPlus size={18} stroke={1.75} aria-hidden="true" />}
          aria-label={`Log hours for ${skill.name}`}
        >
          Log hours
        </Button>
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
