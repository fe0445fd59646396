import type { Day } from '#shared/core/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { Project } from '#shared/projects/model.ts';
import { Facts } from '../../../ui/details/Facts.tsx';
import { LinkedText } from '../../../ui/details/LinkedText.tsx';
import { TagList } from '../../../ui/details/TagList.tsx';
import { ExternalLink } from '../../../ui/page/ExternalLink.tsx';
import { ItemSection } from '../../../ui/page/ItemPage.tsx';
import { factsOf } from '../facts.ts';
import classes from './ProjectPage.module.css';

type Props = { readonly project: Project; readonly today: Day };

/** What a project is about: its description, skills, links and days. Renders nothing if all of them are empty. */
export const ProjectAbout = ({ project, today }: Props) => {
  const { name, description, relatedSkills, repositoryUrl, demoUrl } = project;
  // The time spent has a section of its own.
  const facts = factsOf({ ...project, spentMinutes: 0 }, today);
  const hasLinks = relatedSkills.length > 0 || Boolean(repositoryUrl || demoUrl);
  if (description === '' && !hasLinks && facts.length === 0) return null;
  return (
    <ItemSection title={i18n.t('About')}>
      <div className={classes.about}>
        {description !== '' && <LinkedText text={description} />}
        {hasLinks && (
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
        )}
        <Facts facts={facts} />
      </div>
    </ItemSection>
  );
};
