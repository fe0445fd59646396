import { i18n } from '#shared/language/i18n.ts';
import { areaLabels } from '../../domain/areas/areaLabels.ts';

const titles: Readonly<Record<string, () => string>> = {
  ...areaLabels,
  timer: () => i18n.t('Timer'),
  auth: () => i18n.t('Auth'),
  users: () => i18n.t('Users'),
};

/** The heading for a tag of the OpenAPI document, e.g. 'Habits' for `habits`. */
export const tagTitle = (tag: string): string => titles[tag]?.() ?? tag;
