import type { Skill } from '#shared/skills/model.ts';
import { useToday } from '../../../data/days/useToday.ts';
import { categoryLabel } from '../../../domain/skills/categoryLabel.ts';
import { StatusName } from '../../../domain/status/StatusName.tsx';
import { memo } from '../../../language/useLanguage.ts';
import { paths } from '../../../paths.ts';
import { ColorName } from '../../../ui/badges/ColorName.tsx';
import { describeLast } from '../../../ui/format/days.ts';
import { Row } from '../../../ui/list/Row.tsx';
import { describeHours } from '../format.ts';
import { LogHours } from './SkillCard.tsx';

export const SkillRow = memo(({ skill }: { readonly skill: Skill }) => {
  const today = useToday();
  return (
    <Row
      title={<ColorName color={skill.color} name={skill.name} />}
      to={paths.skill(skill._id)}
      cells={[
        <StatusName key="status" status={skill.status} />,
        categoryLabel(skill.category),
        describeHours(skill),
        describeLast(skill.lastActivityDate, today)[0],
      ]}
      action={<LogHours skill={skill} variant="subtle" />}
    />
  );
});
