import { asksAt } from '#shared/timer/forgotten.ts';
import { answerWithin } from '#shared/timer/limits.ts';
import { isPaused, type Session } from '#shared/timer/spans.ts';
import { useIsOver } from './useInstant.ts';

/**
 * The timer's phase. While `asking`, it shows "Still on Rust?". Without an answer it becomes `forgotten`. It then logs
 * nothing until the person chooses.
 */
export type Phase = 'running' | 'paused' | 'asking' | 'forgotten';

export const usePhase = (session: Session | undefined): Phase => {
  const asksFrom = session && asksAt(session);
  const isAsked = useIsOver(asksFrom);
  const isForgotten = useIsOver(asksFrom === undefined ? undefined : asksFrom + answerWithin);
  if (session && isPaused(session.timer)) return 'paused';
  if (isForgotten) return 'forgotten';
  return isAsked ? 'asking' : 'running';
};
