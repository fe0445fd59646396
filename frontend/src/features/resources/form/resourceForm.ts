import { resourceCreate } from '#shared/resources/create.ts';
import { type Resource, resourceFields } from '#shared/resources/model.ts';
import { webAddressOf } from '../../../forms/fields/webAddress.ts';
import { commaList, filled, filledFrom, formValuesOf, mapForm } from '../../../forms/formValues.ts';
import { fromAddress } from './fromAddress.ts';

/** The list moves resources. Their form doesn't. */
const { pages: _, page: __, parts: ___, position: ____, ...unset } = resourceFields.unset;

/** The tags are one input, with commas between them. */
const empty = { ...formValuesOf({ title: '', ...unset }), tags: '' };

export type ResourceFormValues = typeof empty;

/** The values for an address that is typed or pasted as the title. A chosen type stays. Undefined for a plain title. */
export const valuesOf = (typed: string, { type }: Pick<ResourceFormValues, 'type'>) => {
  const found = fromAddress(typed);
  return found && { ...found, type: type === empty.type ? found.type : type };
};

export const { formValues, formErrors, createBody, patchBody } = mapForm({
  empty,
  shown: (resource: Resource) => ({
    ...filledFrom(empty, resource),
    tags: resource.tags.join(', '),
    relatedSkills: resource.relatedSkills.map(({ _id }) => _id),
  }),
  bodyOf: (values) => ({
    ...filled(
      {
        ...values,
        url: webAddressOf(values.url),
        ...(values.url === '' && valuesOf(values.title, values)),
      },
      ['title'],
    ),
    tags: commaList(values.tags),
  }),
  schema: () => resourceCreate,
  numeric: { progress: 'number', duration: 'minutes' },
});
