/** A metric's data points, one per period. Undefined if CloudWatch has no data point. */
export type Series = readonly (number | undefined)[];

const filled = /FILL\((\w+), (\d+)\)/g;
const bare = /\b[a-z]\w*\b/g;

/**
 * Evaluates a metric math expression (arithmetic, comparisons, IF and FILL) like CloudWatch does. If a metric
 * lacks a data point and FILL adds none, the result lacks it too.
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

/** Computes an expression that contains only numbers, operators and IF. */
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
 * Whether an alarm is in ALARM at the end of a series. It fires at or above its threshold. Missing data never fire
 * it.
 */
export const rings = (series: Series, alarm: Alarm): boolean =>
  series
    .slice(-alarm.evaluationPeriods)
    .filter((point) => point !== undefined && point >= alarm.threshold).length >=
  alarm.datapointsToAlarm;
