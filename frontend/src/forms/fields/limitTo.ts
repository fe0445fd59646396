import type { InputEvent } from 'react';
import { firstCharacters } from '#shared/core/characters.ts';

/**
 * Props that limit a text field to `max` characters, counted like the API does. The attribute `maxlength` would count
 * an emoji as two.
 */
export const limitTo = (max: number) => ({
  onInput: ({ currentTarget: field }: InputEvent<HTMLInputElement | HTMLTextAreaElement>): void => {
    const text = firstCharacters(field.value, max);
    // Setting the value moves the caret to the end, so it is only set if it differs.
    if (text !== field.value) field.value = text;
  },
});
