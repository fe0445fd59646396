import { i18n } from '#shared/language/i18n.ts';
import { skills as routes } from '#shared/skills/routes.ts';
import { useRoute } from '../../../data/loading/useRoute.ts';
import { paths } from '../../../paths.ts';
import { titles } from '../../../titles.ts';
import { AddButton } from '../../../ui/cards/AddButton.tsx';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import { SkillsLoaded } from './SkillsLoaded.tsx';

export const SkillsPage = () => (
  <ListPage
    title={titles.skills()}
    action={<AddButton to={paths.skillAdd} label={titles.skillAdd()} />}
    loaded={useRoute(routes.list, {})}
    loading={i18n.t('Loading skills...')}
    failure={i18n.t('Failed to load skills')}
  >
    {({ skills }) => <SkillsLoaded skills={skills} />}
  </ListPage>
);
