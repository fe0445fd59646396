import type { Messages } from '@lingui/core';
import type { Language } from '#shared/language/languages.ts';

/** Each catalogue is its own chunk. English needs none, because its messages are their own ids. */
const others = import.meta.glob<Messages>('./catalogues/*.po', { import: 'messages' });

export const loadCatalogue = async (language: Language): Promise<Messages> =>
  (await others[`./catalogues/${language}.po`]?.()) ?? {};
