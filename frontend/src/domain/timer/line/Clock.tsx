import { useEffect, useRef } from 'react';
import { serverNow } from '../../../data/client/serverClock.ts';
import { setRunningTitle } from '../../../ui/page/documentTitle.ts';
import { formatClock } from './clock.ts';

type Props = {
  /** The time to show at a given moment, both in ms. */
  readonly read: (now: number) => number;
  readonly isRunning: boolean;
  /** Shown after the time in the page's title: 'Rust'. If missing, the title stays unchanged. */
  readonly name?: string;
  /** Replaces the time and the name in the page's title: 'Still on Rust?'. */
  readonly title?: string | undefined;
  readonly className?: string | undefined;
};

/**
 * A clock that updates itself each second without rendering anything else. Screen readers don't announce every second,
 * because the role `timer` has `aria-live` off.
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
      // Waits for the next whole second. The clock may count up or down.
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
