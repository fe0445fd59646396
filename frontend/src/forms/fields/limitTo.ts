import type { InputEvent } from 'react';
import { firstCharacters } from '#shared/core/characters.ts';

/**
 * Props that limit a text field to `max` characters, counted in the same way as in the API. The attribute `maxlength`
 * would count an emoji as two.
 */
export const limitTo = (max: number) => ({
  onInput: ({ currentTarget: field }: InputEvent<HTMLInputElement | HTMLTextAreaElement>): void => {
    const text = firstCharacters(field.value, max);
    // Only sets the value if it differs, because setting it moves the caret to the end.
    if (text !== field.value) field.value = text;
  },
});
