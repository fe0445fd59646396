export * from '#shared/language/intl.ts';
