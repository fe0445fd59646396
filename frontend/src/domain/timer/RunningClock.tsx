import { IconPlayerStopFilled } from '@tabler/icons-react';
import { useCallback } from 'react';
import { Clock } from './line/Clock.tsx';
import { shownTime } from './line/clock.ts';
import { usePhase } from './line/phase.ts';
import type { CurrentTimer } from './useTimer.ts';

/** '■ 12:04', the content of the button that stops the timer of an item. */
export const RunningClock = ({ session }: Pick<CurrentTimer, 'session'>) => {
  const phase = usePhase(session);
  const read = useCallback((now: number) => shownTime(session, now), [session]);
  return (
    <>
      <IconPlayerStopFilled size={14} aria-hidden="true" />
      <Clock read={read} isRunning={phase !== 'paused'} />
    </>
  );
};
