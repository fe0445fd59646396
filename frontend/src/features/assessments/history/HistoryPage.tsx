import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { Link, useParams } from 'react-router-dom';
import { assessments as assessmentRoutes } from '#shared/assessments/routes.ts';
import { byAge } from '#shared/assessments/rules.ts';
import { i18n } from '#shared/language/i18n.ts';
import { skills as skillRoutes } from '#shared/skills/routes.ts';
import { useRoute } from '../../../data/loading/useRoute.ts';
import { paths } from '../../../paths.ts';
import { titles } from '../../../titles.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorBanner } from '../../../ui/feedback/ErrorBanner.tsx';
import { Bone, Loading, LoadingCards } from '../../../ui/feedback/Loading.tsx';
import { KeptFocus } from '../../../ui/list/KeptFocus.tsx';
import { ItemNotFound } from '../../../ui/page/ItemNotFound.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { useReturn } from '../../../ui/page/useReturn.ts';
import classes from './History.module.css';
import { HistoryLoaded } from './HistoryLoaded.tsx';

/** Shows how a skill's confidence and self rating have changed, compared with the logged hours. */
export const HistoryPage = () => {
  const { skillId = '' } = useParams();
  const { skill, isMissing, assessments, activities, error, retry } = useHistory(skillId);
  const back = useReturn(paths.selfAssessment);
  if (isMissing) {
    return (
      <ItemNotFound
        pageTitle={titles.assessmentHistory()}
        title={i18n.t('Skill not found')}
        text={i18n.t('It may have been deleted, and its assessments with it.')}
        list={paths.selfAssessment}
        toList={i18n.t('Back to all assessments')}
      />
    );
  }
  return (
    <>
      <PageHeader
        title={
          skill ? i18n.t('History of {name}', { name: skill.name }) : titles.assessmentHistory()
        }
        subtitle={
          <Link className={classes.back} {...back.link}>
            {i18n.t('All assessments')}
          </Link>
        }
        action={
          <Button component={Link} to={paths.assess(skillId)}>
            {i18n.t('Assess again')}
          </Button>
        }
      />
      {error ? (
        <ErrorBanner
          error={error}
          fallback={i18n.t('Failed to load assessments')}
          onRetry={retry}
        />
      ) : null}
      {!error && !(skill && assessments) && (
        <Loading label={i18n.t('Loading assessments...')}>
          <Bone height={300} />
          <br />
          <LoadingCards count={2} height={240} min={340} />
        </Loading>
      )}
      <KeptFocus>
        {skill && assessments?.length === 0 && (
          <EmptyState
            title={i18n.t('No assessments found')}
            text={i18n.t(
              'You have not assessed {name} yet. Rate how sure you feel today, and later assessments will show how far you have come.',
              { name: skill.name },
            )}
            action={
              <Button component={Link} to={paths.assess(skillId)}>
                {i18n.t('Assess {name}', { name: skill.name })}
              </Button>
            }
          />
        )}
        {skill && assessments && assessments.length > 0 && (
          <HistoryLoaded skill={skill} assessments={assessments} activities={activities} />
        )}
      </KeptFocus>
    </>
  );
};

/**
 * Loads a skill, its assessments (oldest first) and its activities since the first assessment. If the activities fail
 * to load, no error is shown. The history then has no hours.
 */
function useHistory(skillId: string) {
  const skills = useRoute(skillRoutes.list, {});
  const list = useRoute(assessmentRoutes.list, { query: {} });
  const skill = skills.data?.skills.find(({ _id }) => _id === skillId);
  const assessments = useMemo(
    () => list.data?.assessments.filter((one) => one.skill?._id === skillId).sort(byAge),
    [list.data, skillId],
  );
  const from = assessments?.[0]?.assessmentDate;
  const log = useRoute(
    skillRoutes.activities,
    from ? { params: { id: skillId }, query: { from } } : null,
    { isOptional: true },
  );
  return {
    skill,
    isMissing: skills.data !== undefined && skill === undefined,
    assessments,
    activities: log.data?.activities,
    error: skills.error ?? list.error,
    retry: () => {
      skills.retry();
      list.retry();
    },
  };
}
