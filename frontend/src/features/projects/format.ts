import type { Project } from '#shared/projects/model.ts';
import { formatCount } from '../../ui/format/formatCount.ts';

type Lists = Pick<Project, 'goals' | 'learningOutcomes' | 'challenges'>;

/** The lists that are deleted with a project: ' with its 3 goals, 1 learning outcome and 2 challenges'; '' where all are empty. */
export function describeLists({ goals, learningOutcomes, challenges }: Lists): string {
  const lists: [unknown[], string][] = [
    [goals, 'goal'],
    [learningOutcomes, 'learning outcome'],
    [challenges, 'challenge'],
  ];
  const parts = lists
    .filter(([list]) => list.length > 0)
    .map(([list, unit]) => formatCount(list.length, unit));
  const [last, ...others] = parts.toReversed();
  if (last === undefined) return '';
  const first = others.toReversed().join(', ');
  return ` with its ${first ? `${first} and ` : ''}${last}`;
}
