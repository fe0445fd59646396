import { i18n } from '#shared/language/i18n.ts';
import { resources as routes } from '#shared/resources/routes.ts';
import { useRoute } from '../../../data/loading/useRoute.ts';
import { paths } from '../../../paths.ts';
import { titles } from '../../../titles.ts';
import { AddButton } from '../../../ui/cards/AddButton.tsx';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import { ResourcesLoaded } from './ResourcesLoaded.tsx';

export const ResourcesPage = () => (
  <ListPage
    title={titles.learningPlanner()}
    action={<AddButton to={paths.resourceAdd} label={titles.resourceAdd()} />}
    loaded={useRoute(routes.list, {})}
    loading={i18n.t('Loading resources...')}
    failure={i18n.t('Failed to load resources')}
  >
    {({ resources }) => <ResourcesLoaded list={resources} />}
  </ListPage>
);
