import { defineReasons } from '../calls/reasons.ts';
import { i18n } from '../language/i18n.ts';

export const assessmentReasons = /* @__PURE__ */ defineReasons({
  evidenceTwice: () => i18n.t('Each piece of evidence may appear only once'),
});
