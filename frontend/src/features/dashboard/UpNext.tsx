import { Button } from '@mantine/core';
import {
  IconCards,
  IconClipboardCheck,
  IconClock,
  IconFlag,
  IconNotebook,
  type TablerIcon,
} from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import type { Agenda } from '#shared/analytics/model.ts';
import { type Day, daysBetween } from '#shared/days/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { minutesPerDay } from '#shared/resources/targets.ts';
import { weekEndOf } from '#shared/reviews/weeks.ts';
import { AssessButton } from '../../domain/assessments/AssessButton.tsx';
import { describeDue, describePace } from '../../domain/resources/deadlines.ts';
import { useReviewDue } from '../../domain/reviews/useReviewDue.ts';
import { paths } from '../../paths.ts';
import { titles } from '../../titles.ts';
import { useIsPhone } from '../../ui/browser/useMedia.ts';
import { Bone } from '../../ui/feedback/Loading.tsx';
import { formatAgo, formatDays } from '../../ui/format/days.ts';
import classes from './UpNext.module.css';
import { type Due, duesOf, firstLines } from './upNext.ts';

type AgendaSkill = Agenda['recentSkills'][number];

export type UpNextProps = {
  readonly agenda: Agenda;
  /** How many takeaways are due. */
  readonly toRecall: number;
  readonly today: Day;
  readonly logAgain: (skill: AgendaSkill) => ReactNode;
};

const useLines = (): number => (useIsPhone() ? 3 : 5);

/**
 * The weekly review, takeaways, reviews of skills, deadlines, and skills to log again. Shows a few lines at first, and
 * all on demand.
 */
export const UpNext = ({ agenda, toRecall, today, logAgain }: UpNextProps) => {
  const [isOpen, setOpen] = useState(false);
  const lines = useLines();
  const week = useReviewDue();
  const dues = duesOf(agenda);
  const skills = useKeptOrder(agenda.recentSkills);
  const all = { dues: dues.length, skills: skills.length };
  const ownLines = Number(week !== null) + Number(toRecall > 0);
  const first = firstLines(lines - ownLines, all);
  const shown = isOpen ? all : first;
  const hasMore = all.dues + all.skills > first.dues + first.skills;
  const title = i18n.t('Up next');
  return (
    <section aria-labelledby="up-next">
      <header className={classes.head}>
        <h2 id="up-next">{title}</h2>
        {hasMore && (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-expanded={isOpen}
            aria-label={isOpen ? undefined : i18n.t('All: {list}', { list: title })}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? i18n.t('Show fewer') : i18n.t('All')}
          </Button>
        )}
      </header>
      <ul className={classes.lines}>
        {week !== null && (
          <Line
            icon={IconNotebook}
            name={titles.review()}
            to={paths.reviewOf(week)}
            detail={formatDays(week, weekEndOf(week), today)}
            hideInPrint
          >
            <Button component={Link} to={paths.reviewOf(week)} variant="light" size="xs">
              {i18n.t('Review the week')}
            </Button>
          </Line>
        )}
        {toRecall > 0 && (
          <Line
            icon={IconCards}
            name={i18n.t('{count, plural, one {# to recall} other {# to recall}}', {
              count: toRecall,
            })}
            to={paths.takeaways}
            detail={titles.takeaways()}
            hideInPrint
          />
        )}
        {dues.slice(0, shown.dues).map((due) => (
          <DueLine key={`${due.kind} ${due._id}`} due={due} today={today} />
        ))}
        {skills.slice(0, shown.skills).map((skill) => (
          <Line
            key={skill._id}
            icon={IconClock}
            name={skill.name}
            to={paths.logHours(skill._id)}
            detail={i18n.t('Log again')}
            hideInPrint
            when={skill.lastActivityDate && formatAgo(daysBetween(skill.lastActivityDate, today))}
          >
            {logAgain(skill)}
          </Line>
        ))}
        {ownLines + all.dues + all.skills === 0 && (
          <li className={classes.none}>
            {i18n.t('Reviews, deadlines and skills to log again are listed here.')}
          </li>
        )}
      </ul>
    </section>
  );
};

/** Placeholder lines with the final height. */
export const UpNextLoading = () => {
  const lines = useLines();
  return (
    <div>
      <div className={classes.head}>
        <Bone height={26} width={120} />
      </div>
      <ul className={classes.lines}>
        {Array.from({ length: lines }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the shapes have no identity
          <li key={index} className={classes.bone}>
            <Bone height={20} />
          </li>
        ))}
      </ul>
    </div>
  );
};

/** Keeps the order of the first render, so that a tapped skill does not move to the top, away from the finger. */
const useKeptOrder = (skills: readonly AgendaSkill[]): readonly AgendaSkill[] => {
  const [first] = useState(() => skills.map(({ _id }) => _id));
  const place = ({ _id }: AgendaSkill) => (first.includes(_id) ? first.indexOf(_id) : first.length);
  return skills.toSorted((a, b) => place(a) - place(b));
};

const DueLine = ({ due, today }: { readonly due: Due; readonly today: Day }) => {
  const days = daysBetween(today, due.day);
  const isOverdue = days < 0;
  if (due.kind === 'review') {
    return (
      <Line
        icon={IconClipboardCheck}
        name={due.name}
        to={paths.skill(due._id)}
        detail={i18n.t('Review')}
        when={describeDue(days)}
        isOverdue={isOverdue}
      >
        <AssessButton _id={due._id} name={due.name} />
      </Line>
    );
  }
  const { area, _id, name, remainingMinutes, project } = due;
  const pace =
    remainingMinutes !== null &&
    describePace({
      remainingMinutes,
      daysRemaining: days,
      minutesPerDay: minutesPerDay(remainingMinutes, days),
    });
  return (
    <Line
      icon={IconFlag}
      name={name}
      {...(area === 'resource'
        ? { to: paths.resource(_id) }
        : { to: paths.project(project?._id ?? _id), state: project && { item: _id } })}
      detail={
        pace || (project ? i18n.t('Goal of {name}', { name: project.name }) : i18n.t('Deadline'))
      }
      when={describeDue(days)}
      isOverdue={isOverdue}
    />
  );
};

type LineProps = Pick<LinkProps, 'to' | 'state'> & {
  readonly icon: TablerIcon;
  readonly name: string;
  /** Shown below the name: 'Log again', '2 h left'. */
  readonly detail: string;
  /** When it is due, or when it was last done: 'in 3 days', '2 days ago'. */
  readonly when?: string | null;
  readonly isOverdue?: boolean;
  /** Whether the line is left out in print, because its only use is a tap. */
  readonly hideInPrint?: boolean;
  readonly children?: ReactNode;
};

const Line = ({
  icon: Icon,
  name,
  detail,
  when,
  isOverdue,
  hideInPrint,
  children,
  ...link
}: LineProps) => (
  <li className={classes.line} data-chrome={hideInPrint}>
    <Icon size={20} stroke={1.75} aria-hidden="true" className={classes.icon} />
    <div className={classes.words}>
      <Link {...link} className={classes.name} dir="auto">
        {name}
      </Link>
      <span className={classes.meta}>
        {detail}
        {when && (
          <>
            {' · '}
            <span data-overdue={isOverdue || undefined}>{when}</span>
          </>
        )}
      </span>
    </div>
    {children}
  </li>
);
