import { sentenceOf } from '#shared/reasons.ts';
import { resourceCreate } from '#shared/resources/create.ts';
import { type Resource, resourceFields } from '#shared/resources/model.ts';
import { resourceReasons } from '#shared/resources/reasons.ts';
import { webAddressOf } from '../../../forms/fields/webAddress.ts';
import { commaList, filled, filledFrom, formValuesOf, mapForm } from '../../../forms/formValues.ts';
import type { FieldErrors } from '../../../forms/useForm.ts';
import { fromAddress } from './fromAddress.ts';
import { partsError } from './partErrors.ts';
import { partLinesOf, partsOfLines } from './partLines.ts';

/** The form has no field for the page. The progress moves it. */
const { page: _, ...unset } = resourceFields.unset;

/** The tags are one input, with commas between them. The parts are one input too, with a line each. */
const empty = { ...formValuesOf({ title: '', ...unset }), tags: '', parts: '' };

export type ResourceFormValues = typeof empty;

/** Returns the values for an address that was typed as the title. A chosen type stays. */
const typedAddress = ({ title, url, type }: Pick<ResourceFormValues, 'title' | 'url' | 'type'>) => {
  const found = url === '' ? fromAddress(title) : undefined;
  return found && { ...found, type: type === empty.type ? found.type : type };
};

const mapped = mapForm({
  empty,
  shown: (resource: Resource) => ({
    ...filledFrom(empty, resource),
    tags: resource.tags.join(', '),
    parts: partLinesOf(resource.parts),
    relatedSkills: resource.relatedSkills.map(({ _id }) => _id),
  }),
  bodyOf: ({ parts, ...values }, resource) => {
    const typed = partsOfLines(parts, resource?.parts);
    return {
      ...filled({ ...values, url: webAddressOf(values.url), ...typedAddress(values) }, ['title']),
      tags: commaList(values.tags),
      ...(typed.length > 0 && { parts: typed }),
    };
  },
  schema: () => resourceCreate,
  numeric: { progress: 'number', pages: 'number', duration: 'minutes' },
});

export const { formValues, createBody, patchBody } = mapped;

/** The message of each wrong field. A wrong part is named by its line. */
export const formErrors = (values: ResourceFormValues, resource?: Resource): FieldErrors => {
  const errors = mapped.formErrors(values, resource);
  const parts = partsError(values.parts);
  if (parts !== undefined) return { ...errors, parts };
  const page = resource?.page ?? 0;
  const isBelow = values.pages !== '' && Number(values.pages) < page;
  // A new progress moves the page.
  return isBelow && String(values.progress) === String(resource?.progress)
    ? { pages: sentenceOf(resourceReasons.pagesBelowPage({ page })), ...errors }
    : errors;
};
