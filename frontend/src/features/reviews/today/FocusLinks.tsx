import { IconStarFilled } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { i18n } from '#shared/language/i18n.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import type { Focus, FocusArea } from '#shared/reviews/model.ts';
import { skills } from '#shared/skills/routes.ts';
import { useRoute } from '../../../data/loading/useRoute.ts';
import { useFocus } from '../../../domain/reviews/useFocus.ts';
import { focusPath } from '../view.ts';
import classes from './FocusLinks.module.css';

/**
 * Links to the items in focus, except habits. Today's list shows the habits in focus right below. Renders nothing if
 * only habits are in focus.
 */
export const FocusLinks = () => {
  const focus = useFocus()?.filter(({ area }) => area !== 'habits') ?? [];
  return focus.length > 0 && <Links focus={focus} />;
};

const Links = ({ focus }: { readonly focus: readonly Focus[] }) => {
  const has = (wanted: FocusArea) => focus.some(({ area }) => area === wanted);
  const optional = { isOptional: true } as const;
  const ofSkills = useRoute(skills.list, has('skills') ? {} : null, optional).data?.skills;
  const ofResources = useRoute(resources.list, has('resources') ? {} : null, optional).data
    ?.resources;
  const ofProjects = useRoute(projects.list, has('projects') ? {} : null, optional).data?.projects;
  const names: Partial<Record<FocusArea, ReadonlyMap<string, string> | undefined>> = {
    skills: ofSkills && new Map(ofSkills.map(({ _id, name }) => [_id, name])),
    resources: ofResources && new Map(ofResources.map(({ _id, title }) => [_id, title])),
    projects: ofProjects && new Map(ofProjects.map(({ _id, name }) => [_id, name])),
  };
  // Deleted items are left out. Items that are still loading keep their place.
  const shown = focus.filter(({ area, id }) => !names[area] || names[area].has(id));
  if (shown.length === 0) return null;
  return (
    <section className={classes.focus} aria-label={i18n.t('In focus')}>
      <IconStarFilled size={16} aria-hidden="true" className={classes.star} />
      <ul>
        {shown.map(({ area, id }) => (
          <li key={id}>
            <Link to={focusPath(area, id)} dir="auto">
              {names[area]?.get(id) ?? '…'}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
