import { IconPlayerStopFilled } from '@tabler/icons-react';
import { useCallback } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import { Clock } from './line/Clock.tsx';
import { shownTime } from './line/clock.ts';
import { usePhase } from './line/phase.ts';
import type { CurrentTimer } from './useTimer.ts';

type Props = Pick<CurrentTimer, 'session'> & { readonly name: string };

/** '■ 12:04': the content of the button that stops an item's timer. */
export const RunningClock = ({ session, name }: Props) => {
  const phase = usePhase(session);
  const read = useCallback((now: number) => shownTime(session, now), [session]);
  return (
    <>
      <IconPlayerStopFilled size={14} aria-hidden="true" />
      <Clock read={read} isRunning={phase !== 'paused'} />
      <span className="visually-hidden">{i18n.t('Stop the timer for {name}', { name })}</span>
    </>
  );
};
