declare module 'virtual:theme.css';
declare module '@mantine/core/styles/*.css';
