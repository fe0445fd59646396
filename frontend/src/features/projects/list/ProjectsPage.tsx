import { i18n } from '#shared/language/i18n.ts';
import { projects as routes } from '#shared/projects/routes.ts';
import { useRoute } from '../../../data/loading/useRoute.ts';
import { paths } from '../../../paths.ts';
import { titles } from '../../../titles.ts';
import { AddButton } from '../../../ui/cards/AddButton.tsx';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import { ProjectsLoaded } from './ProjectsLoaded.tsx';

export const ProjectsPage = () => {
  const loaded = useRoute(routes.list, {});
  return (
    <ListPage
      title={titles.miniProjects()}
      subtitle={i18n.t('Track your small projects and learning applications')}
      action={<AddButton to={paths.projectAdd} label={titles.projectAdd()} />}
      loaded={loaded}
      loading={i18n.t('Loading projects...')}
      failure={loaded.data ? i18n.t('Failed to fetch projects') : i18n.t('Failed to load projects')}
    >
      {({ projects }) => <ProjectsLoaded list={projects} />}
    </ListPage>
  );
};
