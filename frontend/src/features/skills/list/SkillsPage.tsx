import { i18n } from '#shared/language/i18n.ts';
import { skills as routes } from '#shared/skills/routes.ts';
import { useRoute } from '../../../data/loading/useRoute.ts';
import { paths } from '../../../paths.ts';
import { titles } from '../../../titles.ts';
import { AddButton } from '../../../ui/cards/AddButton.tsx';
import { ErrorBanner } from '../../../ui/feedback/ErrorBanner.tsx';
import { Bone, Loading, LoadingCards, LoadingStats } from '../../../ui/feedback/Loading.tsx';
import { KeptFocus } from '../../../ui/list/KeptFocus.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { rememberedAlert } from './NeglectedAlert.tsx';
import { SkillsLoaded } from './SkillsLoaded.tsx';
import classes from './SkillsPage.module.css';

export const SkillsPage = () => {
  const { data, error, retry } = useRoute(routes.list, {});
  return (
    <>
      <PageHeader
        title={titles.skills()}
        action={<AddButton to={paths.skillAdd} label={i18n.t('Add New Skill')} />}
      />
      {error && (
        <ErrorBanner error={error} fallback={i18n.t('Failed to load skills')} onRetry={retry} />
      )}
      {!data && !error && <SkillsLoading />}
      <KeptFocus>{data && <SkillsLoaded skills={data.skills} />}</KeptFocus>
    </>
  );
};

/** Placeholders while the skills load. */
const SkillsLoading = () => {
  const alertHeight = rememberedAlert();
  return (
    <Loading label={i18n.t('Loading skills...')}>
      {alertHeight > 0 && (
        <div className={classes.alert}>
          <Bone height={alertHeight} />
        </div>
      )}
      <LoadingStats />
      <div className={classes.bar}>
        <Bone height={36} />
      </div>
      <LoadingCards count={6} height={256} />
    </Loading>
  );
};
