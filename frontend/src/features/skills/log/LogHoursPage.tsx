import { Button } from '@mantine/core';
import { Link, useParams } from 'react-router-dom';
import { i18n } from '#shared/language/i18n.ts';
import type { Skill } from '#shared/skills/model.ts';
import { skills } from '#shared/skills/routes.ts';
import { useToday } from '../../../data/days/useToday.ts';
import { useRoute } from '../../../data/loading/useRoute.ts';
import { levelLabel } from '../../../domain/skills/scaleLabels.ts';
import { paths } from '../../../paths.ts';
import { titles } from '../../../titles.ts';
import { ColorName } from '../../../ui/badges/ColorName.tsx';
import { usePageKey } from '../../../ui/browser/trail.ts';
import { Card } from '../../../ui/cards/Card.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorBanner } from '../../../ui/feedback/ErrorBanner.tsx';
import { Bone, Loading } from '../../../ui/feedback/Loading.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { useReturn } from '../../../ui/page/useReturn.ts';
import { describeRemaining } from '../format.ts';
import { LogForm } from './LogForm.tsx';
import classes from './LogHoursPage.module.css';
import { RecentActivities } from './RecentActivities.tsx';
import { SkillHours, SkillStatusBadge } from './SkillStatus.tsx';
import { useSkillLog } from './useSkillLog.ts';

const ToSkills = () => (
  <Button component={Link} {...useReturn(paths.skills).link} variant="default">
    {i18n.t('All skills')}
  </Button>
);

export const LogHoursPage = () => {
  const { id = '' } = useParams();
  const key = usePageKey();
  return <LogHours key={`${id} ${key}`} id={id} />;
};

const LogHours = ({ id }: { readonly id: string }) => {
  const { data, error, retry } = useRoute(skills.list, {});
  const skill = data?.skills.find(({ _id }) => _id === id);
  return (
    <>
      <PageHeader
        title={titles.logHours()}
        subtitle={skill ? <ColorName color={skill.color} name={skill.name} /> : '\u00a0'}
        action={<ToSkills />}
      />
      {error && (
        <ErrorBanner error={error} fallback={i18n.t('Failed to load the skill')} onRetry={retry} />
      )}
      {!data && !error && <LogHoursLoading />}
      {data && !skill && (
        <EmptyState
          title={i18n.t('Skill not found')}
          text={i18n.t('It may have been deleted. Choose another in the skills list.')}
          action={<ToSkills />}
        />
      )}
      {skill && <LogHoursLoaded skill={skill} />}
    </>
  );
};

const LogHoursLoaded = ({ skill }: { readonly skill: Skill }) => {
  const today = useToday();
  const log = useSkillLog(skill, today);
  const { goBack } = useReturn(paths.skills);
  return (
    <div className={classes.page}>
      <SkillProgress skill={skill} />
      <LogForm
        skillId={skill._id}
        today={today}
        known={{ activities: log.shown, from: log.from }}
        onLog={log.log}
        onDone={goBack}
      />
      <div className={classes.activities}>
        <RecentActivities log={log} today={today} />
      </div>
    </div>
  );
};

const LogHoursLoading = () => (
  <Loading label={i18n.t('Loading skill...')}>
    <div className={classes.page}>
      <div className={classes.progress}>
        <Bone height={168} />
      </div>
      <div className={classes.form}>
        <Bone height={420} />
      </div>
      <div className={classes.activities}>
        <Bone height={240} />
      </div>
    </div>
  </Loading>
);

const SkillProgress = ({ skill }: { readonly skill: Skill }) => (
  <div className={classes.progress}>
    <Card
      title={i18n.t('To the target')}
      meta={i18n.t('Level {level} · {label}', {
        level: skill.currentLevel,
        label: levelLabel(skill.currentLevel),
      })}
      badge={
        <div className={classes.badges}>
          <SkillStatusBadge skill={skill} />
        </div>
      }
    >
      <p className={classes.rest} aria-live="polite">
        {describeRemaining(skill)}
      </p>
      <SkillHours skill={skill} />
    </Card>
  </div>
);
