import { Suspense, useState } from 'react';
import { lazyPart } from '../../../ui/feedback/lazyPart.ts';
import { useTimer } from '../useTimer.ts';
import classes from './TimerLine.module.css';

const LineContent = lazyPart(async () => (await import('./LineContent.tsx')).LineContent);

/**
 * The timer line on every page, with its actions. Few people have a timer at any moment, so the line's code loads with
 * the first timer. After a countdown, the line stays for the break.
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

/** A placeholder as high as the line, so that the page does not move when the line appears. */
const EmptyLine = () => (
  <div className={classes.line}>
    <div className={classes.inner} />
  </div>
);
