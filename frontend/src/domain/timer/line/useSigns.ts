import { useEffect } from 'react';
import { asksAt } from '#shared/timer/forgotten.ts';
import { minute } from '#shared/timer/limits.ts';
import { lastSeen, type Session } from '#shared/timer/spans.ts';
import { serverNow } from '../../../data/client/serverClock.ts';

/**
 * A sign tells the server that the person is here. Without a sign for some time (`checkAfter`), the timer asks whether
 * they are still at it. This many signs are due in that time.
 */
const signsUntilAsked = 4;

/** Whether to tell the server that the person is here. After the timer's question, only an answer counts. */
export const isSignDue = (session: Session, now: number): boolean => {
  const asksFrom = asksAt(session);
  const every = (session.timer.checkAfter * minute) / signsUntilAsked;
  return asksFrom !== undefined && now < asksFrom && now - lastSeen(session.timer) >= every;
};

/** Sends a due sign when the person uses the page. */
export const useSigns = (session: Session | undefined, onSign: () => void): void => {
  useEffect(() => {
    if (!session) return;
    const sign = () => {
      if (document.visibilityState === 'visible' && isSignDue(session, serverNow())) onSign();
    };
    const controller = new AbortController();
    for (const event of ['pointerdown', 'keydown', 'visibilitychange'])
      document.addEventListener(event, sign, {
        signal: controller.signal,
        capture: true,
        passive: true,
      });
    return () => controller.abort();
  }, [session, onSign]);
};
