import { percent } from '#shared/core/counting.ts';
import { addDays, type Calendar, type Day, endOfMonth, startOfWeek } from '#shared/days/days.ts';
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
  const last = startOfWeek(day, calendar.weekStartsOn);
  const weeks = Array.from({ length: WEEKS }, (_, n) => {
    const from = addDays(last, 7 * (n + 1 - WEEKS));
    return { from, ...tallyAmounts(amountsBetween(amounts, from, addDays(from, 6)), direction) };
  });
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

/** The amounts of a month YYYY-MM: '199 glasses, avg 8.29, best 10'. Undefined if it has none. */
export const describeAmounts = (
  { amounts = [], direction, unit }: Pick<Habit, 'amounts' | 'direction' | 'unit'>,
  month: string,
): string | undefined => {
  const first = `${month}-01`;
  const tally = tallyAmounts(amountsBetween(amounts, first, endOfMonth(first)), direction);
  if (tally.days === 0) return undefined;
  return i18n.t('{total}, {tally}', {
    total: formatAmount(tally.total, unit),
    tally: formatTally(tally),
  });
};
