import { i18n } from '#shared/language/i18n.ts';
import { type Resource, resourceStatuses } from '#shared/resources/model.ts';
import { StatusSelect } from '../../../domain/status/StatusSelect.tsx';
import { memo } from '../../../language/useLanguage.ts';
import { paths } from '../../../paths.ts';
import { Row } from '../../../ui/list/Row.tsx';
import { describeResource } from '../format.ts';
import type { SetStatus } from './ResourceCard.tsx';

type Props = { readonly resource: Resource; readonly onStatus: SetStatus };

export const ResourceRow = memo(({ resource, onStatus }: Props) => (
  <Row
    title={resource.title}
    to={paths.resourceEdit(resource._id)}
    state={{ resource }}
    meta={`${describeResource(resource)} · ${resource.progress}%`}
    action={
      <StatusSelect
        label={i18n.t('Status of {name}', { name: resource.title })}
        value={resource.status}
        values={resourceStatuses}
        onChange={(next) => onStatus(resource, next)}
      />
    }
  />
));
