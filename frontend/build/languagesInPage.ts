import type { Plugin } from 'vite';
import { languages } from '#shared/language/languages.ts';

const tagsOf = (listed: typeof languages): string => listed.map(({ tag }) => tag).join(' ');

/** Lists the languages in the page, for public/first.js. That script runs before any other code. */
export const languagesInPage = (): Plugin => ({
  name: 'cairn-languages-in-page',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: {
        name: 'languages',
        content: tagsOf(languages),
        'data-right-to-left': tagsOf(languages.filter((one) => one.isRightToLeft)),
      },
      injectTo: 'head-prepend',
    },
  ],
});
