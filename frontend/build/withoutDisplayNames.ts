import type { Plugin } from 'vite';

/** Names for React's developer tools, each a line of its own: `NavLink.displayName = "NavLink";` */
const naming = /^\w+\.displayName = "[^"]*";$/gm;
const making = /(?<== )(?=React\d*\.forwardRef\()/g;

/** Leaves such names out of the browser, and with them the components that no screen uses: a name kept them. */
export const withoutDisplayNames = (): Plugin => ({
  name: 'without-display-names',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\/(react-router|@mantine)\// },
    handler: (code) => ({
      code: code.replace(naming, '').replace(making, '/* @__PURE__ */ '),
      map: null,
    }),
  },
});
