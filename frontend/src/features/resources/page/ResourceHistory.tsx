import { ActionIcon, Button } from '@mantine/core';
import { IconPencil, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { Day } from '#shared/core/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { formatNumber } from '#shared/language/intl.ts';
import type { Reading, Resource } from '#shared/resources/model.ts';
import type { Activity } from '#shared/skills/model.ts';
import type { useSessions } from '../../../domain/time/useSessions.ts';
import { ErrorBanner } from '../../../ui/feedback/ErrorBanner.tsx';
import { Bone } from '../../../ui/feedback/Loading.tsx';
import { formatLongDay, formatRelativeDay } from '../../../ui/format/days.ts';
import { formatMinutes } from '../../../ui/format/durations.ts';
import { focusHeading } from '../../../ui/page/focusHeading.ts';
import { ReadingDialog } from './ReadingDialog.tsx';
import classes from './ResourceHistory.module.css';
import { describeReading, type Entry, entriesOf } from './readings.ts';
import { useReadings } from './useReadings.ts';

/** How many entries are shown at first, and how many more each time. */
const FIRST_ENTRIES = 8;
const MORE_ENTRIES = 40;

type Props = {
  readonly resource: Resource;
  readonly log: ReturnType<typeof useSessions>;
  readonly today: Day;
};

/** When a person read: the finished readings and the sessions as one list. Renders nothing if there are none. */
export const ResourceHistory = ({ resource, log, today }: Props) => {
  const { readings, spentMinutes } = resource;
  const { sessions, error, retry, widen, missingMinutes, remove } = log;
  const { correct, remove: removeReading } = useReadings(resource, today);
  const [count, setCount] = useState(FIRST_ENTRIES);
  const [edited, setEdited] = useState<Reading>();
  const [isOpen, setOpen] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const entries = entriesOf(readings, sessions ?? []);
  const more = entries.length - count;
  if (spentMinutes === 0 && readings.length === 0) return null;

  /** The button disappears with its entry, so the next one gets the focus. The last entry takes the list with it. */
  const focusNext = (index: number) =>
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll<HTMLElement>('[data-delete]') ?? [];
      const next = buttons[Math.min(index, buttons.length - 1)] ?? list.current;
      if (next) next.focus();
      else focusHeading();
    });

  return (
    <section className={classes.history} aria-label={i18n.t('History')}>
      <h2>{i18n.t('History')}</h2>
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
      <ul ref={list} tabIndex={-1} aria-label={i18n.t('Readings and sessions')}>
        {entries.slice(0, count).map((entry, index) => (
          <li key={keyOf(entry)} className={classes.entry}>
            {entry.kind === 'session' ? (
              <Session
                session={entry.session}
                today={today}
                onRemove={() => {
                  remove(entry.session);
                  focusNext(index);
                }}
              />
            ) : (
              <ReadingLine
                reading={entry.reading}
                isPresent={entry.reading._id === resource._id}
                today={today}
                onEdit={() => {
                  setEdited(entry.reading);
                  setOpen(true);
                }}
                onRemove={() => {
                  removeReading(entry.reading);
                  focusNext(index);
                }}
              />
            )}
          </li>
        ))}
      </ul>
      {!sessions && !error && <Bone height={120} />}
      {more > 0 ? (
        <Button
          variant="subtle"
          size="xs"
          className={classes.more ?? ''}
          onClick={() => setCount(count + MORE_ENTRIES)}
        >
          {i18n.t('Show more ({left, number} left)', { left: more })}
        </Button>
      ) : (
        widen && (
          <Button variant="subtle" size="xs" className={classes.more ?? ''} onClick={widen}>
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
      {edited && (
        <ReadingDialog
          key={edited._id}
          reading={edited}
          today={today}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          onSave={(days) => {
            setOpen(false);
            correct(edited, days);
          }}
        />
      )}
    </section>
  );
};

const keyOf = (entry: Entry): string =>
  entry.kind === 'session' ? entry.session._id : `reading-${entry.reading._id}`;

type ReadingProps = {
  readonly reading: Reading;
  /** Whether it is the present one. It ends with the status, so it can't be deleted. */
  readonly isPresent: boolean;
  readonly today: Day;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
};

const ReadingLine = ({ reading, isPresent, today, onEdit, onRemove }: ReadingProps) => {
  const days = describeReading(reading, today);
  return (
    <>
      <p className={classes.line}>
        <strong>{i18n.t('Completed')}</strong> <span>{days}</span>
      </p>
      <div className={classes.tools}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={i18n.t('Correct the days: {days}', { days })}
          title={i18n.t('Correct the days')}
          onClick={onEdit}
        >
          <IconPencil size={16} stroke={1.75} />
        </ActionIcon>
        {!isPresent && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            data-delete
            aria-label={i18n.t('Delete {name}', { name: days })}
            title={i18n.t('Delete')}
            onClick={onRemove}
          >
            <IconX size={16} stroke={1.75} />
          </ActionIcon>
        )}
      </div>
    </>
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
  const pages = describePages(session);
  return (
    <>
      <div className={classes.words}>
        <p className={classes.line}>
          <time dateTime={date} title={formatLongDay(date)}>
            {day}
          </time>{' '}
          <span>{[duration, pages].filter((part) => part !== '').join(' · ')}</span>
        </p>
        {description && (
          <p className={classes.note} dir="auto">
            {description}
          </p>
        )}
      </div>
      <div className={classes.tools}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          data-delete
          aria-label={i18n.t('Delete {activity}, {day}', { activity: duration, day })}
          title={i18n.t('Delete')}
          onClick={onRemove}
        >
          <IconX size={16} stroke={1.75} />
        </ActionIcon>
      </div>
    </>
  );
};

/** 'page 112 to 140', 'page 140', or '' for a session without a page. */
const describePages = ({ page, pageBefore }: Activity): string => {
  if (page === null) return '';
  return pageBefore === null
    ? i18n.t('page {page, number}', { page })
    : i18n.t('page {from} to {to}', { from: formatNumber(pageBefore), to: formatNumber(page) });
};
