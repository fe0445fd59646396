import { Link } from 'react-router-dom';
import { everyHabit } from '#shared/habits/everyHabit.ts';
import { habits } from '#shared/habits/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import type { Activity } from '#shared/skills/model.ts';
import { useRoute } from '../../../data/loading/useRoute.ts';
import { paths } from '../../../paths.ts';
import classes from './RecentActivities.module.css';

type Props = { readonly activity: Activity };

/** Names the habit, resource or project of an activity, with a link unless it was deleted. */
export const ActivitySource = ({ activity }: Props) => {
  const { sourceName } = activity;
  const page = useSourcePage(activity);
  if (sourceName === null || sourceName === '') return null;
  return (
    <p className={classes.source} dir="auto">
      {page ? <Link to={page}>{sourceName}</Link> : sourceName}
    </p>
  );
};

/** Returns the page of the source. Undefined if an activity has no source, or the source was deleted. */
export const useSourcePage = ({ source, sourceId: id }: Activity): string | undefined => {
  const ofHabit = source === 'habit' && id !== null;
  const ofResource = source === 'resource' && id !== null;
  const ofProject = source === 'project' && id !== null;
  const habit = useRoute(habits.list, ofHabit ? everyHabit : null, { isOptional: true }).data;
  const resource = useRoute(resources.list, ofResource ? {} : null, { isOptional: true }).data;
  const project = useRoute(projects.list, ofProject ? {} : null, { isOptional: true }).data;
  const isSource = ({ _id }: { readonly _id: string }) => _id === id;
  if (ofHabit)
    return [...(habit?.habits ?? []), ...(habit?.archived ?? [])].some(isSource)
      ? paths.habit(id)
      : undefined;
  if (ofResource && resource?.resources.some(isSource)) return paths.resource(id);
  return ofProject && project?.projects.some(isSource) ? paths.project(id) : undefined;
};
