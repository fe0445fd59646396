import { Button } from '@mantine/core';
import { IconPencil, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { Day } from '#shared/days/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { formatNumber } from '#shared/language/intl.ts';
import type { Activity } from '#shared/skills/model.ts';
import { IconButton } from '../../ui/cards/IconButton.tsx';
import { ErrorBanner } from '../../ui/feedback/ErrorBanner.tsx';
import { Bone } from '../../ui/feedback/Loading.tsx';
import { formatLongDay, formatRelativeDay } from '../../ui/format/days.ts';
import { formatMinutes } from '../../ui/format/durations.ts';
import { focusHeading } from '../../ui/page/focusHeading.ts';
import { type Entry, withSessions } from './entries.ts';
import classes from './SessionList.module.css';
import { type SessionSource, useSessions } from './useSessions.ts';

/** How many entries are shown at first, and how many more each time. */
const FIRST_ENTRIES = 8;
const MORE_ENTRIES = 40;

type Props = {
  readonly source: SessionSource;
  readonly today: Day;
  /** The list's name. */
  readonly label: string;
  /** Entries other than sessions, such as finished readings. */
  readonly others?: readonly Entry[];
};

/** The sessions of a resource or project, newest first, each with a button that deletes it. */
export const SessionList = (props: Props) => (
  <List key={props.source.relatedSkills.map(({ _id }) => _id).join()} {...props} />
);

const List = ({ source, today, label, others = [] }: Props) => {
  const log = useSessions(source, today);
  const { sessions, error, retry, widen, missingMinutes, remove } = log;
  const [count, setCount] = useState(FIRST_ENTRIES);
  const list = useRef<HTMLUListElement>(null);
  const ofSessions = (sessions ?? []).map((one) => entryOf(one, today, () => remove(one)));
  const entries = withSessions(others, ofSessions);
  const more = entries.length - count;

  /**
   * The button disappears with its entry, so the next button gets the focus, or else the list. The list itself may
   * disappear with the last entry. The page's heading gets the focus then.
   */
  const focusNext = (index: number) =>
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll<HTMLElement>('[data-delete]') ?? [];
      const next = buttons[Math.min(index, buttons.length - 1)] ?? list.current;
      if (next) next.focus();
      else focusHeading();
    });

  return (
    <>
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
      <ul ref={list} tabIndex={-1} aria-label={label}>
        {entries.slice(0, count).map((entry, index) => (
          <li key={entry.key} className={classes.entry}>
            <EntryLine entry={entry} onRemoved={() => focusNext(index)} />
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
        <p className={classes.missing}>
          {i18n.t('{duration} more was logged for skills that are not related any more.', {
            duration: formatMinutes(missingMinutes),
          })}
        </p>
      )}
    </>
  );
};

type LineProps = { readonly entry: Entry; readonly onRemoved: () => void };

const EntryLine = ({ entry: { head, text, note, edit, remove }, onRemoved }: LineProps) => (
  <>
    <div className={classes.words}>
      <p className={classes.line}>
        {head} <span>{text}</span>
      </p>
      {note && (
        <p className={classes.note} dir="auto">
          {note}
        </p>
      )}
    </div>
    <div className={classes.tools}>
      {edit && (
        <IconButton label={edit.label} title={edit.title} onClick={edit.run}>
          <IconPencil size={16} stroke={1.75} />
        </IconButton>
      )}
      {remove && (
        <IconButton
          data-delete
          label={remove.label}
          title={i18n.t('Delete')}
          onClick={() => {
            remove.run();
            onRemoved();
          }}
        >
          <IconX size={16} stroke={1.75} />
        </IconButton>
      )}
    </div>
  </>
);

const entryOf = (session: Activity, today: Day, run: () => void): Entry => {
  const { _id, date, description } = session;
  const day = formatRelativeDay(date, today);
  const duration = formatMinutes(session.duration ?? 0);
  return {
    key: _id,
    day: date,
    head: (
      <time dateTime={date} title={formatLongDay(date)}>
        {day}
      </time>
    ),
    text: [duration, describePages(session)].filter((part) => part !== '').join(' · '),
    note: description,
    remove: { label: i18n.t('Delete {activity}, {day}', { activity: duration, day }), run },
  };
};

/** 'page 112 to 140', 'page 140', or '' for a session without a page. */
const describePages = ({ page, pageBefore }: Activity): string => {
  if (page === null) return '';
  return pageBefore === null
    ? i18n.t('page {page, number}', { page })
    : i18n.t('page {from} to {to}', { from: formatNumber(pageBefore), to: formatNumber(page) });
};
