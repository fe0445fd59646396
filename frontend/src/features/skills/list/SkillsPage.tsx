import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { skills as routes } from '#shared/skills/routes.ts';
import { useRoute } from '../../../data/cache/useRoute.ts';
import { i18n } from '../../../language/i18n.ts';
import { paths } from '../../../paths.ts';
import { titles } from '../../../titles.ts';
import { KeptFocus } from '../../../ui/cards/KeptFocus.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorBanner } from '../../../ui/feedback/ErrorBanner.tsx';
import { Bone, Loading, LoadingCards, LoadingStats } from '../../../ui/feedback/Loading.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { rememberedAlert } from './NeglectedAlert.tsx';
import { SkillsLoaded } from './SkillsLoaded.tsx';
import classes from './SkillsPage.module.css';

const AddSkill = ({ label }: { readonly label: string }) => (
  <Button
    component={Link}
    to={paths.skillAdd}
    leftSection={<IconPlus size={16} stroke={2.5} aria-hidden="true" />}
  >
    {label}
  </Button>
);

export const SkillsPage = () => {
  const { data, error, retry } = useRoute(routes.list, {});
  return (
    <>
      <PageHeader title={titles.skills()} action={<AddSkill label={i18n.t('Add New Skill')} />} />
      {error && (
        <ErrorBanner error={error} fallback={i18n.t('Failed to load skills')} onRetry={retry} />
      )}
      {!data && !error && <SkillsLoading />}
      <KeptFocus>
        {data?.skills.length === 0 && (
          <EmptyState
            title={i18n.t('No skills found')}
            text={i18n.t(
              'A skill goal is something you want to get good at, and the hours you want to give it. Add your first skill, then log what you do and watch it grow.',
            )}
            action={<AddSkill label={i18n.t('Add your first skill')} />}
          />
        )}
        {data && data.skills.length > 0 && <SkillsLoaded skills={data.skills} />}
      </KeptFocus>
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
