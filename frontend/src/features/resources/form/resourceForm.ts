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

/**
 * The form has no field for the page, because a new progress moves the page. It has none for the position either,
 * because resources are moved in the list.
 */
const { page: _, position: __, ...unset } = resourceFields.unset;

/** One input has all tags, separated by commas. Another has all parts, one per line. */
const empty = { ...formValuesOf({ title: '', ...unset }), tags: '', parts: '' };

export type ResourceFormValues = typeof empty;

/** The values for an address that is typed or pasted as the title. A chosen type stays. Undefined for a plain title. */
export const valuesOf = (typed: string, { type }: Pick<ResourceFormValues, 'type'>) => {
  const found = fromAddress(typed);
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
      ...filled(
        {
          ...values,
          url: webAddressOf(values.url),
          ...(values.url === '' && valuesOf(values.title, values)),
        },
        ['title'],
      ),
      tags: commaList(values.tags),
      ...(typed.length > 0 && { parts: typed }),
    };
  },
  schema: () => resourceCreate,
  numeric: { progress: 'number', pages: 'number', duration: 'minutes' },
});

export const { formValues, createBody, patchBody } = mapped;

/** The message about a part names the part's line. */
export const formErrors = (values: ResourceFormValues, resource?: Resource): FieldErrors => {
  const errors = mapped.formErrors(values, resource);
  const parts = partsError(values.parts);
  if (parts !== undefined) return { ...errors, parts };
  const page = resource?.page ?? 0;
  const isBelow = values.pages !== '' && Number(values.pages) < page;
  // If the progress changes too, it also moves the page, so fewer pages are no error.
  return isBelow && String(values.progress) === String(resource?.progress)
    ? { pages: sentenceOf(resourceReasons.pagesBelowPage({ page })), ...errors }
    : errors;
};
