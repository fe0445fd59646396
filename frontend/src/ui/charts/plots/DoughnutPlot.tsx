import { VictoryPie } from 'victory';
import classes from '../Chart.module.css';
import type { Colored, Slice } from '../series.ts';

type Props = {
  readonly title: string;
  /** Only slices above 0. */
  readonly slices: readonly Colored<Slice>[];
};

/** The size of the drawing. It is scaled to the available space. */
const size = 160;

/** The gap between two slices, in degrees. Every slice is at least twice as wide as the gap. */
const gap = 2;
const minSlice = 2 * gap;

/** The drawn ring. Its slices go clockwise from the top. */
export const DoughnutPlot = ({ title, slices }: Props) => {
  const sum = slices.reduce((total, { value }) => total + value, 0);
  return (
    <svg role="img" aria-label={title} viewBox={`0 0 ${size} ${size}`} className={classes.plot}>
      <desc>{slices.map(({ label, value }) => `${label}: ${value}`).join(', ')}</desc>
      <VictoryPie
        standalone={false}
        width={size}
        height={size}
        padding={0}
        innerRadius={size * 0.31}
        padAngle={slices.length > 1 ? gap : 0}
        data={slices.map(({ label, value }) => ({
          x: label,
          y: Math.max(value, (sum * minSlice) / 360),
        }))}
        colorScale={slices.map(({ color }) => color)}
        labels={() => null}
      />
    </svg>
  );
};
