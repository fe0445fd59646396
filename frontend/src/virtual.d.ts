declare module 'virtual:theme.css';
declare module '*.po' {
  export const messages: import('@lingui/core').Messages;
}
declare module '@mantine/core/styles/*.css';

/** The hash of this build's API contract. */
declare const __CONTRACT__: string;
