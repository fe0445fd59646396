import { i18n } from '#shared/language/i18n.ts';
import { resources } from '#shared/resources/routes.ts';
import { useRoute } from '../../../data/loading/useRoute.ts';
import { paths } from '../../../paths.ts';
import { titles } from '../../../titles.ts';
import { AddButton } from '../../../ui/cards/AddButton.tsx';
import { ErrorBanner } from '../../../ui/feedback/ErrorBanner.tsx';
import { Bone, Loading, LoadingCards, LoadingStats } from '../../../ui/feedback/Loading.tsx';
import { KeptFocus } from '../../../ui/list/KeptFocus.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { ResourcesLoaded } from './ResourcesLoaded.tsx';

export const ResourcesPage = () => {
  const { data, error, retry } = useRoute(resources.list, {});
  const list = data?.resources;
  return (
    <>
      <PageHeader
        title={titles.learningPlanner()}
        action={<AddButton to={paths.resourceAdd} label={i18n.t('Add Resource')} />}
      />
      {error ? (
        <ErrorBanner error={error} fallback={i18n.t('Failed to load resources')} onRetry={retry} />
      ) : null}
      {!list && !error && <ResourcesLoading />}
      <KeptFocus>{list && <ResourcesLoaded list={list} />}</KeptFocus>
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
