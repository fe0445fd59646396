import { Card } from '../cards/Card.tsx';
import { Axes, type Plot } from './Axes.tsx';
import classes from './Chart.module.css';
import { SeriesLegend } from './SeriesLegend.tsx';
import { axisTicks, barPath, barWidth, shortLabel } from './scale.ts';
import { type BarSeries, type Colored, colored } from './series.ts';

export type BarsProps = {
  readonly title: string;
  /** The labels along the axis: days or names. */
  readonly labels: readonly string[];
  readonly series: readonly BarSeries[];
  readonly empty?: string;
};

/** A card with grouped bars; screen readers get the values as a table. */
export const Bars = ({ title, labels, series, empty = 'Nothing to show yet' }: BarsProps) => {
  const shown = colored(series);
  const largest = Math.max(0, ...series.flatMap(({ values }) => values));
  if (largest === 0) {
    return (
      <Card title={title}>
        <p className={classes.none}>{empty}</p>
      </Card>
    );
  }
  return (
    <Card title={title}>
      <SeriesLegend
        series={shown}
        mark={(color) => <span className={classes.swatch} style={{ background: color }} />}
      />
      <Axes
        title={title}
        height={176}
        left={36}
        right={8}
        ticks={axisTicks(largest)}
        labels={({ width }) => {
          const room = width / labels.length;
          return labels.map((label, i) => ({ x: (i + 0.5) * room, text: shortLabel(label, room) }));
        }}
      >
        {(plot) => <Groups labels={labels} series={shown} plot={plot} />}
      </Axes>
      <BarsTable title={title} labels={labels} series={series} />
    </Card>
  );
};

type GroupsProps = {
  readonly labels: readonly string[];
  readonly series: readonly Colored<BarSeries>[];
  readonly plot: Plot;
};

/** Over each label a bar of each series, side by side. */
const Groups = ({ labels, series, plot }: GroupsProps) => {
  const room = plot.width / labels.length;
  const width = barWidth(room, series.length);
  const gap = 2;
  const left = (room - series.length * (width + gap) + gap) / 2;
  return labels.map((label, i) =>
    series.map(({ name, values, color }, n) => {
      const value = values[i] ?? 0;
      const height = plot.foot - plot.yOf(value);
      const x = i * room + left + n * (width + gap);
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: two items may have one name
        <path key={`${name} ${i}`} fill={color} d={barPath(x, plot.foot, width, height)}>
          <title>{`${label}: ${value}`}</title>
        </path>
      );
    }),
  );
};

type TableProps = Pick<BarsProps, 'title' | 'labels' | 'series'>;

/** The values for screen readers; in a box, since a table keeps its height. */
const BarsTable = ({ title, labels, series }: TableProps) => (
  <div className="visually-hidden">
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          <td />
          {series.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {labels.map((label, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two items may have one name
          <tr key={row}>
            <th scope="row">{label}</th>
            {series.map(({ name, values }) => (
              <td key={name}>{values[row] ?? 0}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
