import { i18n } from '#shared/language/i18n.ts';
import { areaLabels } from '../../language/areaLabels.ts';

const titles: Readonly<Record<string, () => string>> = {
  ...areaLabels,
  timer: () => i18n.t('Timer'),
  auth: () => i18n.t('Auth'),
  users: () => i18n.t('Users'),
};

/** The heading of the calls with this tag of the document, which is the name of their resource. */
export const tagTitle = (tag: string): string => titles[tag]?.() ?? tag;
