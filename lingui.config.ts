import type { LinguiConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

const config: LinguiConfig = {
  sourceLocale: 'en',
  orderBy: 'messageId',
  locales: ['en'],
  catalogs: [
    {
      path: '<rootDir>/frontend/src/language/catalogues/{locale}',
      include: ['<rootDir>/frontend/src'],
      exclude: ['**/*.test.*'],
    },
  ],
  format: formatter({ lineNumbers: false, printPlaceholdersInComments: false }),
};

export default config;
