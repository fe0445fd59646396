import { useEffect, useRef, useState } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import type { TimerTarget } from '#shared/timer/facts.ts';
import { minute } from '#shared/timer/limits.ts';
import { ringsAt } from '#shared/timer/plannedEnd.ts';
import { serverNow } from '../../../data/client/serverClock.ts';
import { formatMinutes } from '../../../ui/format/durations.ts';
import { MessageWithButton } from '../../../ui/overlay/MessageWithButton.tsx';
import { hideReminder, showReminder } from '../../../ui/overlay/popups/popups.ts';
import { breakMinutes, countdownMinutes } from '../countdown.ts';
import { unknownName } from '../sentences.ts';
import type { CurrentTimer } from '../useTimer.ts';
import type { TimerActions } from '../useTimerActions.ts';
import { ofTimer, playBell, ringOnce } from './ring.ts';
import { closeNotificationsOf, useTimerNotifications } from './timerNotifications.ts';
import { useIsOver } from './useInstant.ts';

/**
 * A page rings at most this long after the end of a countdown or break, in ms. A page that was closed or asleep for
 * longer stays silent.
 */
const ringWithin = minute;

/** The break after a countdown, with the target that the next start offers. */
export type Break = {
  readonly until: number;
  readonly name: string;
  readonly target: TimerTarget;
  readonly plannedMinutes: number;
};

/** Rings at the planned end of a countdown and offers a break. Rings again at the end of the break. */
export const useCountdown = (current: CurrentTimer | undefined, { start, stop }: TimerActions) => {
  const [pause, setPause] = useState<Break>();
  // Waits until the target's name is known, because the popup shows it.
  const planned = current && current.name !== unknownName ? ringsAt(current.session) : undefined;
  useRing(current && ofTimer(current.session.timer._id), planned, () => {
    if (!current) return;
    const { session, name } = current;
    void closeNotificationsOf(session.timer._id).catch(() => undefined);
    const target = session.timer.target.value;
    const plannedMinutes = session.timer.plannedMinutes ?? countdownMinutes;
    const duration = formatMinutes(plannedMinutes);
    showReminder(
      <MessageWithButton
        message={i18n.t('{duration} of {name} are over.', { duration, name })}
        onClick={() => {
          hideReminder();
          stop(serverNow(), () =>
            setPause({ until: serverNow() + breakMinutes * minute, name, target, plannedMinutes }),
          );
        }}
      >
        {i18n.t('Stop, and {duration} break', { duration: formatMinutes(breakMinutes) })}
      </MessageWithButton>,
    );
  });
  useTimerNotifications(current?.session.timer._id);
  const next = (): void => {
    hideReminder();
    setPause(undefined);
    if (pause) start(pause.name, pause.target, pause.plannedMinutes);
  };
  useRing(pause && `break ${pause.until}`, pause?.until, () =>
    showReminder(
      <MessageWithButton message={i18n.t('The break is over.')} onClick={next}>
        {i18n.t('Start {name}', { name: pause?.name ?? '' })}
      </MessageWithButton>,
    ),
  );
  // A new start ends the break, in this tab or another.
  const isRunning = current !== undefined;
  useEffect(() => {
    if (isRunning) setPause(undefined);
  }, [isRunning]);
  return { pause: isRunning ? undefined : pause, endBreak: () => setPause(undefined), next };
};

/** Rings at a moment (ms since 1970), unless it passed more than `ringWithin` ago. */
const useRing = (what: string | undefined, at: number | undefined, onRing: () => void): void => {
  const isOver = useIsOver(at);
  const latest = useRef(onRing);
  useEffect(() => {
    latest.current = onRing;
  });
  useEffect(() => {
    if (!isOver || what === undefined || at === undefined) return;
    if (serverNow() - at > ringWithin) return;
    ringOnce(what, () => {
      playBell();
      latest.current();
    });
  }, [isOver, what, at]);
};
