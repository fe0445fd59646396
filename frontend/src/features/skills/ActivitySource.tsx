import { Link } from 'react-router-dom';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import type { Activity } from '#shared/skills/model.ts';
import { useRoute } from '../../data/cache/useRoute.ts';
import { paths } from '../../paths.ts';
import classes from './RecentActivities.module.css';

type Props = { readonly activity: Activity };

/** The resource or project that an activity comes from, with a link to it unless it was deleted. */
export const ActivitySource = ({ activity }: Props) => {
  const { source, sourceId, sourceName } = activity;
  const page = usePage(source, sourceId);
  if (sourceName === null || sourceName === '') return null;
  return (
    <p className={classes.source} dir="auto">
      {page ? (
        <Link to={page} state={{ item: sourceId }}>
          {sourceName}
        </Link>
      ) : (
        sourceName
      )}
    </p>
  );
};

/** Where the source is shown; undefined if there is none, or it was deleted. */
const usePage = (source: Activity['source'], id: string | null): string | undefined => {
  const ofResource = source === 'resource' && id !== null;
  const ofProject = source === 'project' && id !== null;
  const resource = useRoute(resources.list, ofResource ? {} : null, { isOptional: true }).data;
  const project = useRoute(projects.list, ofProject ? {} : null, { isOptional: true }).data;
  const isIt = ({ _id }: { readonly _id: string }) => _id === id;
  if (ofResource && resource?.resources.some(isIt)) return paths.learningPlanner;
  return ofProject && project?.projects.some(isIt) ? paths.projectGoals(id) : undefined;
};
