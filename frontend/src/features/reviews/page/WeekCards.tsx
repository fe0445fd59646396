import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { percent } from '#shared/core/counting.ts';
import type { Day } from '#shared/days/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { formatNumber } from '#shared/language/intl.ts';
import { sumOfHours } from '#shared/skills/hoursAt.ts';
import { AssessButton } from '../../../domain/assessments/AssessButton.tsx';
import { countNotes } from '../../../domain/notes/noteCount.ts';
import { paths } from '../../../paths.ts';
import { Card } from '../../../ui/cards/Card.tsx';
import { StatCard, StatRow } from '../../../ui/cards/StatCard.tsx';
import { useFirstItems } from '../../../ui/details/useFirstItems.tsx';
import { formatNearDay } from '../../../ui/format/days.ts';
import { formatHours } from '../../../ui/format/durations.ts';
import { describeBefore, describeDone, finishedLabel } from '../view.ts';
import { type Means, type ShownWeek, sumOf } from '../week.ts';
import classes from './Review.module.css';

/** At most this many habits and skills are shown at first. */
const SHOWN = 6;

type Props = { readonly week: ShownWeek; readonly today: Day };

type NumbersProps = { readonly week: ShownWeek; readonly means: Means };

/** Shows the numbers of a week, each next to its mean in the weeks before. */
export const WeekNumbers = ({ week, means }: NumbersProps) => {
  const { done, asked } = sumOf(week.habits);
  const { skills = [] } = week;
  const hours = sumOfHours(skills.map(({ hours }) => hours));
  const meanHours = sumOfHours(skills.map(({ meanHours }) => meanHours ?? 0));
  const hourWeeks = Math.max(0, ...skills.map(({ weeks }) => weeks));
  return (
    <StatRow>
      <StatCard
        label={i18n.t('Habits')}
        value={i18n.t('{percent}%', { percent: percent(done, asked) })}
        unit={describeDone({ done, asked })}
        hint={describeBefore(i18n.t('{percent}%', { percent: means.percent }), means.weeks)}
      />
      <StatCard
        label={i18n.t('Hours')}
        value={week.skills ? formatHours(hours) : '–'}
        hint={describeBefore(formatHours(meanHours), hourWeeks)}
      />
      <StatCard
        label={i18n.t('Finished')}
        value={formatNumber(week.finished.length)}
        hint={describeBefore(formatNumber(means.finished), means.weeks)}
      />
    </StatRow>
  );
};

type WeekSkills = NonNullable<ShownWeek['skills']>;

/** Leaves out cards without content. */
export const WeekCards = ({ week, today }: Props) => (
  <>
    {week.habits.length > 0 && <HabitsCard habits={week.habits} />}
    {week.skills === undefined ? <HoursMissing /> : <HoursCard skills={week.skills} />}
    {week.finished.length > 0 && <FinishedCard finished={week.finished} today={today} />}
    {week.outcomes.length + week.notes > 0 && (
      <LearnedCard outcomes={week.outcomes} notes={week.notes} today={today} />
    )}
    {week.assessmentsDue.length > 0 && <DueCard due={week.assessmentsDue} />}
  </>
);

const HabitsCard = ({ habits }: Pick<ShownWeek, 'habits'>) => (
  <Card title={i18n.t('Habits')}>
    <Lines label={i18n.t('Habits')}>
      {habits.map(({ _id, name, ...figures }) => (
        <li key={_id}>
          <Link to={paths.habit(_id)} dir="auto">
            {name}
          </Link>
          <span className={classes.figure}>{describeDone(figures)}</span>
        </li>
      ))}
    </Lines>
  </Card>
);

type LinesProps = { readonly label: string; readonly children: readonly ReactNode[] };

/**
 * Shows the first lines of a list, and all of them on demand. On a phone, the questions are below the lists, so short
 * lists save scrolling.
 */
const Lines = ({ label, children }: LinesProps) => {
  const { shown, moreButton } = useFirstItems(children, SHOWN, label);
  return (
    <>
      <ul className={classes.lines}>{shown}</ul>
      {moreButton}
    </>
  );
};

const HoursCard = ({ skills }: { readonly skills: WeekSkills }) => {
  if (skills.length === 0) return null;
  return (
    <Card title={i18n.t('Hours')}>
      <Lines label={i18n.t('Hours')}>
        {skills.map(({ _id, name, ...figures }) => (
          <li key={_id}>
            <Link to={paths.skill(_id)} dir="auto">
              {name}
            </Link>
            <span className={classes.figure}>{formatHours(figures.hours)}</span>
            <span className={classes.beside}>
              {describeBefore(
                formatHours(figures.meanHours ?? 0),
                figures.meanHours === null ? 0 : figures.weeks,
              )}
            </span>
          </li>
        ))}
      </Lines>
    </Card>
  );
};

const HoursMissing = () => (
  <Card title={i18n.t('Hours')}>
    <p className={classes.none}>{i18n.t('Go online to load this week’s hours.')}</p>
  </Card>
);

type FinishedProps = Pick<ShownWeek, 'finished'> & { readonly today: Day };

const FinishedCard = ({ finished, today }: FinishedProps) => (
  <Card title={i18n.t('Finished')}>
    <ul className={classes.lines}>
      {finished.map(({ kind, _id, name, day }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: goals have their project's id, and readings their resource's
        <li key={`${kind} ${_id} ${index}`}>
          <span dir="auto">{name}</span>
          <span className={classes.figure}>{formatNearDay(day, today)}</span>
          <span className={classes.beside}>{finishedLabel(kind)}</span>
        </li>
      ))}
    </ul>
  </Card>
);

type LearnedProps = Pick<ShownWeek, 'outcomes' | 'notes'> & { readonly today: Day };

const LearnedCard = ({ outcomes, notes, today }: LearnedProps) => (
  <Card title={i18n.t('What I Learned')}>
    {outcomes.length > 0 && (
      <Lines label={i18n.t('What I Learned')}>
        {outcomes.map(({ _id, name, project, day }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an outcome is listed by its project's id
          <li key={`${_id} ${index}`}>
            <span dir="auto">{name}</span>
            <span className={classes.figure}>{formatNearDay(day, today)}</span>
            <Link to={paths.project(_id)} className={classes.beside} dir="auto">
              {project}
            </Link>
          </li>
        ))}
      </Lines>
    )}
    {notes > 0 && <p className={classes.notes}>{countNotes(notes)}</p>}
  </Card>
);

const DueCard = ({ due }: { readonly due: ShownWeek['assessmentsDue'] }) => (
  <Card title={i18n.t('Assessments due')}>
    <ul className={classes.lines}>
      {due.map(({ _id, name }) => (
        <li key={_id}>
          <Link to={paths.skill(_id)} dir="auto">
            {name}
          </Link>
          <AssessButton _id={_id} name={name} />
        </li>
      ))}
    </ul>
  </Card>
);
