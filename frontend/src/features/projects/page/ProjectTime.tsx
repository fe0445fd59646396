import { ActionIcon, Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { Day } from '#shared/core/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { Project } from '#shared/projects/model.ts';
import type { Activity } from '#shared/skills/model.ts';
import { logTime, removeTime } from '../../../domain/projects/edits.ts';
import { useSessions } from '../../../domain/time/useSessions.ts';
import { ErrorBanner } from '../../../ui/feedback/ErrorBanner.tsx';
import { Bone } from '../../../ui/feedback/Loading.tsx';
import { formatLongDay, formatRelativeDay } from '../../../ui/format/days.ts';
import { formatMinutes } from '../../../ui/format/durations.ts';
import { ItemSection } from '../../../ui/page/ItemPage.tsx';
import classes from './ProjectPage.module.css';

const calls = { logTime, removeTime };

/** How many sessions are shown at first, and how many more each time. */
const FIRST_SESSIONS = 8;
const MORE_SESSIONS = 40;

type Props = { readonly project: Project; readonly today: Day };

/** The time spent on a project, and its sessions. Renders nothing until time was spent. */
export const ProjectTime = (props: Props) => {
  const { spentMinutes, relatedSkills } = props.project;
  if (spentMinutes === 0) return null;
  return <Sessions key={relatedSkills.map(({ _id }) => _id).join()} {...props} />;
};

const Sessions = ({ project, today }: Props) => {
  const { sessions, error, retry, widen, missingMinutes, remove } = useSessions(
    project,
    calls,
    today,
  );
  const [count, setCount] = useState(FIRST_SESSIONS);
  const list = useRef<HTMLUListElement>(null);
  const more = (sessions?.length ?? 0) - count;
  const title = i18n.t('Time spent');

  const takeAway = (session: Activity, index: number) => {
    remove(session);
    // The button disappears with its session, so the next one gets the focus.
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll<HTMLElement>('[data-delete]') ?? [];
      (buttons[Math.min(index, buttons.length - 1)] ?? list.current)?.focus();
    });
  };

  return (
    <ItemSection
      title={title}
      badge={<span className={classes.total}>{formatMinutes(project.spentMinutes)}</span>}
    >
      {error && (
        <ErrorBanner
          error={error}
          fallback={i18n.t('Failed to load the sessions')}
          notLoaded={i18n.t(
            'This list has not been loaded on this device yet. Go online to load it.',
          )}
          onRetry={retry}
        />
      )}
      {!sessions && !error && <Bone height={88} />}
      {sessions && (
        <ul ref={list} tabIndex={-1} aria-label={title}>
          {sessions.slice(0, count).map((session, index) => (
            <li key={session._id} className={classes.entry}>
              <Session session={session} today={today} onRemove={() => takeAway(session, index)} />
            </li>
          ))}
        </ul>
      )}
      {more > 0 ? (
        <Button variant="subtle" size="xs" onClick={() => setCount(count + MORE_SESSIONS)}>
          {i18n.t('Show more ({left, number} left)', { left: more })}
        </Button>
      ) : (
        widen && (
          <Button variant="subtle" size="xs" onClick={widen}>
            {i18n.t('Load older')}
          </Button>
        )
      )}
      {missingMinutes > 0 && (
        <p className={classes.quiet}>
          {i18n.t('{duration} more was logged for skills that are not related any more.', {
            duration: formatMinutes(missingMinutes),
          })}
        </p>
      )}
    </ItemSection>
  );
};

type SessionProps = {
  readonly session: Activity;
  readonly today: Day;
  readonly onRemove: () => void;
};

const Session = ({ session, today, onRemove }: SessionProps) => {
  const { date, description } = session;
  const day = formatRelativeDay(date, today);
  const duration = formatMinutes(session.duration ?? 0);
  return (
    <>
      <div className={classes.words}>
        <p className={classes.session}>
          <time dateTime={date} title={formatLongDay(date)}>
            {day}
          </time>
          <span>{duration}</span>
        </p>
        {description && (
          <p className={classes.note} dir="auto">
            {description}
          </p>
        )}
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        data-delete
        aria-label={i18n.t('Delete {activity}, {day}', { activity: duration, day })}
        title={i18n.t('Delete')}
        onClick={onRemove}
      >
        <IconTrash size={18} />
      </ActionIcon>
    </>
  );
};
