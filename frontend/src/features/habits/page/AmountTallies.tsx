import { percent } from '#shared/core/counting.ts';
import { addDays, type Calendar, type Day, monthOf, startOfWeek } from '#shared/days/days.ts';
import { type AmountSpan, amountMonths, amountWeeks } from '#shared/habits/amountSpans.ts';
import { amountsBetween, tallyAmounts } from '#shared/habits/amounts.ts';
import type { Habit } from '#shared/habits/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import { formatNumber } from '#shared/language/intl.ts';
import { formatAmount } from '../../../domain/habits/formatTarget.ts';
import { StatCard, StatRow } from '../../../ui/cards/StatCard.tsx';
import { RowBars } from '../../../ui/charts/RowBars.tsx';
import { formatShortDay } from '../../../ui/format/days.ts';
import { formatTally } from '../format/formatAmount.ts';

type StatsProps = {
  readonly stats: NonNullable<Habit['amountStats']>;
  readonly habit: Pick<Habit, 'unit'>;
};

export const AmountStats = ({ stats: { week, month }, habit }: StatsProps) => {
  const unit = habit.unit ?? '';
  return (
    <StatRow>
      <StatCard
        label={i18n.t('This week')}
        value={formatNumber(week.total)}
        unit={unit}
        hint={formatTally(week)}
      />
      <StatCard
        label={i18n.t('This month')}
        value={formatNumber(month.total)}
        unit={unit}
        hint={formatTally(month)}
      />
    </StatRow>
  );
};

type Props = {
  readonly habit: Habit;
  readonly day: Day;
  readonly calendar: Calendar;
};

const WEEKS = 6;

/** The totals of up to six weeks. The last one is the week of `day`, and the first one is the first with an amount. */
export const AmountWeeks = ({ habit, day, calendar }: Props) => {
  const { amounts = [], direction, unit } = habit;
  const weeks = weeksBefore(amountWeeks(amounts, direction, calendar), day, calendar);
  const first = weeks.findIndex(({ days }) => days > 0);
  const recorded = first < 0 ? [] : weeks.slice(first);
  const most = Math.max(...recorded.map(({ total }) => total));
  return (
    <RowBars
      title={i18n.t('By week: {unit}', { unit: unit ?? i18n.t('Amount') })}
      rows={recorded.map(({ from, ...tally }) => ({
        key: from,
        label: formatShortDay(from),
        percent: percent(tally.total, most),
        text: formatAmount(tally.total, unit),
        note: tally.days > 0 ? formatTally(tally) : '',
      }))}
      empty={i18n.t('Nothing was recorded.')}
    />
  );
};

/** The amounts of each month: '199 glasses, avg 8.29, best 10'. */
export const amountsByMonth = (
  { amounts = [], direction, unit }: Pick<Habit, 'amounts' | 'direction' | 'unit'>,
  year: number,
): ReadonlyMap<string, string> => {
  const ofYear = amountsBetween(amounts, `${year}-01-01`, `${year}-12-31`);
  return new Map(
    amountMonths(ofYear, direction).map(({ from, ...tally }) => [
      monthOf(from),
      i18n.t('{total}, {tally}', {
        total: formatAmount(tally.total, unit),
        tally: formatTally(tally),
      }),
    ]),
  );
};

/** The weeks up to the week of a day. Weeks without an amount are included. */
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
