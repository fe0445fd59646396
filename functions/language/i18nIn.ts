import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePo } from 'pofile-ts';
import { createI18n, type I18n } from '#shared/language/i18n.ts';
import type { Language } from '#shared/language/languages.ts';

/** English messages are their own ids, so English needs no catalogue. */
const messagesOf = (language: Language): Record<string, string> => {
  if (language === 'en') return {};
  const file = join(import.meta.dirname, 'catalogues', `${language}.po`);
  const { items } = parsePo(readFileSync(file, 'utf8'));
  return Object.fromEntries(items.map(({ msgid, msgstr }) => [msgid, msgstr[0] ?? '']));
};

const known = new Map<Language, I18n>();

/**
 * Returns the texts of mails and notifications in a person's language. `npm run messages` collects the texts. Each
 * function is bundled with the catalogues.
 */
export const i18nIn = (language: Language): I18n => {
  const found = known.get(language) ?? createI18n(language, messagesOf(language));
  known.set(language, found);
  return found;
};
