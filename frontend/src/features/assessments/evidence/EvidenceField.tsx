import type { ReactNode } from 'react';
import { maxEvidence, type NamedEvidence } from '#shared/assessments/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import { notes } from '#shared/notes/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { useRoute } from '../../../data/loading/useRoute.ts';
import { ManySelect } from '../../../forms/fields/ManySelect.tsx';
import { evidenceOptions } from './evidenceOptions.ts';

type Props = {
  /** The id of the assessed skill; '' before one is chosen. */
  readonly skill: string;
  /** The evidence that the assessment already has. Its names are known even if the lists fail to load. */
  readonly current: readonly NamedEvidence[];
  readonly value?: string[];
  readonly defaultValue?: string[];
  readonly onChange?: (keys: string[]) => void;
  readonly error?: ReactNode;
};

const optional = { isOptional: true } as const;

/** Lets the person choose resources, projects and notes that show what they can do. */
export const EvidenceField = ({ skill, current, ...input }: Props) => {
  const lists = {
    resources: useRoute(resources.list, {}, optional).data?.resources,
    projects: useRoute(projects.list, {}, optional).data?.projects,
    notes: useRoute(notes.list, skill ? { query: {} } : null, optional).data?.notes,
  };
  const options = evidenceOptions(lists, skill, current);
  return (
    <ManySelect
      label={i18n.t('Evidence')}
      description={i18n.t(
        '{max, plural, one {Up to # resource, project or note that shows it} other {Up to # resources, projects and notes that show it}}',
        { max: maxEvidence },
      )}
      placeholder={
        (input.value?.length ?? 0) < maxEvidence
          ? i18n.t('Choose a resource, project or note')
          : undefined
      }
      data={options}
      maxValues={maxEvidence}
      nothingFoundMessage={
        options.length === 0
          ? i18n.t('Add a resource, a project or a note first')
          : i18n.t('Nothing has that name')
      }
      {...input}
    />
  );
};
