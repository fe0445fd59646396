import { i18n } from '#shared/language/i18n.ts';
import { resourceStatuses } from '#shared/resources/model.ts';
import { useToday } from '../../../data/days/useToday.ts';
import { typeLabel } from '../../../domain/resources/typeLabel.ts';
import { StatusSelect } from '../../../domain/status/StatusSelect.tsx';
import { memo } from '../../../language/useLanguage.ts';
import { paths } from '../../../paths.ts';
import { formatNearDay } from '../../../ui/format/days.ts';
import { Row } from '../../../ui/list/Row.tsx';
import { standalonePriorityLabel } from '../labels.ts';
import { describePosition, percentBeside } from '../position.ts';
import { NextStep, type NextStepProps } from './NextStep.tsx';

export const ResourceRow = memo((props: NextStepProps) => {
  const { resource, onStatus } = props;
  const { _id, title, type, priority, status, parts } = resource;
  const today = useToday();
  const deadline = resource.estimatedCompletionDate;
  return (
    <Row
      title={title}
      to={paths.resource(_id)}
      isMain={parts.length > 0}
      cells={[
        typeLabel(type),
        standalonePriorityLabel(priority),
        deadline && i18n.t('due {day}', { day: formatNearDay(deadline, today) }),
        <>
          {[describePosition(resource), percentBeside(resource)].filter(Boolean).join(' · ')}
          {status !== 'Completed' && <NextStep {...props} isSmall />}
        </>,
      ]}
      action={
        <StatusSelect
          label={i18n.t('Status of {name}', { name: title })}
          value={status}
          values={resourceStatuses}
          onChange={(next) => onStatus(resource, next)}
        />
      }
    />
  );
});
