import { useElementSize } from '@mantine/hooks';
import type { ReactNode } from 'react';
import classes from './Chart.module.css';

/** Around the plot, in px: room for the marks on its left and the labels below. */
const margin = { top: 12, bottom: 28 };

/** The plot within its axes, in px: `x` counts from its left edge; `yOf` is where a value lies. */
export type Plot = {
  readonly width: number;
  readonly foot: number;
  readonly yOf: (value: number) => number;
};

type Label = { readonly x: number; readonly text: string };

type Props = {
  readonly title: string;
  /** Of the whole drawing, in px. */
  readonly height: number;
  readonly left: number;
  readonly right: number;
  /** Marks of the scale, from its foot to its top. */
  readonly ticks: readonly number[];
  readonly labels: (plot: Plot) => readonly Label[];
  readonly children: (plot: Plot) => ReactNode;
};

/** The axes of a chart, as wide as its card, and what is drawn between them. */
export const Axes = ({ title, height, left, right, ticks, labels, children }: Props) => {
  const { ref, width } = useElementSize();
  const bottom = ticks[0] ?? 0;
  const top = ticks.at(-1) ?? 1;
  const foot = height - margin.bottom;
  const plot: Plot = {
    width: width - left - right,
    foot,
    yOf: (value) => foot - ((value - bottom) / (top - bottom)) * (foot - margin.top),
  };
  return (
    <div ref={ref} style={{ height }}>
      {width > 0 && (
        <svg role="img" aria-label={title} width={width} height={height} className={classes.axes}>
          <g transform={`translate(${left} 0)`}>
            {ticks.map((tick) => (
              <g key={tick} transform={`translate(0 ${plot.yOf(tick)})`}>
                <line x2={plot.width} />
                <text x={-8} dy="0.36em" textAnchor="end">
                  {tick.toLocaleString('en')}
                </text>
              </g>
            ))}
            {children(plot)}
            {labels(plot).map(({ x, text }) => (
              <text key={x} x={x} y={foot + 18} textAnchor="middle">
                {text}
              </text>
            ))}
          </g>
        </svg>
      )}
    </div>
  );
};
