import type { Plugin } from 'vite';
import { languages } from '#shared/core/languages.ts';

const tagsOf = (listed: typeof languages): string => listed.map(({ tag }) => tag).join(' ');

/** Tells public/first.js, which runs before any other code, which languages there are. */
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
