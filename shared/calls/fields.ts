import * as z from 'zod/mini';
import { dayStarts } from '../days/daySettings.ts';
import { isDay, weekStarts } from '../days/days.ts';
import type { Label } from '../language/fieldLabels.ts';
import { languageTags } from '../language/languages.ts';
import { type FieldError, saidSchema } from './errors.ts';
import { fieldReasons, issueMessage } from './fieldReasons.ts';
import { maxPosition, positionPattern } from './order.ts';
import type { Reason } from './reasons.ts';

/** Lengths are in characters, counts in items. */
export const limits = {
  name: 120,
  description: 2_000,
  notes: 5_000,
  url: 2_048,
  listItem: 80,
  listItems: 30,
  /** Cognito's limit for a username. */
  email: 128,
  passwordMin: 8,
  passwordMax: 128,
} as const;

/** Turns a rule over the fields of an object into a check. The check reports the field and the message. */
export const byRule =
  <V>(rule: (value: V) => FieldError | undefined) =>
  ({ value, issues }: z.core.ParsePayload<V>): void => {
    const problem = rule(value);
    if (!problem) return;
    const { field, ...reason } = problem;
    const path = [field];
    issues.push({ code: 'custom', path, message: reason.reason, params: { reason }, input: value });
  };

/** Says "Name is required" for a missing field, and the other reason for a value of the wrong type. */
const typeMessage =
  (label: Label, other: Reason) =>
  (issue: { input?: unknown }): string =>
    issueMessage(
      issue.input === undefined || issue.input === null ? fieldReasons.required({ label }) : other,
    );

const keptForms = new WeakMap<z.ZodMiniType, z.ZodMiniType>();

/** Says that the schema `kept`, instead of `field`, reads the stored field, see `storedAs`. */
export const keeping = <S extends z.ZodMiniType>(field: S, kept: z.ZodMiniType<z.output<S>>): S => {
  keptForms.set(field, kept);
  return field;
};

/**
 * The schema of a stored field. The field was validated when it was written, by the rules of that time. Reading
 * checks only what the code relies on. For example, a link must be a web address.
 */
export const storedAs = <S extends z.ZodMiniType>(field: S) =>
  (keptForms.get(field) ?? field) as z.ZodMiniType<z.output<S>, z.output<S>>;

/** DynamoDB can't store an unpaired surrogate. */
const isWellFormed = (value: string): boolean => value.isWellFormed();

const tabsAndLines = /[\t\n\r]/g;

/**
 * Whether the text has no control characters except tabs and line ends. It must not have U+FFFD either, which
 * replaces invalid UTF-8.
 */
const isTyped = (value: string): boolean =>
  !/[\p{Cc}\uFFFD]/u.test(value.replace(tabsAndLines, ''));

/** `isTyped` as patterns for the OpenAPI document: the characters that `text` and `requiredLine` accept. */
const control = '\\x00-\\x08\\x0B\\x0C\\x0E-\\x1F\\x7F-\\x9F\\uFFFD';
const typedPattern = `^[^${control}]*$`;
const requiredPattern = `^[^${control}]*[^\\s${control}][^${control}]*$`;

const untyped = (label: Label) => issueMessage(fieldReasons.badCharacter({ label }));

const tooLong = (label: Label, max: number) => issueMessage(fieldReasons.tooLong({ label, max }));

/** Text that may be empty. It is trimmed and normalised to NFC. */
export const text = (label: Label, max: number) =>
  keeping(
    z
      .string({ error: typeMessage(label, fieldReasons.text({ label })) })
      .check(
        z.trim(),
        z.normalize('NFC'),
        z.maxLength(max, tooLong(label, max)),
        z.refine(isWellFormed, { error: issueMessage(fieldReasons.text({ label })), abort: true }),
        z.refine(isTyped, untyped(label)),
        z.meta({ pattern: typedPattern }),
      ),
    z.string(),
  );

const breaks = /\s*[\t\n\r\u2028\u2029]\s*/g;

/** Text on one line: a line break or a tab becomes a space. */
export const line = (label: Label, max: number) =>
  keeping(text(label, max).check(z.overwrite((value) => value.replace(breaks, ' '))), z.string());

/** Whether a text has visible characters, not only white space, zero-width characters and fillers. */
export const isVisible = (text: string): boolean =>
  /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(text);

/** Refuses a text that is empty or invisible. */
const required = (label: Label, text: ReturnType<typeof line>) => {
  const reason = issueMessage(fieldReasons.required({ label }));
  return keeping(
    text.check(
      z.regex(/\S/, { error: reason, abort: true }),
      z.refine(isVisible, reason),
      z.meta({ pattern: requiredPattern }),
    ),
    z.string(),
  );
};

/** A line that is neither empty nor invisible. */
export const requiredLine = (label: Label, max: number) => required(label, line(label, max));

/** Text of one or more lines that is neither empty nor invisible. */
export const requiredText = (label: Label, max: number) => required(label, text(label, max));

export const oneOf = <const V extends readonly [string, ...string[]]>(label: Label, values: V) =>
  z.enum(values, {
    error: typeMessage(label, fieldReasons.oneOf({ label, values: values.join(', ') })),
  });

export const wholeNumber = (label: Label, min: number, max: number) => {
  const range = issueMessage(fieldReasons.wholeNumber({ label, min, max }));
  return z.int({ error: range }).check(z.gte(min, range), z.lte(max, range));
};

/** The pattern of `isDay` for the OpenAPI document, in addition to the format `date`. */
const fromFirstYear = '^(19[7-9]\\d|[2-9]\\d{3})-\\d\\d-\\d\\d$';

/** A real civil date YYYY-MM-DD, from 1970 on. */
export const day = (label: Label) =>
  z.iso
    .date({ error: typeMessage(label, fieldReasons.day({ label })), abort: true })
    .check(
      z.refine(isDay, issueMessage(fieldReasons.day({ label }))),
      z.meta({ pattern: fromFirstYear }),
    );

/** #rrggbb, in lower case. */
export const color = (label: Label) =>
  z
    .string({ error: typeMessage(label, fieldReasons.color({ label })) })
    .check(
      z.regex(/^#[0-9A-Fa-f]{6}$/, issueMessage(fieldReasons.color({ label }))),
      z.toLowerCase(),
    );

/**
 * Ignores the rounding errors of sums like 0.1 + 0.2. `multipleOf` is just as tolerant, but it accepts any number near
 * 0: it treats 5e-324 as 0.
 */
const isHundredths = (value: number): boolean =>
  Math.abs(Number(value.toFixed(2)) - value) <= 4 * Number.EPSILON * Math.abs(value);

/** A number with at most two decimal places. Rounds away the error of a sum such as 0.1 + 0.2. */
export const hundredths = (label: Label) => {
  const tooFine = issueMessage(fieldReasons.twoDecimals({ label }));
  return z.number({ error: typeMessage(label, fieldReasons.number({ label })) }).check(
    z.multipleOf(0.01, { error: tooFine, abort: true }),
    z.refine(isHundredths, { error: tooFine, abort: true }),
    z.overwrite((value) => Number(value.toFixed(2))),
  );
};

/** Hours as a decimal with at most two decimal places. */
export const hours = (label: Label, min: number, max: number) => {
  const range = issueMessage(fieldReasons.range({ label, min, max }));
  return hundredths(label).check(z.gte(min, range), z.lte(max, range));
};

const isWebAddress = (value: string): boolean => {
  const parsed = URL.parse(value);
  return parsed !== null && /^https?:$/.test(parsed.protocol) && parsed.hostname !== '';
};

/** Only http or https: a stored link must never run as a script when it is clicked. */
export const webAddress = (label: Label, max: number = limits.url) => {
  const message = issueMessage(fieldReasons.webAddress({ label }));
  return z
    .string({ error: typeMessage(label, fieldReasons.text({ label })) })
    .check(
      z.trim(),
      z.maxLength(max, tooLong(label, max)),
      z.regex(/^[Hh][Tt][Tt][Pp][Ss]?:\/\/[^/?#\s]/, { error: message, abort: true }),
      z.refine(isWellFormed, { error: message, abort: true }),
      z.refine(isWebAddress, { error: message, abort: true }),
    );
};

const hasCredentials = (value: string): boolean => {
  const { username = '', password = '' } = URL.parse(value) ?? {};
  return username !== '' || password !== '';
};

/** A web address entered by a person. It must not contain a password, which would be shown and sent to the site. */
export const url = (label: Label, max: number = limits.url) => {
  const kept = webAddress(label, max);
  const entered = kept.check(
    z.refine((value) => !/[\p{Cc}\uFFFD]/u.test(value), { error: untyped(label), abort: true }),
    z.refine(
      (value) => !hasCredentials(value),
      issueMessage(fieldReasons.passwordInAddress({ label })),
    ),
  );
  return keeping(entered, kept);
};

/** Tags without leading hashes, each once: '#React', 'react', 'hooks' -> 'React', 'hooks'. */
export function plainTags(typed: readonly string[]): string[] {
  const tags = new Map<string, string>();
  for (const text of typed) {
    const tag = text.replace(/^#+\s*/, '');
    const spelling = tag.toLowerCase();
    if (isVisible(tag) && !tags.has(spelling)) tags.set(spelling, tag);
  }
  return [...tags.values()];
}

/** A list with at most `max` entries. */
export const limitedList = <S extends z.ZodMiniType>(label: Label, one: S, max: number) =>
  z
    .array(one, issueMessage(fieldReasons.list({ label })))
    .check(z.maxLength(max, issueMessage(fieldReasons.tooManyItems({ label, max }))));

const listOf = (label: Label, tidy: (items: string[]) => string[]) => {
  const tooMany = issueMessage(fieldReasons.tooManyItems({ label, max: limits.listItems }));
  const kept = z.array(z.string());
  const typed = z
    .array(line(label, limits.listItem), {
      error: typeMessage(label, fieldReasons.listOfTexts({ label })),
    })
    .check(z.meta({ maxItems: limits.listItems }));
  const visible = z.pipe(typed, z.transform(tidy));
  const entered = z.pipe(visible, kept.check(z.maxLength(limits.listItems, tooMany)));
  return keeping(entered, kept);
};

/** A list of short texts, without empty ones. */
export const textList = (label: Label) => listOf(label, (items) => items.filter(isVisible));

/** A list of tags. Tags that differ only in case are one tag, spelt like the first. */
export const tagList = (label: Label) => listOf(label, plainTags);

/** 24-hour clock, HH:MM. */
export const timeOfDay = (label: Label) =>
  z
    .string({ error: typeMessage(label, fieldReasons.time({ label })) })
    .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, issueMessage(fieldReasons.time({ label }))));

const noAddress = issueMessage(fieldReasons.emailAddress());

/** The limits of the local part (RFC 5321, 4.5.3.1.1) and of the host (RFC 1035, 2.3.4). */
const canBeReached = (address: string): boolean => {
  const [name = '', host = ''] = address.split('@');
  return name.length <= 64 && host.split('.').every((label) => /^.{0,62}[^-]$/.test(label));
};

/** An address, trimmed and in lower case, so that different spellings belong to one account. */
export const email = z
  .string({ error: typeMessage('Email', fieldReasons.text({ label: 'Email' })) })
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, { error: issueMessage(fieldReasons.required({ label: 'Email' })), abort: true }),
    z.maxLength(limits.email, {
      error: tooLong('Email', limits.email),
      abort: true,
    }),
    z.email({ error: noAddress, abort: true }),
    z.refine(canBeReached, noAddress),
  );

export const passwordTooShort = fieldReasons.passwordTooShort({ min: limits.passwordMin });

/** A new password: any characters, never trimmed. */
export const newPassword = z
  .string({ error: typeMessage('Password', fieldReasons.text({ label: 'Password' })) })
  .check(
    z.minLength(limits.passwordMin, issueMessage(passwordTooShort)),
    z.maxLength(limits.passwordMax, tooLong('Password', limits.passwordMax)),
    z.refine((value) => !value.includes('\uFFFD'), untyped('Password')),
  );

/** A password to verify. It may have been set under older rules, so it may be shorter than a new one. */
export const givenPassword = (label: Label) =>
  z
    .string({ error: typeMessage(label, fieldReasons.text({ label })) })
    .check(
      z.minLength(1, issueMessage(fieldReasons.required({ label }))),
      z.maxLength(1_000, issueMessage(fieldReasons.muchTooLong({ label }))),
    );

/** The code that Cognito or we send by e-mail: six digits. */
export const mailedCode = z
  .string({ error: issueMessage(fieldReasons.required({ label: 'Code' })) })
  .check(z.trim(), z.regex(/^\d{6}$/, issueMessage(fieldReasons.mailedCode())));

/** An IANA time zone. Only the shape is validated, because only the runtime knows which names exist. */
export const timeZone = z
  .string({ error: typeMessage('Time zone', fieldReasons.text({ label: 'Time zone' })) })
  .check(z.regex(/^[A-Za-z0-9_+\-/]{1,64}$/, issueMessage(fieldReasons.timeZone())));

export const trueOrFalse = (label: Label) =>
  z.boolean({ error: issueMessage(fieldReasons.trueOrFalse({ label })) });

/** The hour at which a person's day starts. */
export const dayStart = z.literal(dayStarts, issueMessage(fieldReasons.dayStart()));

/** The weekday on which a person's weeks start. */
export const weekStart = z.literal(weekStarts, issueMessage(fieldReasons.weekStart()));

/** The language of the app; null follows the browser. */
export const language = z.nullable(
  z.literal(
    languageTags,
    issueMessage(fieldReasons.oneOf({ label: 'Language', values: languageTags.join(', ') })),
  ),
);

/** The position of an item in the person's own order, see order.ts. */
export const position = z
  .string(issueMessage(fieldReasons.text({ label: 'Position' })))
  .check(
    z.maxLength(maxPosition, tooLong('Position', maxPosition)),
    z.regex(positionPattern, issueMessage(fieldReasons.position())),
  );

export const idPattern = /^[0-9A-HJKMNP-TV-Z]{26}$/;

export const idSchema = z.string().check(z.regex(idPattern, issueMessage(fieldReasons.id())));

const chosenIdMessage = issueMessage(fieldReasons.chosenId());

/**
 * A ULID that a client may choose for a new item. Repeating the request with the same id never creates a second item.
 */
export const chosenId = z.optional(
  z.string(chosenIdMessage).check(z.regex(idPattern, chosenIdMessage)),
);

/** A UTC instant, ISO 8601. */
export const instant = z.iso.datetime();

export const byId = z.strictObject({ id: idSchema });

/** The envelope `{data}` of every successful response. */
export const data = <S extends z.ZodMiniType>(schema: S) => z.object({ data: schema });

export const nullReply = data(z.null());

/** A response that has only a sentence for the user. */
export const said = z.object({ data: z.null(), ...saidSchema.shape });
