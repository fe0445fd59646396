import { Button } from '@mantine/core';
import { IconClipboardCheck, IconClockPlus, IconPencil } from '@tabler/icons-react';
import { Link, useParams } from 'react-router-dom';
import { formatDate } from '#shared/language/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { Skill } from '#shared/skills/model.ts';
import { hoursPerWeekNeeded, type PaceWeek, remainingTime } from '#shared/skills/pace.ts';
import { skills } from '#shared/skills/routes.ts';
import { skillFactsOf } from '#shared/skills/rules.ts';
import { hoursOf } from '#shared/skills/time.ts';
import { useCalendar } from '../../../data/days/useToday.ts';
import { useRoute } from '../../../data/loading/useRoute.ts';
import { NotesSection } from '../../../domain/notes/NotesSection.tsx';
import { categoryLabel } from '../../../domain/skills/categoryLabel.ts';
import { formatWeeks } from '../../../domain/skills/pace.ts';
import { StartTimerOrCountdown } from '../../../domain/timer/StartTimer.tsx';
import { useLanguage } from '../../../language/useLanguage.ts';
import { paths } from '../../../paths.ts';
import { titles } from '../../../titles.ts';
import { StatCard, StatRow } from '../../../ui/cards/StatCard.tsx';
import { Bars } from '../../../ui/charts/Bars.tsx';
import { Description } from '../../../ui/details/ItemDetails.tsx';
import { ErrorBanner } from '../../../ui/feedback/ErrorBanner.tsx';
import { Bone, Loading, LoadingStats } from '../../../ui/feedback/Loading.tsx';
import { formatShortDay } from '../../../ui/format/days.ts';
import { formatHours, keepUnits } from '../../../ui/format/durations.ts';
import { BackLink } from '../../../ui/links/BackLink.tsx';
import { ItemNotFound } from '../../../ui/page/ItemNotFound.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { useReturn } from '../../../ui/page/useReturn.ts';
import { describeHours, describeLevel } from '../format.ts';
import { RecentActivities } from '../log/RecentActivities.tsx';
import { SkillStatusBadge } from '../log/SkillStatus.tsx';
import { useSkillLog } from '../log/useSkillLog.ts';
import { PaceCard } from './PaceCard.tsx';
import { SkillAssessments } from './SkillAssessments.tsx';
import { SkillLevels } from './SkillLevels.tsx';
import classes from './SkillPage.module.css';
import { SkillRatings } from './SkillRatings.tsx';
import { SkillSources } from './SkillSources.tsx';
import { type SkillPace, usePace } from './usePace.ts';
import { useSkillAssessments } from './useSkillAssessments.ts';

export const SkillPage = () => {
  const { id = '' } = useParams();
  return <OneSkill key={id} id={id} />;
};

const OneSkill = ({ id }: { readonly id: string }) => {
  const language = useLanguage();
  const { data, error, retry } = useRoute(skills.list, {});
  const skill = data?.skills.find(({ _id }) => _id === id);
  const back = useReturn(paths.skills);
  if (data && !skill) {
    return (
      <ItemNotFound
        pageTitle={titles.skill()}
        title={i18n.t('Skill not found')}
        text={i18n.t('It may have been deleted. Choose another in the skills list.')}
        list={paths.skills}
        toList={i18n.t('Back to skills')}
      />
    );
  }
  return (
    <>
      <BackLink back={back}>{i18n.t('All skills')}</BackLink>
      <PageHeader
        title={skill?.name ?? titles.skill()}
        subtitle={skill ? categoryLabel(skill.category) : '\u00a0'}
        badge={skill && <SkillStatusBadge skill={skill} />}
        action={skill && <SkillActions skill={skill} />}
      />
      {error && !skill ? (
        <ErrorBanner error={error} fallback={i18n.t('Failed to load the skill')} onRetry={retry} />
      ) : null}
      {!skill && !error && <SkillLoading />}
      {skill && <SkillLoaded key={language} skill={skill} />}
    </>
  );
};

const SkillLoading = () => (
  <Loading label={i18n.t('Loading skill...')}>
    <LoadingStats />
    <Bone height={284} />
  </Loading>
);

const SkillActions = ({ skill }: { readonly skill: Skill }) => (
  <div className={classes.actions}>
    <Button
      component={Link}
      to={paths.logHours(skill._id)}
      leftSection={<IconClockPlus size={16} aria-hidden="true" />}
    >
      {i18n.t('Log hours')}
    </Button>
    <StartTimerOrCountdown area="skills" item={skill} />
    <Button
      component={Link}
      to={paths.assess(skill._id)}
      variant="default"
      leftSection={<IconClipboardCheck size={16} aria-hidden="true" />}
    >
      {i18n.t('Assess')}
    </Button>
    <Button
      component={Link}
      to={paths.skillEdit(skill._id)}
      state={{ skill }}
      variant="default"
      leftSection={<IconPencil size={16} aria-hidden="true" />}
    >
      {i18n.t('Edit skill')}
    </Button>
  </div>
);

const SkillLoaded = ({ skill }: { readonly skill: Skill }) => {
  const calendar = useCalendar();
  const { today } = calendar;
  const log = useSkillLog(skill, today);
  const found = usePace(skill, log.shown, calendar);
  const assessed = useSkillAssessments(skill, log);
  // Everything appears together. Otherwise the pace would move the parts below it.
  if (!found && !log.activities.error) return <SkillLoading />;
  return (
    <>
      <Description text={skill.description} />
      <SkillFigures skill={skill} pace={found?.pace} today={today} />
      <div className={classes.pair}>
        <PaceCard skill={skill} pace={found?.pace} today={today} />
        <WeeksChart weeks={found?.weeks} />
      </div>
      <SkillSources skill={skill} today={today} />
      <SkillLevels skill={skill} />
      <div className={classes.pair}>
        <RecentActivities log={log} today={today} />
        <div className={classes.column}>
          <SkillAssessments skill={skill} assessed={assessed} today={today} />
          <SkillRatings assessed={assessed} today={today} />
        </div>
      </div>
      {/* The assessments would move the notes, so the notes appear after them. */}
      {(assessed.all || assessed.error) && (
        <div className={classes.notes}>
          <NotesSection owner={{ about: { area: 'skills', id: skill._id }, name: skill.name }} />
        </div>
      )}
    </>
  );
};

type FiguresProps = {
  readonly skill: Skill;
  readonly pace: SkillPace['pace'] | undefined;
  readonly today: string;
};

const SkillFigures = ({ skill, pace, today }: FiguresProps) => {
  const [level, label] = describeLevel(skill);
  const { targetDate } = skill;
  const needed = hoursPerWeekNeeded(remainingTime(skillFactsOf(skill)), targetDate, today);
  return (
    <StatRow>
      <StatCard
        label={i18n.t('Progress')}
        value={i18n.t('{percent}%', { percent: skill.progress })}
        hint={describeHours(skill)}
      />
      <StatCard label={i18n.t('Level')} value={level} hint={label} />
      <StatCard
        label={i18n.t('Pace')}
        {...hoursAWeek(pace && pace.weeks > 0 ? pace.hoursPerWeek : null)}
        hint={
          pace &&
          pace.weeks > 0 &&
          i18n.t('a week over {weeks}', { weeks: formatWeeks(pace.weeks) })
        }
      />
      {targetDate !== null && needed !== null && (
        <StatCard
          label={i18n.t('Needed')}
          {...hoursAWeek(needed)}
          hint={i18n.t('a week by {day}', { day: formatDate(targetDate) })}
        />
      )}
    </StatRow>
  );
};

const hoursAWeek = (hours: number | null) => ({
  value: hours === null ? '–' : keepUnits(formatHours(hours)),
});

const WeeksChart = ({ weeks }: { readonly weeks: readonly PaceWeek[] | undefined }) => (
  <Bars
    title={i18n.t('Hours a week')}
    labels={(weeks ?? []).map(({ from }) => formatShortDay(from))}
    series={[{ name: i18n.t('Hours'), values: (weeks ?? []).map(({ time }) => hoursOf(time)) }]}
    empty={i18n.t('Each full week since the first activity shows up here.')}
  />
);
