import type { Plugin } from 'vite';

/** What writes the theme's variables and classes at run time: this app has them as static sheets (ui/theme/base.ts). */
const writers = /\/MantineProvider\/(MantineCssVariables|MantineClasses)\/\1\.mjs$/;

/** Leaves out of the browser what the provider would only need without `with…={false}`: 2 KB packed. */
export const withoutUnusedMantine = (): Plugin => ({
  name: 'without-unused-mantine',
  apply: 'build',
  transform: {
    filter: { id: writers },
    handler: (_, id) => ({
      code: `export const ${writers.exec(id)?.[1]} = () => null;`,
      map: null,
    }),
  },
});
