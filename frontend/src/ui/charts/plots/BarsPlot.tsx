import type { ComponentProps } from 'react';
import {
  Bar,
  VictoryAxis,
  VictoryBar,
  VictoryChart,
  VictoryGroup,
  VictoryLabel,
  type VictoryLabelProps,
} from 'victory';
import { formatNumber } from '#shared/language/intl.ts';
import { axisTicks } from '../axisTicks.ts';
import { PlotFrame } from '../PlotFrame.tsx';
import { type BarSeries, barsHeight, type Colored } from '../series.ts';
import { plotTheme } from './plotTheme.ts';

type Props = {
  readonly title: string;
  readonly labels: readonly string[];
  readonly series: readonly Colored<BarSeries>[];
};

/** The gap between two bars with the same label, in px. */
const gap = 2;
const padding = { top: 12, right: 8, left: 36 };
/** The space below the axis in px, for labels on one line or two. */
const bottom = { oneLine: 28, twoLines: 42 };

export const BarsPlot = ({ title, labels, series }: Props) => {
  const ticks = axisTicks(Math.max(0, ...series.flatMap(({ values }) => values)));
  return (
    <PlotFrame title={title} height={barsHeight}>
      {(width) => {
        const space = (width - padding.left - padding.right) / labels.length;
        const barWidth = Math.max(2, Math.min(24, (space * 0.7) / series.length - gap));
        const isWrapped = labels.some((label) => isWider(label, space));
        const names = isWrapped ? labels.map((label) => label.replaceAll(' ', '\n')) : labels;
        return (
          <VictoryChart
            standalone={false}
            theme={plotTheme}
            width={width}
            height={barsHeight}
            padding={{ ...padding, bottom: isWrapped ? bottom.twoLines : bottom.oneLine }}
            domainPadding={0}
            domain={{ x: [0.5, labels.length + 0.5], y: [0, ticks.at(-1) ?? 1] }}
          >
            <VictoryAxis
              dependentAxis
              tickValues={ticks}
              tickFormat={(tick: number) => formatNumber(tick)}
            />
            <VictoryAxis
              fixLabelOverlap
              tickValues={labels.map((_, index) => index + 1)}
              tickFormat={[...names]}
              tickLabelComponent={<LabelLines />}
            />
            <VictoryGroup offset={barWidth + gap}>
              {series.map(({ name, values, color }) => (
                <VictoryBar
                  key={name}
                  data={labels.map((label, index) => ({
                    x: index + 1,
                    // Null instead of 0, because a bar without height would be drawn as a line.
                    y: values[index] || null,
                    title: `${label}: ${values[index] ?? 0}`,
                  }))}
                  barWidth={barWidth}
                  cornerRadius={{ top: Math.min(3, barWidth / 2) }}
                  style={{ data: { fill: color } }}
                  dataComponent={
                    <Bar
                      desc={({ datum }: { datum: { title: string } }) => datum.title}
                      pathComponent={<TitledPath />}
                    />
                  }
                />
              ))}
            </VictoryGroup>
          </VictoryChart>
        );
      }}
    </PlotFrame>
  );
};

/** About the width of a letter, and the gap between two labels, in px. */
const letterWidth = 6.5;
const labelGap = 6;

/** Whether a label is wider than the space below its bars. Then every label is split into one word per line. */
const isWider = (label: string, space: number): boolean =>
  label.length * letterWidth + labelGap > space;

/** The distance between two lines of a label, in px. */
const lineHeight = 12;

/** A label with one text element per line, because Safari mixes the letters of Arabic lines in a single element. */
const LabelLines = ({ text, y = 0, ...props }: VictoryLabelProps) =>
  String(text)
    .split('\n')
    .map((line, index) => (
      <VictoryLabel key={line} {...props} text={line} y={y + index * lineHeight} />
    ));

type PathProps = ComponentProps<'path'> & { readonly desc?: string };

const TitledPath = ({ desc, ...props }: PathProps) => (
  <path {...props}>
    <title>{desc}</title>
  </path>
);
