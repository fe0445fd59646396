import {
  type NewResource,
  type Resource,
  type ResourcePatch,
  resourceBodies,
  resourceDefaults,
} from '#shared/resources/model.ts';
import { changedFields } from '../form/changedFields.ts';
import { filled } from '../form/filled.ts';
import { formSchema } from '../form/formSchema.ts';
import { commaList } from '../form/lists.ts';

/** What the inputs hold; the empty ones are '' and not null. A type, as forms want an index signature. */
export type ResourceFormValues = {
  title: string;
  type: string;
  url: string;
  author: string;
  priority: string;
  status: string;
  progress: number | string;
  duration: number | string;
  deadline: string;
  /** Comma-separated. */
  tags: string;
  relatedSkills: string[];
  description: string;
  notes: string;
};

export const emptyResource: ResourceFormValues = {
  title: '',
  url: '',
  deadline: '',
  tags: '',
  relatedSkills: [],
  ...resourceDefaults,
};

export const formValues = (resource: Resource): ResourceFormValues => ({
  title: resource.title,
  type: resource.type,
  url: resource.url ?? '',
  author: resource.author,
  priority: resource.priority,
  status: resource.status,
  progress: resource.progress,
  duration: resource.duration,
  deadline: resource.deadline ?? '',
  tags: resource.tags.join(', '),
  relatedSkills: resource.relatedSkills.map(({ _id }) => _id),
  description: resource.description,
  notes: resource.notes,
});

const asBody = (values: unknown) => {
  const { tags, ...others } = values as ResourceFormValues;
  return { ...(filled(others, ['title']) as object), tags: commaList(tags) };
};

/** Checks what the inputs hold; its output is the body of a create. */
export const resourceFormSchema = formSchema(resourceBodies.create, asBody);

export const createBody = (values: ResourceFormValues): NewResource =>
  resourceFormSchema.parse(values);

/** The body of a patch: the changed fields alone, null for what was emptied. */
export const patchBody = (resource: Resource, values: ResourceFormValues): ResourcePatch =>
  changedFields(asBody(formValues(resource)), createBody(values));
