import { plainTags } from '#shared/calls/fields.ts';
import type { Day } from '#shared/days/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { Resource } from '#shared/resources/model.ts';
import { Facts } from '../../../ui/details/Facts.tsx';
import { LinkedText } from '../../../ui/details/LinkedText.tsx';
import { TagList } from '../../../ui/details/TagList.tsx';
import { ItemSection } from '../../../ui/page/ItemPage.tsx';
import { factsOf } from '../format.ts';
import classes from './ResourcePage.module.css';

type Props = { readonly resource: Resource; readonly today: Day };

/**
 * The text of the field Notes in the resource's form. Renders nothing if the text is empty. The heading distinguishes
 * this text from the notes by day.
 */
export const ResourceNotes = ({ notes }: Pick<Resource, 'notes'>) =>
  notes === '' ? null : (
    <ItemSection title={i18n.t('General notes')}>
      <LinkedText text={notes} />
    </ItemSection>
  );

/** A resource's description, skills, tags and days. Renders nothing if all of them are empty. */
export const ResourceAbout = ({ resource, today }: Props) => {
  const { description, relatedSkills } = resource;
  const tags = plainTags(resource.tags);
  const facts = factsOf(
    // The top of the page shows the deadline of an open resource. The history shows the days of a completed resource.
    resource.status === 'Completed'
      ? { ...resource, startDate: null, completionDate: null }
      : { ...resource, estimatedCompletionDate: null },
    today,
  );
  const isEmpty =
    description === '' && relatedSkills.length === 0 && tags.length === 0 && facts.length === 0;
  if (isEmpty) return null;
  return (
    <ItemSection title={i18n.t('About')}>
      <div className={classes.about}>
        {description !== '' && <LinkedText text={description} />}
        <TagList
          label={i18n.t('Related skills')}
          tags={relatedSkills.map((skill) => ({ key: skill._id, text: skill.name }))}
        />
        <TagList
          label={i18n.t('Tags')}
          tags={tags.map((tag) => ({ key: tag, text: `#${tag}` }))}
          plain
        />
        <Facts facts={facts} />
      </div>
    </ItemSection>
  );
};
