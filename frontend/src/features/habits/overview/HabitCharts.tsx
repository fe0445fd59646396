import type { Calendar } from '#shared/days/days.ts';
import type { Habit } from '#shared/habits/model.ts';
import { isListed } from '#shared/habits/rules.ts';
import { i18n } from '#shared/language/i18n.ts';
import { NoneYet } from '../../../domain/areas/NoneYet.tsx';
import { categoryLabel } from '../../../domain/skills/categoryLabel.ts';
import { memo } from '../../../language/useLanguage.ts';
import { Bars } from '../../../ui/charts/Bars.tsx';
import { Doughnut } from '../../../ui/charts/Doughnut.tsx';
import { slicesOf } from '../../../ui/charts/slicesOf.ts';
import { lastSevenDays } from '../view.ts';

type Props = { readonly habits: readonly Habit[]; readonly calendar: Calendar };

export const HabitCharts = memo(({ habits, calendar }: Props) => {
  const days = lastSevenDays(habits, calendar);
  return (
    <>
      <Doughnut
        title={i18n.t('Habits by category')}
        slices={slicesOf(habits.filter(isListed), ({ category }) => categoryLabel(category))}
        empty={<NoneYet of="habits" />}
      />
      <Bars
        title={i18n.t('Completions, last 7 days')}
        labels={days.map(({ label }) => label)}
        series={[{ name: i18n.t('Completions'), values: days.map(({ value }) => value) }]}
        empty={habits.length === 0 && <NoneYet of="habits" />}
      />
    </>
  );
});
