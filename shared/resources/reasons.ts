import { defineReasons } from '../calls/reasons.ts';
import { i18n } from '../language/i18n.ts';

type Limit = { readonly max: number };

/** Why a call for a resource fails, and why it has no finish date, in addition to the reasons of a skill. */
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
  pageNeedsPages: () => i18n.t('Enter the number of pages before the page'),
  pageAbovePages: ({ pages }: { readonly pages: number }) =>
    i18n.t('Page must not be above the number of pages, which is {pages, number}', { pages }),
  pagesBelowPage: ({ page }: { readonly page: number }) =>
    i18n.t('Pages must not be below the page, which is {page, number}', { page }),
  pagesAndParts: () =>
    i18n.t('A resource has either pages or parts. Take one away to enter the other.'),
  lineTooMany: ({ line, max }: Limit & { readonly line: number }) =>
    i18n.t('Line {line, number} is one too many: a resource has at most {max, number} parts', {
      line,
      max,
    }),
  tooManyParts: ({ max }: Limit) =>
    i18n.t('There is a limit of {max} parts in a resource. Delete one to add another.', { max }),
  tooManyReadings: ({ max }: Limit) =>
    i18n.t('There is a limit of {max} readings of a resource. Delete one to begin another.', {
      max,
    }),
  partsFull: () =>
    i18n.t('This resource holds as much text as one can. Shorten or delete parts first.'),
  sharedPartIds: () => i18n.t('Each part must have an id of its own'),
  sharedReadingIds: () => i18n.t('Each reading must have an id of its own'),
  doneOnOfPart: () => i18n.t('“Done on” must be null unless the part is done'),
});
