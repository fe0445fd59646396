import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Day } from '#shared/core/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { AssessButton } from '../../../domain/assessments/AssessButton.tsx';
import { paths } from '../../../paths.ts';
import { Card } from '../../../ui/cards/Card.tsx';
import { MoreItems } from '../../../ui/details/MoreButton.tsx';
import { formatNearDay } from '../../../ui/format/days.ts';
import { formatHours } from '../../../ui/format/durations.ts';
import { describeAllDone, describeBefore, describeDone, finishedLabel } from '../view.ts';
import type { ShownWeek } from '../week.ts';
import classes from './Review.module.css';

/** How many habits and skills are shown at first. */
const SHOWN = 6;

type Props = { readonly week: ShownWeek; readonly today: Day };

/** Cards for a week, each with its total. Empty ones are left out. */
export const WeekCards = ({ week, today }: Props) => (
  <div className={classes.cards}>
    {week.habits.length > 0 && <HabitsCard habits={week.habits} />}
    {week.skills === undefined ? <HoursMissing /> : <HoursCard skills={week.skills} />}
    {week.finished.length > 0 && <FinishedCard finished={week.finished} today={today} />}
    {week.assessmentsDue.length > 0 && <DueCard due={week.assessmentsDue} />}
  </div>
);

const HabitsCard = ({ habits }: Pick<ShownWeek, 'habits'>) => (
  <Card title={i18n.t('Habits')} badge={<Total text={describeAllDone(habits)} />}>
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
 * The first lines of a list, and the rest on demand, so that on a phone, the review's questions below need little
 * scrolling.
 */
const Lines = ({ label, children }: LinesProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ul className={classes.lines}>{children.slice(0, isOpen ? undefined : SHOWN)}</ul>
      <MoreItems
        isOpen={isOpen}
        onToggle={() => setOpen(!isOpen)}
        more={children.length - SHOWN}
        list={label}
      />
    </>
  );
};

const Total = ({ text }: { readonly text: string | undefined }) =>
  text && <span className={classes.total}>{text}</span>;

const HoursCard = ({ skills }: { readonly skills: NonNullable<ShownWeek['skills']> }) => {
  if (skills.length === 0) return null;
  const hours = skills.reduce((sum, skill) => sum + Math.round(skill.hours * 100), 0) / 100;
  return (
    <Card title={i18n.t('Hours')} badge={<Total text={formatHours(hours)} />}>
      <Lines label={i18n.t('Hours')}>
        {skills.map(({ _id, name, ...figures }) => (
          <li key={_id}>
            <Link to={paths.skill(_id)} dir="auto">
              {name}
            </Link>
            <span className={classes.figure}>{formatHours(figures.hours)}</span>
            <span className={classes.beside}>{describeBefore(figures)}</span>
          </li>
        ))}
      </Lines>
    </Card>
  );
};

const HoursMissing = () => (
  <Card title={i18n.t('Hours')}>
    <p className={classes.none}>{i18n.t('Go online once to see the hours of this week.')}</p>
  </Card>
);

type FinishedProps = Pick<ShownWeek, 'finished'> & { readonly today: Day };

const FinishedCard = ({ finished, today }: FinishedProps) => (
  <Card title={i18n.t('Finished')} badge={<Total text={String(finished.length)} />}>
    <ul className={classes.lines}>
      {finished.map(({ kind, _id, name, day }) => (
        <li key={`${kind} ${_id} ${name}`}>
          <span dir="auto">{name}</span>
          <span className={classes.figure}>{formatNearDay(day, today)}</span>
          <span className={classes.beside}>{finishedLabel(kind)}</span>
        </li>
      ))}
    </ul>
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
