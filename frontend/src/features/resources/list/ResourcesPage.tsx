import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { resources } from '#shared/resources/routes.ts';
import { useRoute } from '../../../data/cache/useRoute.ts';
import { i18n } from '../../../language/i18n.ts';
import { paths } from '../../../paths.ts';
import { titles } from '../../../titles.ts';
import { KeptFocus } from '../../../ui/cards/KeptFocus.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorBanner } from '../../../ui/feedback/ErrorBanner.tsx';
import { Bone, Loading, LoadingCards, LoadingStats } from '../../../ui/feedback/Loading.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { ResourcesLoaded } from './ResourcesLoaded.tsx';

const AddResource = ({ label }: { readonly label: string }) => (
  <Button
    component={Link}
    to={paths.resourceAdd}
    leftSection={<IconPlus size={16} stroke={2.5} aria-hidden="true" />}
  >
    {label}
  </Button>
);

export const ResourcesPage = () => {
  const { data, error, retry } = useRoute(resources.list, {});
  const list = data?.resources;
  return (
    <>
      <PageHeader
        title={titles.learningPlanner()}
        action={<AddResource label={i18n.t('Add Resource')} />}
      />
      {error ? (
        <ErrorBanner error={error} fallback={i18n.t('Failed to load resources')} onRetry={retry} />
      ) : null}
      {!list && !error && <ResourcesLoading />}
      <KeptFocus>
        {list?.length === 0 && (
          <EmptyState
            title={i18n.t('No resources found')}
            text={i18n.t(
              'Books, courses, videos: add what you want to learn from. Give it a deadline if you like, and see how much time a day it takes.',
            )}
            action={<AddResource label={i18n.t('Add your first resource')} />}
          />
        )}
        {list && list.length > 0 && <ResourcesLoaded list={list} />}
      </KeptFocus>
    </>
  );
};

/** Placeholders while the resources load. */
const ResourcesLoading = () => (
  <Loading label={i18n.t('Loading resources...')}>
    <LoadingStats />
    <Bone height={36} />
    <LoadingCards count={6} height={300} min={340} />
  </Loading>
);
