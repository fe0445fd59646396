import { useMemo, useState } from 'react';
import { pairFindings } from '#shared/findings/pairs.ts';
import { allHabitsOf, everyHabit } from '#shared/habits/everyHabit.ts';
import type { Habit } from '#shared/habits/model.ts';
import { habits as habitRoutes } from '#shared/habits/routes.ts';
import { habitFactsOf } from '#shared/habits/rules.ts';
import { i18n } from '#shared/language/i18n.ts';
import { useToday } from '../../data/days/useToday.ts';
import { useRoute } from '../../data/loading/useRoute.ts';
import { Card } from '../../ui/cards/Card.tsx';
import { MoreButton } from '../../ui/details/MoreButton.tsx';
import classes from './Activity.module.css';
import { describeChecked, describePair } from './findings.ts';

/**
 * Shows pairs of habits that tend to be done on the same days, or on different days. If there are none, says how
 * many pairs were compared, or what a comparison needs.
 */
export const Findings = () => {
  const { data } = useRoute(habitRoutes.list, everyHabit, { isOptional: true });
  const all = useMemo(() => data && allHabitsOf(data), [data]);
  return all && all.length > 1 ? <PairsOfHabits habits={all} /> : null;
};

const PairsOfHabits = ({ habits }: { readonly habits: readonly Habit[] }) => {
  const today = useToday();
  const [isOpen, setOpen] = useState(false);
  const method = i18n.t('How sure is this?');
  const found = useMemo(() => {
    const facts = habits.map((habit) => ({ _id: habit._id, ...habitFactsOf(habit) }));
    return pairFindings(facts, today);
  }, [habits, today]);
  const nameOf = (id: string) => habits.find(({ _id }) => _id === id)?.name ?? '';
  return (
    <section aria-labelledby="findings" className={classes.findings}>
      <h2 id="findings" className={classes.heading}>
        {i18n.t('Findings')}
      </h2>
      <Card title={i18n.t('Pairs of habits')}>
        {found.findings.length > 0 && (
          <ul className={classes.recommendations}>
            {found.findings.map((finding) => (
              <li key={finding.habits.join()}>
                {describePair(finding, nameOf(finding.habits[0]), nameOf(finding.habits[1]))}
              </li>
            ))}
          </ul>
        )}
        {found.findings.length > 0 && (
          <MoreButton isOpen={isOpen} onToggle={() => setOpen(!isOpen)} label={method}>
            {method}
          </MoreButton>
        )}
        {(isOpen || found.findings.length === 0) && (
          <p className={classes.note}>
            {describeChecked(found)}{' '}
            {isOpen &&
              i18n.t(
                'This may still be chance. It does not say which habit leads to the other, or whether something else moves both.',
              )}
          </p>
        )}
      </Card>
    </section>
  );
};
