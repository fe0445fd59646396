import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { i18n } from '#shared/language/i18n.ts';
import type { Skill } from '#shared/skills/model.ts';
import { categoryLabel } from '../../../domain/skills/categoryLabel.ts';
import { memo } from '../../../language/useLanguage.ts';
import { paths } from '../../../paths.ts';
import { ColorName } from '../../../ui/details/ColorName.tsx';
import { Row } from '../../../ui/list/Row.tsx';
import { describeHours } from '../format.ts';

export const SkillRow = memo(({ skill }: { readonly skill: Skill }) => (
  <Row
    title={<ColorName color={skill.color} name={skill.name} />}
    to={paths.skill(skill._id)}
    meta={`${categoryLabel(skill.category)} · ${describeHours(skill)}`}
    action={
      <Button
        component={Link}
        to={paths.logHours(skill._id)}
        variant="default"
        px="sm"
        aria-label={i18n.t('Log hours for {name}', { name: skill.name })}
      >
        {i18n.t('Log hours')}
      </Button>
    }
  />
));
