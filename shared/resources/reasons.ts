import { defineReasons } from '../core/reasons.ts';
import { i18n } from '../language/i18n.ts';

/** Why there is no day on which a resource will be finished, besides those of a skill. */
export const resourceReasons = /* @__PURE__ */ defineReasons({
  resourceCompleted: () => i18n.t('It is completed.'),
  nothingLeft: () => i18n.t('Nothing is left of it: its progress is 100%.'),
  noDuration: () => i18n.t('It has no duration. Enter one to see when it will be finished.'),
});
