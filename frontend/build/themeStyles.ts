import type { Plugin } from 'vite';
import { themeCss } from '../src/ui/theme/themeVariables.ts';

const virtual = 'virtual:theme.css';

/** `import 'virtual:theme.css'` gives the theme's variables as a static style sheet. */
export const themeStyles = (): Plugin => ({
  name: 'cairn-theme-css',
  resolveId: (id) => (id === virtual ? `\0${virtual}` : null),
  load: (id) => (id === `\0${virtual}` ? themeCss() : null),
});
