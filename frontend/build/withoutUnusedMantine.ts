import type { Plugin } from 'vite';

/** Each is a module that exports its file's name. */
const unused = [
  // They write the theme's variables and classes at run time: this app has them as static sheets (ui/theme/base.ts).
  'MantineProvider/MantineCssVariables',
  'MantineProvider/MantineClasses',
  // Parts of a button that no screen has, kept alive as Button.Group and the like.
  'Button/ButtonGroup',
  'Button/ButtonGroupSection',
  'ActionIcon/ActionIconGroup',
  'ActionIcon/ActionIconGroupSection',
];
const parts = new RegExp(`/(?:${unused.join('|')})/(\\w+)\\.mjs$`);
/** All colours are the theme's own: there are no others, and none is computed with. */
const colors = /\/(?:default-colors|to-rgba)\.mjs$/;
/** A button that waits says so in words: none has the property `loading`. */
const buttons = /\/(?:Button\/Button|ActionIcon\/ActionIcon)\.mjs$/;
const spinner = /import \{ (Transition|Loader) \} from "[^"]+";/g;

const slimmed = (code: string, id: string): string => {
  if (colors.test(id)) {
    return 'export const DEFAULT_COLORS = {}; export const toRgba = () => ({ r: 0, g: 0, b: 0, a: 1 });';
  }
  if (buttons.test(id)) return code.replaceAll(spinner, 'const $1 = () => null;');
  return `export const ${parts.exec(id)?.[1]} = () => null;`;
};

/** Leaves out of the browser what Mantine brings along and this app never shows: 7 KB packed. */
export const withoutUnusedMantine = (): Plugin => ({
  name: 'without-unused-mantine',
  apply: 'build',
  transform: {
    filter: { id: [parts, colors, buttons] },
    handler: (code, id) => ({ code: slimmed(code, id), map: null }),
  },
});
