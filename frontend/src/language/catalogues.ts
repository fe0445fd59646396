import type { Messages } from '@lingui/core';
import type { Language } from '#shared/core/languages.ts';

/** Each is a chunk of its own. English needs none: its messages are their own ids. */
const others = import.meta.glob<Messages>('./catalogues/*.po', { import: 'messages' });

export const loadCatalogue = async (language: Language): Promise<Messages> =>
  (await others[`./catalogues/${language}.po`]?.()) ?? {};
