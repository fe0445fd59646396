import { useEffect, useRef } from 'react';
import { serverNow } from '../../../data/client/serverClock.ts';
import { setRunningTitle } from '../../../ui/page/documentTitle.ts';
import { formatClock } from './clock.ts';

type Props = {
  /** The time to show at an instant, in ms. */
  readonly read: (now: number) => number;
  /** Whether the clock is running. */
  readonly isRunning: boolean;
  /** Shown behind the time in the page's title: 'Rust'. Without it the title stays. */
  readonly name?: string;
  /** Replaces the time in the page's title: 'Still on Rust?'. */
  readonly title?: string | undefined;
  readonly className?: string | undefined;
};

/**
 * A clock that updates itself each second, without rendering anything else. Its role is not live, so screen readers
 * don't announce the seconds.
 */
export const Clock = ({ read, isRunning, name, title, className }: Props) => {
  const figure = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const show = () => {
      const shown = read(serverNow());
      const text = formatClock(shown);
      if (figure.current) figure.current.textContent = text;
      if (name !== undefined) setRunningTitle(title ?? `${text} ${name}`);
      if (!isRunning) return;
      // Waits for the next whole second, whether it counts up or down.
      const next = read(serverNow() + 1) < shown ? shown % 1_000 || 1_000 : 1_000 - (shown % 1_000);
      timer = setTimeout(show, next + 1);
    };
    show();
    return () => clearTimeout(timer);
  }, [read, isRunning, name, title]);
  useEffect(() => () => (name === undefined ? undefined : setRunningTitle('')), [name]);
  return (
    <span ref={figure} role={name === undefined ? undefined : 'timer'} className={className} />
  );
};
