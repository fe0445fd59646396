import { addDays, type Calendar } from '#shared/days/days.ts';
import type { Habit } from '#shared/habits/model.ts';
import { habitFactsOf } from '#shared/habits/rules.ts';
import { strengthByWeek } from '#shared/habits/streaks/history.ts';
import { i18n } from '#shared/language/i18n.ts';
import { Figure } from '../../../ui/cards/Figure.tsx';
import { Lines } from '../../../ui/charts/Lines.tsx';
import { HelpButton } from '../../../ui/overlay/HelpButton.tsx';
import { figureExplanations } from '../format/measures.ts';
import { strengthSentence } from '../habitSentences.ts';

const SHOWN_DAYS = 365;
const percentTicks = [0, 25, 50, 75, 100];

type Props = { readonly habit: Habit; readonly calendar: Calendar };

export const HabitStrength = ({ habit, calendar }: Props) => {
  const { today } = calendar;
  const points = strengthByWeek(habitFactsOf(habit), addDays(today, -SHOWN_DAYS), calendar);
  const [first] = points;
  const now = (
    <>
      {i18n.t('{percent}% today. {reason}', {
        percent: habit.strength,
        reason: strengthSentence(habit),
      })}
      <HelpButton name={i18n.t('Strength')} what={figureExplanations().strength} />
    </>
  );
  return first && first.day < today ? (
    <Lines
      title={i18n.t('Strength')}
      meta={now}
      span={{ from: first.day, to: today }}
      ticks={percentTicks}
      series={[{ name: i18n.t('Strength in percent'), points }]}
    />
  ) : (
    <Figure title={i18n.t('Strength')} meta={now} />
  );
};
