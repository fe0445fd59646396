import { i18n } from '#shared/language/i18n.ts';
import { type Project, projectStatuses } from '#shared/projects/model.ts';
import { useToday } from '../../../data/days/useToday.ts';
import { StatusSelect } from '../../../domain/status/StatusSelect.tsx';
import { memo } from '../../../language/useLanguage.ts';
import { paths } from '../../../paths.ts';
import { Row } from '../../../ui/list/Row.tsx';
import { factsOf } from '../facts.ts';
import { differsFromGoals } from '../projectProgress.ts';
import type { SetStatus } from '../projectStatus.ts';
import { goalCounts } from '../view.ts';

type Props = { readonly project: Project; readonly onStatus: SetStatus };

export const ProjectRow = memo(({ project, onStatus }: Props) => {
  const today = useToday();
  const { done, all } = goalCounts(project.goals);
  const percent = project.progress;
  const days = factsOf(project, today).map(([label, value]) => `${label} ${value}`);
  return (
    <Row
      title={project.name}
      to={paths.project(project._id)}
      isMain
      cells={[
        all > 0 &&
          i18n.t('{done, number} of {all, plural, one {# goal} other {# goals}}', { done, all }),
        differsFromGoals(project)
          ? i18n.t('{percent}%, set by hand', { percent })
          : i18n.t('{percent}%', { percent }),
        days[0],
        days[1],
      ]}
      action={
        <StatusSelect
          label={i18n.t('Status of {name}', { name: project.name })}
          value={project.status}
          values={projectStatuses}
          onChange={(next) => onStatus(project, next)}
        />
      }
    />
  );
});
