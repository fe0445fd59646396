declare module 'virtual:theme.css';
declare module '*.po' {
  export const messages: import('@lingui/core').Messages;
}
declare module '@mantine/core/styles/*.css';

/** The version of the API contract for which this build was made. */
declare const __CONTRACT__: string;
