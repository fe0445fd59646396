import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { type Agenda, type Dashboard, maxAgenda } from '#shared/analytics/model.ts';
import { type Day, daysBetween } from '#shared/core/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { minutesPerDay } from '#shared/resources/targets.ts';
import { AssessButton } from '../../domain/assessments/AssessButton.tsx';
import { describeDue, describePace } from '../../domain/resources/deadlines.ts';
import { paths } from '../../paths.ts';
import { MoreItems } from '../../ui/details/MoreButton.tsx';
import { formatNearDay } from '../../ui/format/days.ts';
import classes from './Agenda.module.css';

type AgendaSkill = Agenda['recentSkills'][number];

export type AgendaProps = {
  readonly agenda: Agenda;
  readonly finishedNext: Dashboard['finishedNext'];
  readonly today: Day;
  /** The buttons that log a skill again with one tap. */
  readonly logAgain: (skill: AgendaSkill) => ReactNode;
};

/** How many lines of each kind are shown. */
const LINES = 3;

export const hasAgenda = ({
  agenda: { recentSkills, reviews, deadlines },
  finishedNext,
}: Pick<Dashboard, 'agenda' | 'finishedNext'>): boolean =>
  recentSkills.length + reviews.length + deadlines.length + finishedNext.length > 0;

/** The agenda, without the habits. */
export const AgendaCard = ({ agenda, finishedNext, today, logAgain }: AgendaProps) => {
  const { reviews, deadlines } = agenda;
  const recentSkills = useKeptOrder(agenda.recentSkills);
  return (
    <div className={classes.agenda}>
      {recentSkills.length > 0 && (
        <Part title={i18n.t('Log again')} isForTaps>
          {recentSkills.map((skill) => (
            <li key={skill._id} className={classes.line}>
              <Link to={paths.logHours(skill._id)} className={classes.name} dir="auto">
                {skill.name}
              </Link>
              {logAgain(skill)}
            </li>
          ))}
        </Part>
      )}
      {reviews.length > 0 && (
        <Part title={i18n.t('Reviews due')} more={reviews.length > LINES && paths.reviewsDue}>
          {reviews.slice(0, LINES).map(({ _id, name, nextReviewDate }) => (
            <li key={_id} className={classes.line}>
              <Link to={paths.skill(_id)} className={classes.name} dir="auto">
                {name}
              </Link>
              <Due days={daysBetween(today, nextReviewDate)} />
              <AssessButton _id={_id} name={name} />
            </li>
          ))}
        </Part>
      )}
      {deadlines.length > 0 && <Deadlines deadlines={deadlines} today={today} />}
      {finishedNext.length > 0 && (
        <Part title={i18n.t('Finished next')}>
          {finishedNext.map(({ _id, name, finish }) => (
            <li key={_id} className={classes.line}>
              <Link to={paths.skill(_id)} className={classes.name} dir="auto">
                {name}
              </Link>
              <span className={classes.due}>
                {i18n.t('about {day}', { day: formatNearDay(finish, today) })}
              </span>
            </li>
          ))}
        </Part>
      )}
    </div>
  );
};

/**
 * Keeps the order of the first render. A skill that is tapped twice stays under the finger, although it is now the
 * latest.
 */
const useKeptOrder = (skills: readonly AgendaSkill[]): readonly AgendaSkill[] => {
  const [first] = useState(() => skills.map(({ _id }) => _id));
  const place = ({ _id }: AgendaSkill) => (first.includes(_id) ? first.indexOf(_id) : first.length);
  return skills.toSorted((a, b) => place(a) - place(b));
};

type PartProps = {
  readonly title: string;
  /** The page with all items, if there are more than are shown. */
  readonly more?: string | false;
  readonly children: ReactNode;
  /** Whether the list is useless on paper. */
  readonly isForTaps?: boolean;
};

const Part = ({ title, more, isForTaps, children }: PartProps) => (
  <section aria-label={title} className={classes.part} data-chrome={isForTaps}>
    <header className={classes.head}>
      <h3>{title}</h3>
      {more && (
        <Link to={more} aria-label={i18n.t('All: {list}', { list: title })}>
          {i18n.t('All')}
        </Link>
      )}
    </header>
    <ul className={classes.lines}>{children}</ul>
  </section>
);

const Due = ({ days }: { readonly days: number }) => (
  <span className={classes.due} data-overdue={days < 0 || undefined}>
    {describeDue(days)}
  </span>
);

type DeadlinesProps = { readonly deadlines: Agenda['deadlines']; readonly today: Day };

/** Deadlines belong to two areas, so the rest is shown here. */
const Deadlines = ({ deadlines, today }: DeadlinesProps) => {
  const [isOpen, setOpen] = useState(false);
  const more = deadlines.length - LINES;
  return (
    <Part title={i18n.t('Deadlines')}>
      {deadlines.slice(0, isOpen ? undefined : LINES).map((deadline) => (
        <Deadline key={deadline._id} deadline={deadline} today={today} />
      ))}
      {more > 0 && (
        <li className={classes.line}>
          <MoreItems
            isOpen={isOpen}
            onToggle={() => setOpen(!isOpen)}
            more={more}
            isCut={deadlines.length === maxAgenda}
            list={i18n.t('Deadlines')}
          />
        </li>
      )}
    </Part>
  );
};

type DeadlineProps = { readonly deadline: Agenda['deadlines'][number]; readonly today: Day };

const Deadline = ({
  deadline: { area, _id, name, deadline, remainingMinutes },
  today,
}: DeadlineProps) => {
  const days = daysBetween(today, deadline);
  const pace =
    remainingMinutes !== null &&
    describePace({
      remainingMinutes,
      daysRemaining: days,
      minutesPerDay: minutesPerDay(remainingMinutes, days),
    });
  return (
    <li className={classes.line}>
      <Link
        to={area === 'project' ? paths.projectGoals(_id) : paths.learningPlanner}
        state={area === 'project' ? null : { item: _id }}
        className={classes.name}
        dir="auto"
      >
        {name}
      </Link>
      {pace && <span className={classes.pace}>{pace}</span>}
      <Due days={days} />
    </li>
  );
};
