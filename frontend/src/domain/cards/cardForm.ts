import { referenceKey } from '#shared/calls/reference.ts';
import { type Card, cardFields } from '#shared/cards/model.ts';
import type { About } from '#shared/notes/model.ts';
import { formValuesOf, mapForm } from '../../forms/formValues.ts';

export type CardStart = {
  readonly front?: string;
  readonly back?: string;
  readonly about?: About | null;
  /** The id of the note from which the takeaway is made. */
  readonly note?: string;
};

/** In the form, the item that a takeaway is about is one text: 'skills 01J…', or '' for none. */
const emptyCard = formValuesOf({ front: '', back: '', about: '' });

export type CardFormValues = typeof emptyCard;

const aboutOf = (key: string): About | undefined => {
  const [area = '', id = ''] = key.split(' ');
  return key === '' ? undefined : { area: area as About['area'], id };
};

export const startValues = ({ front = '', back = '', about }: CardStart): CardFormValues => ({
  front,
  back,
  about: about ? referenceKey(about) : '',
});

export const { formValues, formErrors, createBody, patchBody } = mapForm({
  empty: emptyCard,
  shown: startValues as (card: Card) => CardFormValues,
  bodyOf: ({ about, ...sides }) => ({
    ...sides,
    ...(about !== '' && { about: aboutOf(about) }),
  }),
  schema: () => cardFields.create,
});
