import type { LinguiConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { languageTags } from './shared/language/languages.ts';

const config: LinguiConfig = {
  sourceLocale: 'en',
  orderBy: 'messageId',
  locales: languageTags.filter((tag) => tag !== 'en'),
  catalogs: [
    {
      path: '<rootDir>/functions/language/catalogues/{locale}',
      include: ['<rootDir>/functions/mail', '<rootDir>/functions/push'],
      exclude: ['**/*.test.*'],
    },
    {
      path: '<rootDir>/frontend/src/language/catalogues/{locale}',
      include: ['<rootDir>/frontend/src', '<rootDir>/shared'],
      exclude: ['**/*.test.*'],
    },
  ],
  format: formatter({
    explicitIdAsDefault: true,
    origins: false,
    printPlaceholdersInComments: false,
  }),
};

export default config;
