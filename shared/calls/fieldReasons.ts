import { fieldLabel, type Label } from '../language/fieldLabels.ts';
import { i18n } from '../language/i18n.ts';
import { defineReasons, type Reason } from './reasons.ts';

type Of = { readonly label: Label };

const name = ({ label }: Of) => ({ label: fieldLabel(label) });

export const fieldReasons = /* @__PURE__ */ defineReasons({
  required: (of: Of) => i18n.t('{label} is required', name(of)),
  text: (of: Of) => i18n.t('{label} must be text', name(of)),
  number: (of: Of) => i18n.t('{label} must be a number', name(of)),
  trueOrFalse: (of: Of) => i18n.t('{label} must be true or false', name(of)),
  list: (of: Of) => i18n.t('{label} must be a list', name(of)),
  listOfTexts: (of: Of) => i18n.t('{label} must be a list of texts', name(of)),
  listOfSkillIds: (of: Of) => i18n.t('{label} must be a list of skill ids', name(of)),
  object: (of: Of) => i18n.t('{label} must be an object', name(of)),
  day: (of: Of) => i18n.t('{label} must be a day that exists, as YYYY-MM-DD', name(of)),
  instant: (of: Of) => i18n.t('{label} must be an instant like 2026-01-02T03:04:05.678Z', name(of)),
  time: (of: Of) => i18n.t('{label} must be a time like 07:30', name(of)),
  color: (of: Of) => i18n.t('{label} must be a colour like #4caf50', name(of)),
  webAddress: (of: Of) => i18n.t('{label} must be an address like https://example.com', name(of)),
  passwordInAddress: (of: Of) =>
    i18n.t('{label} must not contain a password: delete the part before the @', name(of)),
  emailAddress: () => i18n.t('Email must be an address like name@example.com'),
  passwordTooShort: ({ min }: { readonly min: number }) =>
    i18n.t('{min, plural, other {Password must be at least # characters}}', { min }),
  mailedCode: () => i18n.t('Code must be the six digits from the email'),
  timeZone: () => i18n.t('Time zone must be a name like Europe/Berlin'),
  dayStart: () => i18n.t('Start of the day must be a whole hour from 0 to 6'),
  weekStart: () => i18n.t('Start of the week must be 0 (Sunday), 1 (Monday) or 6 (Saturday)'),
  id: () => i18n.t('Not an id'),
  chosenId: () => i18n.t('{id} must be a ULID', { id: '_id' }),
  position: () => i18n.t('Position must be a key of a fractional index'),
  cursor: () =>
    i18n.t('{cursor} must be a “next” value returned by this list', { cursor: 'cursor' }),
  integer: (of: Of) => i18n.t('{label} must be a whole number', name(of)),
  oneOf: ({ values, ...of }: Of & { readonly values: string }) =>
    i18n.t('{label} must be one of {values}', { ...name(of), values }),
  wholeNumber: ({ min, max, ...of }: Of & { readonly min: number; readonly max: number }) =>
    i18n.t('{label} must be a whole number from {min, number} to {max, number}', {
      ...name(of),
      min,
      max,
    }),
  range: ({ min, max, ...of }: Of & { readonly min: number; readonly max: number }) =>
    i18n.t('{label} must be from {min, number} to {max, number}', { ...name(of), min, max }),
  moreThan: ({ min, ...of }: Of & { readonly min: number }) =>
    i18n.t('{label} must be more than {min, number}', { ...name(of), min }),
  atMost: ({ max, ...of }: Of & { readonly max: number }) =>
    i18n.t('{label} must be at most {max, number}', { ...name(of), max }),
  twoDecimals: (of: Of) => i18n.t('{label} may have at most two decimal places', name(of)),
  tooLong: ({ max, ...of }: Of & { readonly max: number }) =>
    i18n.t('{max, plural, other {{label} may have at most # characters}}', { ...name(of), max }),
  muchTooLong: (of: Of) => i18n.t('{label} is too long', name(of)),
  badCharacter: (of: Of) =>
    i18n.t('{label} has a character that can’t be shown: please delete it', name(of)),
  tooManyItems: ({ max, ...of }: Of & { readonly max: number }) =>
    i18n.t('{max, plural, other {{label} may have at most # items}}', { ...name(of), max }),
  emptyList: (of: Of) => i18n.t('{label} must have at least one entry', name(of)),
  notInOrder: (of: Of) => i18n.t('{label} must be sorted by date', name(of)),
  notApart: (of: Of) =>
    i18n.t('{label} must be sorted by date, and must not touch or overlap', name(of)),
  sameDayTwice: () => i18n.t('Each day may appear only once'),
  nothingSent: ({ fields }: { readonly fields: string }) =>
    i18n.t('Send at least one of {fields}', { fields }),
  unknownField: ({ name: field }: { readonly name: string }) =>
    i18n.t('Unknown field: {field}', { field }),
  completionDateNeedsStatus: () => i18n.t('A completion date needs the status Completed'),
  progressOfCompleted: () => i18n.t('Progress must be 100 when the status is Completed'),
  progressBeforeOfOther: () =>
    i18n.t('“Progress before” must be null unless the status is Completed'),
  /** Only programs that send absurd values get this reason, so it is not translated. */
  other: ({ english }: { readonly english: string }) => english,
});

/**
 * The reason of each issue message. A check of zod can only set a message, without parameters. Only schemas add entries,
 * so the map can't grow without limit.
 */
const reasonOfMessage = new Map<string, Reason>();

/**
 * Returns the message of a schema's issue. `reasonOfIssue` turns the message back into the reason. No person reads the
 * message.
 */
export const issueMessage = (reason: Reason): string => {
  const message = JSON.stringify([reason.reason, reason.params]);
  reasonOfMessage.set(message, reason);
  return message;
};

/** An issue of `byRule` has its reason in `params`, because the parameters of that reason may come from the input. */
type Issue = {
  readonly message: string;
  readonly params?: { readonly reason?: Reason } | undefined;
};

export const reasonOfIssue = ({ message, params }: Issue): Reason =>
  params?.reason ?? reasonOfMessage.get(message) ?? fieldReasons.other({ english: message });
