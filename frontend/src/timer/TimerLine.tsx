import { Suspense, useState } from 'react';
import { lazyPart } from '../ui/feedback/lazyPart.ts';
import classes from './TimerLine.module.css';
import { useTimer } from './useTimer.ts';

const LineContent = lazyPart(async () => (await import('./LineContent.tsx')).LineContent);

/**
 * The timer on every page: what it runs for and for how long, and what can be done with it. Most people on most pages have
 * none, so its code comes with the first one. It stays for the break that follows.
 */
export const TimerLine = () => {
  const current = useTimer();
  const [isUsed, setUsed] = useState(false);
  if (current && !isUsed) setUsed(true);
  return (
    isUsed && (
      <Suspense fallback={current && <EmptyLine />}>
        <LineContent current={current} />
      </Suspense>
    )
  );
};

/** As high as the line, so that the page does not move when that comes. */
const EmptyLine = () => (
  <div className={classes.line}>
    <div className={classes.inner} />
  </div>
);
