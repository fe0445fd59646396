import { Card } from '../cards/Card.tsx';
import classes from './Chart.module.css';
import { arcsOf } from './scale.ts';
import { type Colored, colored, type Slice } from './series.ts';

export type DoughnutProps = {
  readonly title: string;
  readonly slices: readonly Slice[];
  /** Shown instead of a ring where all values are 0. */
  readonly empty?: string;
};

/** A card with a ring and a legend with every value. */
export const Doughnut = ({ title, slices, empty = 'Nothing to show yet' }: DoughnutProps) => {
  const shown = colored(slices);
  return (
    <Card title={title}>
      {slices.some(({ value }) => value > 0) ? (
        <div className={classes.doughnut}>
          <Ring title={title} slices={shown.filter(({ value }) => value > 0)} />
          <ul className={classes.legend}>
            {shown.map(({ label, value, color }) => (
              <li key={label} className={classes.entry}>
                <span className={classes.swatch} style={{ background: color }} />
                <span className={classes.entryLabel}>{label}</span>
                <span className={classes.entryValue}>{value}</span>
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <p className={classes.none}>{empty}</p>
      )}
    </Card>
  );
};

/** Of the drawing, which scales with its place. */
const size = 160;
const stroke = 30;
const radius = (size - stroke) / 2;

type RingProps = { readonly title: string; readonly slices: readonly Colored<Slice>[] };

/** Clockwise from the top; each slice is a dash of a circle that is 360 long. */
const Ring = ({ title, slices }: RingProps) => {
  const arcs = arcsOf(slices.map(({ value }) => value));
  return (
    <svg role="img" aria-label={title} viewBox={`0 0 ${size} ${size}`}>
      <desc>{slices.map(({ label, value }) => `${label}: ${value}`).join(', ')}</desc>
      <g
        transform={`translate(${size / 2} ${size / 2}) rotate(-90)`}
        fill="none"
        strokeWidth={stroke}
      >
        {slices.map(({ label, value, color }, i) => {
          const { start, length } = arcs[i] ?? { start: 0, length: 0 };
          return (
            <circle
              key={label}
              r={radius}
              pathLength={360}
              stroke={color}
              strokeDasharray={`${length} 360`}
              strokeDashoffset={-start}
            >
              <title>{`${label}: ${value}`}</title>
            </circle>
          );
        })}
      </g>
    </svg>
  );
};
