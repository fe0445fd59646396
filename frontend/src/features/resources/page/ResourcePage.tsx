import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { i18n } from '#shared/language/i18n.ts';
import { type Resource, resourceStatuses } from '#shared/resources/model.ts';
import { resources } from '#shared/resources/routes.ts';
import { useToday } from '../../../data/days/useToday.ts';
import { useRoute } from '../../../data/loading/useRoute.ts';
import { NotesSection } from '../../../domain/notes/NotesSection.tsx';
import { StatusSelect } from '../../../domain/status/StatusSelect.tsx';
import { useLanguage } from '../../../language/useLanguage.ts';
import { paths } from '../../../paths.ts';
import { titles } from '../../../titles.ts';
import { ErrorBanner } from '../../../ui/feedback/ErrorBanner.tsx';
import { Bone, Loading } from '../../../ui/feedback/Loading.tsx';
import { BackLink } from '../../../ui/links/BackLink.tsx';
import { Column } from '../../../ui/page/Column.tsx';
import { ItemNotFound } from '../../../ui/page/ItemNotFound.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { useReturn } from '../../../ui/page/useReturn.ts';
import { describeResource } from '../format.ts';
import { standalonePriorityLabel } from '../labels.ts';
import { useDeleteResource } from '../useDeleteResource.ts';
import { type SetStatus, useSetStatus } from '../useSetStatus.ts';
import { PartsList } from './PartsList.tsx';
import { ResourceAbout, ResourceNotes } from './ResourceAbout.tsx';
import { ResourceHistory } from './ResourceHistory.tsx';
import { ResourceTop } from './ResourceTop.tsx';

export const ResourcePage = () => {
  const { id = '' } = useParams();
  return <OneResource key={id} id={id} />;
};

const none: readonly Resource[] = [];

const OneResource = ({ id }: { readonly id: string }) => {
  const language = useLanguage();
  const { data, error, retry } = useRoute(resources.list, {});
  const resource = data?.resources.find(({ _id }) => _id === id);
  const back = useReturn(paths.learningPlanner);
  const onStatus = useSetStatus(data?.resources ?? none);
  if (data && !resource) {
    return (
      <ItemNotFound
        pageTitle={titles.resource()}
        title={i18n.t('Resource not found')}
        text={i18n.t('It may have been deleted. Choose another in the learning planner.')}
        list={paths.learningPlanner}
        toList={i18n.t('Back to the learning planner')}
      />
    );
  }
  return (
    <Column>
      <article>
        <BackLink back={back}>{i18n.t('All resources')}</BackLink>
        <PageHeader
          title={resource?.title ?? titles.resource()}
          subtitle={
            resource
              ? `${describeResource(resource)} · ${standalonePriorityLabel(resource.priority)}`
              : '\u00a0'
          }
          badge={
            resource && (
              <StatusSelect
                label={i18n.t('Status of {name}', { name: resource.title })}
                value={resource.status}
                values={resourceStatuses}
                onChange={(status) => onStatus(resource, status)}
              />
            )
          }
        />
        {error && !resource && (
          <ErrorBanner
            error={error}
            fallback={i18n.t('Failed to load the resource')}
            onRetry={retry}
          />
        )}
        {!resource && !error && (
          <Loading label={i18n.t('Loading resource...')}>
            <Bone height={24} />
            <Bone height={40} />
            <Bone height={284} />
          </Loading>
        )}
        {resource && (
          <ResourceLoaded
            key={[language, ...resource.relatedSkills.map((skill) => skill._id)].join(' ')}
            resource={resource}
            onStatus={onStatus}
            goBack={back.goBack}
          />
        )}
      </article>
    </Column>
  );
};

type Props = {
  readonly resource: Resource;
  readonly onStatus: SetStatus;
  readonly goBack: () => void;
};

const ResourceLoaded = ({ resource, onStatus, goBack }: Props) => {
  const today = useToday();
  const onDelete = useDeleteResource(goBack);
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <ResourceTop
        resource={resource}
        today={today}
        onStatus={onStatus}
        onDelete={() => onDelete(resource)}
        onAddParts={() => setAdding(true)}
      />
      {(resource.parts.length > 0 || isAdding) && (
        <PartsList resource={resource} isAdding={isAdding} />
      )}
      <NotesSection
        owner={{ about: { area: 'resources', id: resource._id }, name: resource.title }}
      />
      <ResourceNotes notes={resource.notes} />
      <ResourceAbout resource={resource} today={today} />
      <ResourceHistory resource={resource} today={today} />
    </>
  );
};
