import { Button, Group } from '@mantine/core';
import { useMemo } from 'react';
import type { Calendar } from '#shared/days/days.ts';
import { targetOn } from '#shared/habits/amounts.ts';
import { type OpenBreak, openBreakOf } from '#shared/habits/due/awayQuestion.ts';
import { hasQuietTargets } from '#shared/habits/due/limits.ts';
import type { Habit } from '#shared/habits/model.ts';
import { habitFactsOf } from '#shared/habits/rules.ts';
import { formatDay } from '#shared/language/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { formatLimit } from '../../../domain/habits/formatTarget.ts';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { useAnswerBreak } from './useAnswerBreak.ts';

type Props = { readonly habits: readonly Habit[]; readonly calendar: Calendar };

/** After a long break, asks whether the limits without a record were kept. One tap answers for all limits. */
export const AwayQuestion = ({ habits, calendar }: Props) => {
  const answer = useAnswerBreak();
  const open = useMemo(
    () =>
      openBreakOf(
        habits.filter(hasQuietTargets).map((habit) => ({ ...habitFactsOf(habit), habit })),
        calendar,
      ),
    [habits, calendar],
  );
  if (!open) return null;
  const limits = open.limits.map(({ habit: { habit }, days }) => ({ habit, days }));
  const asked = { ...open, limits };
  return (
    <Banner
      tone="neutral"
      action={
        <Group gap="xs" wrap="nowrap">
          <Button size="compact-sm" onClick={() => answer(asked, 'kept')}>
            {i18n.t('Yes')}
          </Button>
          <Button size="compact-sm" variant="default" onClick={() => answer(asked, 'left out')}>
            {i18n.t('Leave out')}
          </Button>
        </Group>
      }
    >
      {describeQuestion(asked)}
    </Banner>
  );
};

/** 'Coffee: within 2 cups from 3 November to 28 November?' With several limits: 'Within your limits from …?' */
function describeQuestion({ from, to, limits }: OpenBreak<Habit>): string {
  const [first, ...others] = limits;
  const days = { from: formatDay(from), to: formatDay(to) };
  if (!first || others.length > 0) return i18n.t('Within your limits from {from} to {to}?', days);
  const { name, unit, targets } = first.habit;
  const aim = targetOn(targets, to);
  return aim?.target
    ? i18n.t('{name}: within {limit} from {from} to {to}?', {
        ...days,
        name,
        limit: formatLimit(unit, aim),
      })
    : i18n.t('{name}: not at all from {from} to {to}?', { ...days, name });
}
