import {
  type NewResource,
  type Resource,
  type ResourcePatch,
  resourceFields,
} from '#shared/resources/model.ts';
import { changedFields } from '../../forms/changedFields.ts';
import { filled } from '../../forms/filled.ts';
import { formSchema } from '../../forms/formSchema.ts';
import { filledFrom, formValuesOf } from '../../forms/formValues.ts';
import { commaList } from '../../forms/lists.ts';

/** The tags are one input, with commas between them. */
export const emptyResource = {
  ...formValuesOf({ title: '', ...resourceFields.unset }),
  tags: '',
};

export type ResourceFormValues = typeof emptyResource;

export const formValues = (resource: Resource): ResourceFormValues => ({
  ...filledFrom(emptyResource, resource),
  tags: resource.tags.join(', '),
  relatedSkills: resource.relatedSkills.map(({ _id }) => _id),
});

const asBody = (values: unknown) => {
  const { tags, ...others } = values as ResourceFormValues;
  return { ...(filled(others, ['title']) as object), tags: commaList(tags) };
};

/** Validates the values of the inputs; its output is the body of a create. */
export const resourceFormSchema = formSchema(resourceFields.create, asBody);

export const createBody = (values: ResourceFormValues): NewResource =>
  resourceFormSchema.parse(values);

/** The body of a patch: only the changed fields, null for the cleared ones. */
export const patchBody = (resource: Resource, values: ResourceFormValues): ResourcePatch =>
  changedFields(asBody(formValues(resource)), createBody(values));
