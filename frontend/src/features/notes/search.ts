import { i18n } from '#shared/language/i18n.ts';
import { notes } from '#shared/notes/routes.ts';

/** Makes notes searchable by their words, although they are not in the navigation. */
export const noteSearch = {
  name: 'notes',
  nav: { label: () => i18n.t('Notes'), name: undefined },
  list: { route: notes.list, request: { query: {} } },
};
