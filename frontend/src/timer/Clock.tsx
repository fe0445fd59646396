import { useEffect, useRef } from 'react';
import { serverNow } from '../data/client/serverClock.ts';
import { setRunningTitle } from '../ui/page/documentTitle.ts';
import { formatClock } from './clock.ts';

type Props = {
  /** The time to show at an instant, in ms. */
  readonly read: (now: number) => number;
  /** Whether it goes on. */
  readonly isRunning: boolean;
  /** What follows the time in the title of the page: 'Rust'. */
  readonly name: string;
  /** Instead of the time in the title: 'Still on Rust?'. */
  readonly title?: string | undefined;
  readonly className?: string | undefined;
};

/**
 * A clock that shows each second by itself: nothing else is drawn for it. Its role is not live, so no second is read
 * aloud.
 */
export const Clock = ({ read, isRunning, name, title, className }: Props) => {
  const figure = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const show = () => {
      const shown = read(serverNow());
      const text = formatClock(shown);
      if (figure.current) figure.current.textContent = text;
      setRunningTitle(title ?? `${text} ${name}`);
      if (!isRunning) return;
      // At the next whole second, whichever way it counts.
      const next = read(serverNow() + 1) < shown ? shown % 1_000 || 1_000 : 1_000 - (shown % 1_000);
      timer = setTimeout(show, next + 1);
    };
    show();
    return () => clearTimeout(timer);
  }, [read, isRunning, name, title]);
  useEffect(() => () => setRunningTitle(''), []);
  return <span ref={figure} role="timer" className={className} />;
};
