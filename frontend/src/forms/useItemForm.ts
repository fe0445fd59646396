import type { MouseEvent } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import { isPlain, useReturn } from '../ui/page/useReturn.ts';
import { type DraftFormOptions, useDraftForm } from './useDraftForm.ts';

type Options<Item, Values> = Pick<DraftFormOptions<Values>, 'name' | 'save' | 'fallback'> & {
  /** The label of the button that saves a new item: 'Add Habit'. */
  readonly addLabel: string;
  /** The edited item. Undefined for a new one. */
  readonly item: Item | undefined;
  /** Save and Cancel return to this list, or to the page at `itemPath` if the person came from there. */
  readonly listPath: string;
  readonly itemPath?: string | undefined;
  /** `formValues` and `formErrors` come from `mapForm`. */
  readonly formValues: (item?: Item) => Values;
  readonly formErrors: (values: Values, item?: Item) => Record<string, string>;
};

/** The form on an ItemFormPage. Creates an item or edits the given one, then returns to the page before. */
export const useItemForm = <
  Item extends { readonly _id: string; readonly updatedAt?: string },
  Values extends Record<string, unknown>,
>({
  name,
  fallback,
  addLabel,
  item,
  listPath,
  itemPath,
  formValues,
  formErrors,
  save,
}: Options<Item, Values>) => {
  const { link, goBack } = useReturn(listPath, itemPath);
  const { form, frame, giveUp } = useDraftForm<Values>({
    name,
    item,
    initialValues: formValues(item),
    validate: (values) => formErrors(values, item),
    save,
    fallback,
    onSaved: goBack,
  });
  const onCancel = (event: MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    giveUp(goBack);
  };
  const back = { to: link.to, onClick: onCancel };
  return {
    form,
    frame: { ...frame, submit: item ? i18n.t('Save changes') : addLabel, back },
  };
};
