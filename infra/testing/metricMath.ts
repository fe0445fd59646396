/** A metric's data points, one per period; undefined where CloudWatch has none. */
export type Series = readonly (number | undefined)[];

const filled = /FILL\((\w+), (\d+)\)/g;
const bare = /\b[a-z]\w*\b/g;

/**
 * Evaluates an expression of metric math (arithmetic, comparisons, IF and FILL) like CloudWatch: if a metric has no
 * data point and FILL adds none, the result has none.
 * @throws if the expression refers to an unknown metric
 */
export const evaluate = (expression: string, metrics: Readonly<Record<string, Series>>): Series => {
  const seriesOf = (name: string): Series => {
    const series = metrics[name];
    if (!series) throw new Error(`${expression} refers to ${name}, which is not given`);
    return series;
  };
  const periods = Math.max(...Object.values(metrics).map(({ length }) => length));
  return Array.from({ length: periods }, (_, period) => {
    const withoutFill = expression.replace(filled, (_whole, name: string, value: string) =>
      String(seriesOf(name)[period] ?? value),
    );
    let isMissing = false;
    const numbers = withoutFill.replace(bare, (name) => {
      const point = seriesOf(name)[period];
      isMissing ||= point === undefined;
      return String(point);
    });
    return isMissing ? undefined : (compute(numbers) as number);
  });
};

/** Only numbers, operators and IF are left. */
const compute = (text: string): unknown =>
  new Function('IF', `return ${text}`)((condition: boolean, then: number, otherwise: number) =>
    condition ? then : otherwise,
  );

export type Alarm = {
  readonly threshold: number;
  readonly evaluationPeriods: number;
  readonly datapointsToAlarm: number;
};

/**
 * Whether an alarm is in ALARM at the end of a series: it fires at or above its threshold, and treats missing data as
 * not breaching.
 */
export const rings = (series: Series, alarm: Alarm): boolean =>
  series
    .slice(-alarm.evaluationPeriods)
    .filter((point) => point !== undefined && point >= alarm.threshold).length >=
  alarm.datapointsToAlarm;
