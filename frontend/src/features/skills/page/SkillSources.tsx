import { Link } from 'react-router-dom';
import type { Day } from '#shared/days/days.ts';
import { countingOn } from '#shared/habits/changes/counting.ts';
import { everyHabit } from '#shared/habits/everyHabit.ts';
import type { Habit } from '#shared/habits/model.ts';
import { habits } from '#shared/habits/routes.ts';
import { i18n } from '#shared/language/i18n.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import type { Skill } from '#shared/skills/model.ts';
import { useRoute } from '../../../data/loading/useRoute.ts';
import { describeCountsAs } from '../../../domain/habits/counting.ts';
import { paths } from '../../../paths.ts';
import { Card } from '../../../ui/cards/Card.tsx';
import { describeSpent } from '../../../ui/format/durations.ts';
import classes from './SkillPage.module.css';

type Props = { readonly skill: Skill; readonly today: Day };

type Source = {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  /** '20 min each completed day', '3 h 20 min spent'. */
  readonly time: string;
  readonly page: string;
};

/** Lists the habits, resources and projects of a skill, each with a link. Renders nothing for a skill without any. */
export const SkillSources = ({ skill, today }: Props) => {
  const sources = useSources(skill._id, today);
  if (sources.length === 0) return null;
  return (
    <div className={classes.single}>
      <Card title={i18n.t('What belongs to it')}>
        <ul className={classes.sources}>
          {sources.map(({ id, kind, name, time, page }) => (
            <li key={id} className={classes.source}>
              <Link to={page} dir="auto">
                {name}
              </Link>
              <span className={classes.sourceTime}>
                {[kind, time].filter((part) => part !== '').join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
};

type Tagged = { readonly relatedSkills: readonly { readonly _id: string }[] };

function useSources(skill: string, today: Day): readonly Source[] {
  const ofHabits = useRoute(habits.list, everyHabit, { isOptional: true }).data;
  const ofResources = useRoute(resources.list, {}, { isOptional: true }).data;
  const ofProjects = useRoute(projects.list, {}, { isOptional: true }).data;
  const isTagged = ({ relatedSkills }: Tagged) => relatedSkills.some(({ _id }) => _id === skill);
  return [
    ...(ofHabits?.habits ?? []).flatMap((habit) => sourceOfHabit(habit, skill, today)),
    ...(ofResources?.resources ?? []).filter(isTagged).map(({ _id: id, title, spentMinutes }) => ({
      id,
      name: title,
      kind: i18n.t('Resource'),
      time: describeSpent(spentMinutes),
      page: paths.resource(id),
    })),
    ...(ofProjects?.projects ?? []).filter(isTagged).map(({ _id: id, name, spentMinutes }) => ({
      id,
      name,
      kind: i18n.t('Project'),
      time: describeSpent(spentMinutes),
      page: paths.project(id),
    })),
  ];
}

const sourceOfHabit = (habit: Habit, skill: string, today: Day): readonly Source[] => {
  const { _id: id, name, counting } = habit;
  const current = countingOn(counting, today);
  if (current?.skill !== skill || current.countsAs === null) return [];
  const time = describeCountsAs(current.countsAs);
  return [{ id, name, kind: i18n.t('Habit'), time, page: paths.habit(id) }];
};
