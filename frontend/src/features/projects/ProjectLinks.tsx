import { i18n } from '#shared/language/i18n.ts';
import type { Project } from '#shared/projects/model.ts';
import { TagList } from '../../ui/details/TagList.tsx';
import { ExternalLink } from '../../ui/links/ExternalLink.tsx';
import classes from './ProjectLinks.module.css';

export const hasProjectLinks = ({ relatedSkills, repositoryUrl, demoUrl }: Project): boolean =>
  relatedSkills.length > 0 || Boolean(repositoryUrl || demoUrl);

/** A project's skills and links. Renders nothing if it has none. */
export const ProjectLinks = ({ project }: { readonly project: Project }) => {
  const { name, relatedSkills, repositoryUrl, demoUrl } = project;
  return hasProjectLinks(project) ? (
    <div className={classes.links}>
      <TagList
        label={i18n.t('Skills used')}
        tags={relatedSkills.map((skill) => ({ key: skill._id, text: skill.name }))}
      />
      <ExternalLink href={repositoryUrl} label={i18n.t('Repository of {name}', { name })}>
        {i18n.t('Repository')}
      </ExternalLink>
      <ExternalLink href={demoUrl} label={i18n.t('Demo of {name}', { name })}>
        {i18n.t('Demo')}
      </ExternalLink>
    </div>
  ) : null;
};
