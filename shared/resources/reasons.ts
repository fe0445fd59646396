import { defineReasons } from '../core/reasons.ts';
import { i18n } from '../language/i18n.ts';

/** Why a resource has no finish date, in addition to the reasons of a skill. */
export const resourceReasons = /* @__PURE__ */ defineReasons({
  resourceCompleted: () => i18n.t('It is completed.'),
  nothingLeft: () => i18n.t('Nothing is left of it: its progress is 100%.'),
  pageOrProgress: () => i18n.t('Send either a page or a progress'),
  fewSessions: ({ needed, sessions }: { readonly needed: number; readonly sessions: number }) =>
    i18n.t('It has no duration, and needs {needed} sessions with a page; there are {sessions}.', {
      needed,
      sessions,
    }),
  noDuration: () => i18n.t('It has no duration. Enter one to see when it will be finished.'),
});
