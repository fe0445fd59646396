import { addDays, type Calendar, type Day, startOfWeek, yearOf } from '#shared/core/days.ts';
import { type AmountSpan, amountMonths, amountWeeks } from '#shared/habits/amountSpans.ts';
import { amountsBetween, tallyAmounts } from '#shared/habits/amounts.ts';
import type { Habit } from '#shared/habits/model.ts';
import { CardGrid } from '../../../ui/cards/CardGrid.tsx';
import { StatCard, StatRow } from '../../../ui/cards/StatCard.tsx';
import { Bars } from '../../../ui/charts/Bars.tsx';
import { formatShortDay, shortMonth } from '../../../ui/format/days.ts';
import { formatNumber, formatTally } from '../amounts/formatAmount.ts';

type StatsProps = {
  readonly stats: NonNullable<Habit['amountStats']>;
  readonly habit: Pick<Habit, 'unit'>;
};

/** What the amounts of this week and this month add up to. */
export const AmountStats = ({ stats: { week, month }, habit }: StatsProps) => {
  const unit = habit.unit ?? '';
  return (
    <StatRow>
      <StatCard
        label="This week"
        value={formatNumber(week.total)}
        unit={unit}
        hint={formatTally(week)}
      />
      <StatCard
        label="This month"
        value={formatNumber(month.total)}
        unit={unit}
        hint={formatTally(month)}
      />
    </StatRow>
  );
};

type Props = {
  readonly habit: Habit;
  /** The day that is chosen. */
  readonly day: Day;
  readonly calendar: Calendar;
};

/** How many weeks have bars: their names fit a phone. */
const WEEKS = 6;

/** What amounts add up to: the weeks up to a day and the months of its year, each with its total, mean and best day. */
export const AmountTallies = ({ habit, day, calendar }: Props) => {
  const { amounts = [], direction, unit } = habit;
  const year = yearOf(day);
  const ofYear = amountsBetween(amounts, `${year}-01-01`, `${year}-12-31`);
  const weeks = weeksBefore(amountWeeks(amounts, direction, calendar), day, calendar);
  const months = amountMonths(ofYear, direction);
  const weekLabels = weeks.map(({ from }) => formatShortDay(from));
  const monthLabels = months.map(({ from }) => shortMonth(from));
  const name = unit ?? 'Amount';
  const total = (spans: readonly AmountSpan[]) => [
    { name, values: spans.map((span) => span.total) },
  ];
  const aDay = (spans: readonly AmountSpan[]) => [
    { name: 'Mean', values: spans.map(({ mean }) => mean) },
    { name: 'Best', values: spans.map(({ best }) => best) },
  ];
  const empty = 'Nothing was recorded.';
  return (
    <CardGrid min={420}>
      <Bars title={`By week: ${name}`} labels={weekLabels} series={total(weeks)} empty={empty} />
      <Bars
        title="By week: mean and best day"
        labels={weekLabels}
        series={aDay(weeks)}
        empty={empty}
      />
      <Bars
        title={`By month, ${year}: ${name}`}
        labels={monthLabels}
        series={total(months)}
        empty={empty}
      />
      <Bars
        title={`By month, ${year}: mean and best day`}
        labels={monthLabels}
        series={aDay(months)}
        empty={empty}
      />
    </CardGrid>
  );
};

/** The weeks up to that of a day, those without an amount too. */
const weeksBefore = (
  weeks: readonly AmountSpan[],
  day: Day,
  { weekStartsOn }: Calendar,
): AmountSpan[] => {
  const last = startOfWeek(day, weekStartsOn);
  return Array.from({ length: WEEKS }, (_, index) => {
    const from = addDays(last, 7 * (index + 1 - WEEKS));
    return weeks.find((week) => week.from === from) ?? { from, ...tallyAmounts([], null) };
  });
};
