export { activate, catalogue, i18n } from '#shared/language/i18n.ts';
