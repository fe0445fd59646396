import { useElementSize } from '@mantine/hooks';
import { type ReactNode, useDeferredValue } from 'react';
import classes from './Chart.module.css';

type Props = {
  readonly title: string;
  /** The height of the drawing, in px. */
  readonly height: number;
  readonly children: (width: number) => ReactNode;
};

/**
 * A drawing as wide as its card. It runs from left to right in every language. On paper it is scaled, because the
 * width is not measured again.
 */
export const PlotFrame = ({ title, height, children }: Props) => {
  const { ref, width: measured } = useElementSize();
  // Victory is slow on slow machines. Deferred, it renders in small steps, and a new page stays responsive.
  const width = useDeferredValue(measured);
  return (
    <div ref={ref} dir="ltr" style={{ minHeight: height }}>
      {width > 0 && (
        <svg
          role="img"
          aria-label={title}
          viewBox={`0 0 ${width} ${height}`}
          className={classes.plot}
        >
          {children(width)}
        </svg>
      )}
    </div>
  );
};
