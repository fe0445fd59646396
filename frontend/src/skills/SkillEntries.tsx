import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import type { Day } from '#shared/core/days.ts';
import type { Activity } from '#shared/skills/model.ts';
import { messageOf } from '../api/ApiError.ts';
import { Card } from '../ui/Card.tsx';
import { ErrorBanner } from '../ui/ErrorBanner.tsx';
import { Bone } from '../ui/Loading.tsx';
import { showError, showSuccess } from '../ui/popups.ts';
import pageClasses from './LogHoursPage.module.css';
import classes from './SkillEntries.module.css';
import { SkillEntry } from './SkillEntry.tsx';
import type { SkillLog } from './useSkillLog.ts';

/** How many are shown at first, and how many more at a time. */
const FIRST_ENTRIES = 8;
const MORE_ENTRIES = 40;

type Props = { readonly log: SkillLog; readonly today: Day };

/** The skill's newest entries, each with its undo. */
export const SkillEntries = ({ log, today }: Props) => {
  const { entries, shown, days, widen, undo } = log;
  const [count, setCount] = useState(FIRST_ENTRIES);
  const list = useRef<HTMLUListElement>(null);
  const hasMore = shown !== undefined && shown.length > count;

  const onUndo = (entry: Activity, index: number) => {
    undo(entry).then(
      () => showSuccess('Undone!'),
      (error: unknown) => showError(messageOf(error, 'Failed to undo the entry')),
    );
    // The button goes with its entry; the next one takes its place.
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll<HTMLElement>('button') ?? [];
      (buttons[Math.min(index, buttons.length - 1)] ?? list.current)?.focus();
    });
  };

  return (
    <div className={pageClasses.entries}>
      <Card title="Recent entries">
        {entries.error && (
          <ErrorBanner
            error={entries.error}
            fallback="Failed to load the entries"
            onRetry={() => void entries.mutate()}
          />
        )}
        {!shown && !entries.error && <Bone height={120} />}
        {shown && (
          <ul ref={list} className={classes.list} tabIndex={-1} aria-label="Recent entries">
            {shown.slice(0, count).map((entry, index) => (
              <SkillEntry
                key={entry._id}
                entry={entry}
                today={today}
                onUndo={() => onUndo(entry, index)}
              />
            ))}
          </ul>
        )}
        {shown?.length === 0 && (
          <p className={classes.none}>
            Nothing logged in the last {days.toLocaleString('en')} days.
          </p>
        )}
        {(hasMore || widen) && shown && (
          <div className={classes.more}>
            {hasMore ? (
              <Button variant="default" size="xs" onClick={() => setCount(count + MORE_ENTRIES)}>
                Show more ({shown.length - count} left)
              </Button>
            ) : (
              <Button variant="default" size="xs" onClick={widen}>
                Look further back
              </Button>
            )}
          </div>
        )}
      </Card>
    </div>
  );
};
