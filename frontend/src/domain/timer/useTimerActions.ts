import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { ulid } from 'ulid';
import { i18n } from '#shared/language/i18n.ts';
import type { TimerTarget } from '#shared/timer/facts.ts';
import { isPaused, type Session } from '#shared/timer/spans.ts';
import { shownRows } from '../../data/changes/cachedRows.ts';
import { useMake } from '../../data/changes/useMake.ts';
import { serverNow } from '../../data/client/serverClock.ts';
import { daySettings } from '../../data/days/daySettings.ts';
import { usePersonData } from '../../data/person/usePersonData.ts';
import type { Rows } from '../../data/rows/rows.ts';
import { showNotice, showUndo } from '../../ui/overlay/popups/popups.ts';
import { useNoteOffer } from '../notes/noteOffer.ts';
import { currentTimer } from '../rows/timer.ts';
import {
  discardTimer,
  pauseTimer,
  resumeTimer,
  startTimer,
  stopTimer,
  updateTimer,
} from './edits.ts';
import { askForPage } from './pageQuestion.ts';
import { describeStop, describeSwitch, type Ended, nameOf } from './sentences.ts';
import { isTargetGone, timedItem } from './timedItems.ts';
import { loggedByStart, loggedByStop, sessionOf } from './timerFacts.ts';

export type TimerPatch = {
  readonly startedAt?: number;
  readonly target?: TimerTarget;
  readonly note?: string;
};

export type TimerActions = ReturnType<typeof useTimerActions>;

const timeOf = (instant: number): string => new Date(instant).toISOString();

const failure = (): string => i18n.t('Failed to change the timer');

/**
 * The actions of the timer. Each action reads the timer only when called, so buttons need not follow the timer. The
 * returned object stays the same between renders.
 */
export const useTimerActions = () => {
  const { outbox } = usePersonData();
  const { cache } = useSWRConfig();
  const make = useMake();
  const offerNote = useNoteOffer();
  return useMemo(() => {
    const rows = () => shownRows(cache, outbox.pending());
    const current = (): Session | undefined =>
      sessionOf(currentTimer(rows(), outbox.pending()), daySettings());
    const itemOf = ({ timer }: Session) => timedItem(timer.target.value, rows());
    const endedOf = ({ timer }: Session, logged: Ended['logged']): Ended => ({
      name: nameOf(timer, rows(), outbox.pending()),
      logged,
      gone: goneArea(timer.target.value, rows()),
    });
    /** Offers a note about the timer's item, if time was logged. A habit has a note for each day instead. */
    const offerOf = (session: Session, { logged }: Ended) => {
      const item = itemOf(session);
      if (!item || item.area === 'habits' || logged.length === 0) return undefined;
      return offerNote({ area: item.area, id: item._id });
    };
    const details = (label: string) => ({ label, failure: failure() });

    /**
     * Starts a timer, or a countdown of `plannedMinutes`. Ends the current timer, and then offers Undo. If the timer
     * already runs for the target, a start without a countdown only resumes it.
     */
    const start = (name: string, target: TimerTarget, plannedMinutes?: number): void => {
      const running = current();
      const now = serverNow();
      const isAgain = running !== undefined && isSame(running.timer.target.value, target);
      if (isAgain && plannedMinutes === undefined) {
        if (isPaused(running.timer)) resume();
        else showNotice(i18n.t('The timer for {name} is already running.', { name }));
        return;
      }
      const id = ulid(now);
      const body = { startedAt: timeOf(now), target, ...(plannedMinutes && { plannedMinutes }) };
      const logged = running
        ? loggedByStart(running, id, { ...body, startedAt: now }, itemOf(running))
        : [];
      const added = make(
        startTimer,
        { params: { id }, body },
        {
          ...details(i18n.t('{name}: timer started', { name })),
          about: { logged, name },
          isHeld: running !== undefined,
        },
      );
      if (!running) return;
      const ended = endedOf(running, logged);
      showUndo(describeSwitch(name, ended), added, offerOf(running, ended));
    };

    /** Stops the timer at a moment, with the page that was reached. Offers Undo. */
    const stopAt = (at: number, page?: number): void => {
      const session = current();
      if (!session) return;
      const { timer } = session;
      const about = loggedByStop(session, at, itemOf(session), page);
      const ended = { ...endedOf(session, about.logged), page };
      const added = make(
        stopTimer,
        {
          params: { id: timer._id },
          body: { at: timeOf(at), ...(page !== undefined && { page }) },
        },
        {
          ...details(i18n.t('{name}: timer stopped', { name: ended.name })),
          about,
          isHeld: true,
        },
      );
      showUndo(describeStop(ended), added, offerOf(session, ended));
    };

    /**
     * Stops the timer now or at an earlier moment. For a resource with pages, the timer's line first asks for the page,
     * see `PageDialog`. `onStopped` is called once the timer is stopped.
     */
    const stop = (at = serverNow(), onStopped?: () => void): void => {
      const session = current();
      if (!session) return;
      const place = itemOf(session)?.place;
      if (place) askForPage({ timer: session.timer._id, at, place, onStopped });
      else {
        stopAt(at);
        onStopped?.();
      }
    };

    const withCurrent = (change: (id: string, name: string, at: string) => void): void => {
      const session = current();
      if (!session) return;
      const name = nameOf(session.timer, rows(), outbox.pending());
      change(session.timer._id, name, timeOf(serverNow()));
    };

    const pause = (): void =>
      withCurrent((id, name, at) => {
        const described = details(i18n.t('{name}: timer paused', { name }));
        make(pauseTimer, { params: { id }, body: { at } }, described);
      });

    const resume = (): void =>
      withCurrent((id, name, at) => {
        const described = details(i18n.t('{name}: timer resumed', { name }));
        make(resumeTimer, { params: { id }, body: { at } }, described);
      });

    /** Ends the timer without logging its time. Offers Undo. */
    const discard = (): void =>
      withCurrent((id, name, at) => {
        const label = i18n.t('Discarded the timer for {name}', { name });
        const request = { params: { id }, query: { at } };
        showUndo(label, make(discardTimer, request, { label, failure: failure(), isHeld: true }));
      });

    /**
     * Changes the given fields of the timer. If no fields are given, tells the server that the person is still
     * working on it.
     */
    const update = ({ startedAt, ...patch }: TimerPatch = {}): void =>
      withCurrent((id, name, at) => {
        const body = {
          at,
          ...patch,
          ...(startedAt !== undefined && { startedAt: timeOf(startedAt) }),
        };
        make(
          updateTimer,
          { params: { id }, body },
          details(i18n.t('{name}: timer changed', { name })),
        );
      });

    return { start, stop, stopAt, pause, resume, discard, update };
  }, [outbox, cache, make, offerNote]);
};

/** The area of a skill or habit whose time can't be logged: it was deleted, or its amount is no longer time. */
const goneArea = (target: TimerTarget, rows: Rows): Ended['gone'] => {
  const { area } = target;
  return (area === 'skills' || area === 'habits') && isTargetGone(target, rows) ? area : undefined;
};

const isSame = (a: TimerTarget, b: TimerTarget): boolean => a.area === b.area && a.id === b.id;
