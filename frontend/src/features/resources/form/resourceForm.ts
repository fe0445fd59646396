import { type Resource, resourceFields } from '#shared/resources/model.ts';
import { webAddressOf } from '../../../forms/fields/webAddress.ts';
import { commaList, filled, filledFrom, formValuesOf, mapForm } from '../../../forms/formValues.ts';

/** The tags are one input, with commas between them. */
const empty = { ...formValuesOf({ title: '', ...resourceFields.unset }), tags: '' };

export type ResourceFormValues = typeof empty;

export const { formValues, formErrors, createBody, patchBody } = mapForm({
  empty,
  shown: (resource: Resource) => ({
    ...filledFrom(empty, resource),
    tags: resource.tags.join(', '),
    relatedSkills: resource.relatedSkills.map(({ _id }) => _id),
  }),
  bodyOf: (values) => ({
    ...filled({ ...values, url: webAddressOf(values.url) }, ['title']),
    tags: commaList(values.tags),
  }),
  schema: () => resourceFields.create,
  numeric: { progress: 'number', duration: 'minutes' },
});
