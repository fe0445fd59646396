import type { Day } from '#shared/days/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { Project } from '#shared/projects/model.ts';
import { Facts } from '../../../ui/details/Facts.tsx';
import { LinkedText } from '../../../ui/details/LinkedText.tsx';
import { ItemSection } from '../../../ui/page/ItemPage.tsx';
import { factsOf } from '../facts.ts';
import { hasProjectLinks, ProjectLinks } from '../ProjectLinks.tsx';
import classes from './ProjectPage.module.css';

type Props = { readonly project: Project; readonly today: Day };

/** A project's description, skills, links and days. Renders nothing if all of them are empty. */
export const ProjectAbout = ({ project, today }: Props) => {
  const { description } = project;
  // The time spent has a section of its own.
  const facts = factsOf({ ...project, spentMinutes: 0 }, today);
  if (description === '' && !hasProjectLinks(project) && facts.length === 0) return null;
  return (
    <ItemSection title={i18n.t('About')}>
      <div className={classes.about}>
        {description !== '' && <LinkedText text={description} />}
        <ProjectLinks project={project} />
        <Facts facts={facts} />
      </div>
    </ItemSection>
  );
};
