import * as z from 'zod/mini';
import { dayStarts } from './daySettings.ts';
import { isDay, weekStarts } from './days.ts';
import type { FieldError } from './errors.ts';
import { languageTags } from './languages.ts';

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

/** A check of an object by a rule over its fields, which reports the field and the message. */
export const byRule =
  <V>(rule: (value: V) => FieldError | undefined) =>
  ({ value, issues }: z.core.ParsePayload<V>): void => {
    const problem = rule(value);
    if (!problem) return;
    const { field, message } = problem;
    issues.push({ code: 'custom', path: [field], message, input: value });
  };

/** "Name is required" if it is missing, "Name must be <what>" if it has another type. */
const typeMessage =
  (label: string, what: string) =>
  (issue: { input?: unknown }): string =>
    issue.input === undefined || issue.input === null
      ? `${label} is required`
      : `${label} must be ${what}`;

const keptForms = new WeakMap<z.ZodMiniType, z.ZodMiniType>();

const keeping = <S extends z.ZodMiniType>(field: S, kept: z.ZodMiniType<z.output<S>>): S => {
  keptForms.set(field, kept);
  return field;
};

/**
 * A field as stored: it was validated when it was written, by the rules of that time. Only what rules or links depend
 * on is validated again.
 */
export const keptAs = <S extends z.ZodMiniType>(field: S) =>
  (keptForms.get(field) ?? field) as z.ZodMiniType<z.output<S>, z.output<S>>;

/** DynamoDB can't store an unpaired surrogate. */
const isWellFormed = (value: string): boolean => value.isWellFormed();

const tabsAndLines = /[\t\n\r]/g;

/** No control characters other than tabs and line ends, and no U+FFFD, the replacement of invalid UTF-8. */
const isTyped = (value: string): boolean =>
  !/[\p{Cc}\uFFFD]/u.test(value.replace(tabsAndLines, ''));

/** The same as a pattern for the OpenAPI document: what `text` and `requiredLine` accept. */
const control = '\\x00-\\x08\\x0B\\x0C\\x0E-\\x1F\\x7F-\\x9F\\uFFFD';
const typedPattern = `^[^${control}]*$`;
const requiredPattern = `^[^${control}]*[^\\s${control}][^${control}]*$`;

const untyped = (label: string) => `${label} has a character that can’t be shown: please delete it`;

/** Text that may be empty. It is trimmed and normalised to NFC. */
export const text = (label: string, max: number) =>
  keeping(
    z
      .string({ error: typeMessage(label, 'text') })
      .check(
        z.trim(),
        z.normalize('NFC'),
        z.maxLength(max, `${label} may have at most ${max.toLocaleString('en')} characters`),
        z.refine(isWellFormed, { error: `${label} must be text`, abort: true }),
        z.refine(isTyped, untyped(label)),
        z.meta({ pattern: typedPattern }),
      ),
    z.string(),
  );

const breaks = /\s*[\t\n\r\u2028\u2029]\s*/g;

/** Text on one line: a line break or a tab becomes a space. */
export const line = (label: string, max: number) =>
  keeping(text(label, max).check(z.overwrite((value) => value.replace(breaks, ' '))), z.string());

/** Whether anything is visible: not only white space, zero-width characters and fillers. */
const isVisible = (value: string): boolean =>
  /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(value);

/** A line that is neither empty nor invisible. */
export const requiredLine = (label: string, max: number) =>
  keeping(
    line(label, max).check(
      z.regex(/\S/, { error: `${label} is required`, abort: true }),
      z.refine(isVisible, `${label} is required`),
      z.meta({ pattern: requiredPattern }),
    ),
    z.string(),
  );

export const oneOf = <const V extends readonly [string, ...string[]]>(label: string, values: V) =>
  z.enum(values, {
    error: (issue) =>
      issue.input === undefined || issue.input === null
        ? `${label} is required`
        : `${label} must be one of ${values.join(', ')}`,
  });

export const wholeNumber = (label: string, min: number, max: number) => {
  const range = `${label} must be a whole number from ${min} to ${max.toLocaleString('en')}`;
  return z.int({ error: range }).check(z.gte(min, range), z.lte(max, range));
};

/** The pattern of `isDay` for the OpenAPI document, in addition to the format `date`. */
const fromFirstYear = '^(19[7-9]\\d|[2-9]\\d{3})-\\d\\d-\\d\\d$';

/** A real civil date YYYY-MM-DD, from 1970 on. */
export const day = (label: string) =>
  z.iso
    .date({ error: typeMessage(label, 'a day that exists, as YYYY-MM-DD'), abort: true })
    .check(
      z.refine(isDay, `${label} must be a day that exists, as YYYY-MM-DD`),
      z.meta({ pattern: fromFirstYear }),
    );

/** #rrggbb, in lower case. */
export const color = (label: string) =>
  z
    .string({ error: typeMessage(label, 'a colour like #4caf50') })
    .check(z.regex(/^#[0-9A-Fa-f]{6}$/, `${label} must be a colour like #4caf50`), z.toLowerCase());

/**
 * Ignores rounding errors of sums like 0.1 + 0.2. `multipleOf` is just as tolerant, but near 0 it accepts anything: it
 * treats 5e-324 as 0.
 */
const isHundredths = (value: number): boolean =>
  Math.abs(Number(value.toFixed(2)) - value) <= 4 * Number.EPSILON * Math.abs(value);

/** A number with at most two decimal places, without the rounding error of a sum. */
export const hundredths = (label: string) => {
  const tooFine = `${label} may have at most two decimal places`;
  return z.number({ error: typeMessage(label, 'a number') }).check(
    z.multipleOf(0.01, { error: tooFine, abort: true }),
    z.refine(isHundredths, { error: tooFine, abort: true }),
    z.overwrite((value) => Number(value.toFixed(2))),
  );
};

/** Hours as a decimal with at most two decimal places. */
export const hours = (label: string, min: number, max: number) => {
  const range = `${label} must be from ${min} to ${max.toLocaleString('en')}`;
  return hundredths(label).check(z.gte(min, range), z.lte(max, range));
};

const isWebAddress = (value: string): boolean => {
  const parsed = URL.parse(value);
  return parsed !== null && /^https?:$/.test(parsed.protocol) && parsed.hostname !== '';
};

/** Only http or https: a stored link must never run as a script when it is clicked. */
export const webAddress = (label: string) => {
  const message = `${label} must be an address like https://example.com`;
  return z
    .string({ error: typeMessage(label, 'text') })
    .check(
      z.trim(),
      z.maxLength(
        limits.url,
        `${label} may have at most ${limits.url.toLocaleString('en')} characters`,
      ),
      z.regex(/^[Hh][Tt][Tt][Pp][Ss]?:\/\/[^/?#\s]/, { error: message, abort: true }),
      z.refine(isWellFormed, { error: message, abort: true }),
      z.refine(isWebAddress, { error: message, abort: true }),
    );
};

const hasCredentials = (value: string): boolean => {
  const { username = '', password = '' } = URL.parse(value) ?? {};
  return username !== '' || password !== '';
};

/** A web address entered by a person. It has no password, which would be shown and sent to the site. */
export const url = (label: string) => {
  const kept = webAddress(label);
  const entered = kept.check(
    z.refine((value) => !/[\p{Cc}\uFFFD]/u.test(value), { error: untyped(label), abort: true }),
    z.refine(
      (value) => !hasCredentials(value),
      `${label} must not contain a password: delete the part before the @`,
    ),
  );
  return keeping(entered, kept);
};

/** Tags without the leading hash, each once: '#React, react, hooks' are React and hooks. */
export function plainTags(typed: readonly string[]): string[] {
  const tags = new Map<string, string>();
  for (const text of typed) {
    const tag = text.replace(/^#+\s*/, '');
    const spelling = tag.toLowerCase();
    if (isVisible(tag) && !tags.has(spelling)) tags.set(spelling, tag);
  }
  return [...tags.values()];
}

const listOf = (label: string, tidy: (items: string[]) => string[]) => {
  const tooMany = `${label} may have at most ${limits.listItems} items`;
  const kept = z.array(z.string());
  const typed = z
    .array(line(label, limits.listItem), { error: typeMessage(label, 'a list of texts') })
    .check(z.meta({ maxItems: limits.listItems }));
  const visible = z.pipe(typed, z.transform(tidy));
  const entered = z.pipe(visible, kept.check(z.maxLength(limits.listItems, tooMany)));
  return keeping(entered, kept);
};

/** A list of short texts; empty ones are dropped. */
export const textList = (label: string) => listOf(label, (items) => items.filter(isVisible));

/** A list of tags. Two that differ only in case are one, spelt like the first. */
export const tagList = (label: string) => listOf(label, plainTags);

/** 24-hour clock, HH:MM. */
export const timeOfDay = (label: string) =>
  z
    .string({ error: typeMessage(label, 'a time like 07:30') })
    .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, `${label} must be a time like 07:30`));

export const emailMessage = 'Email must be an address like name@example.com';

/** The limits of the local part (RFC 5321, 4.5.3.1.1) and of the host (RFC 1035, 2.3.4). */
const canBeReached = (address: string): boolean => {
  const [name = '', host = ''] = address.split('@');
  return name.length <= 64 && host.split('.').every((label) => /^.{0,62}[^-]$/.test(label));
};

/** Trimmed and lower-cased, so that two spellings of an address are one account. */
export const email = z.string({ error: typeMessage('Email', 'text') }).check(
  z.trim(),
  z.toLowerCase(),
  z.minLength(1, { error: 'Email is required', abort: true }),
  z.maxLength(limits.email, {
    error: `Email may have at most ${limits.email} characters`,
    abort: true,
  }),
  z.email({ error: emailMessage, abort: true }),
  z.refine(canBeReached, emailMessage),
);

export const passwordMessage = 'Password must be at least 8 characters';

/** A new password: any characters, never trimmed. */
export const newPassword = z.string({ error: typeMessage('Password', 'text') }).check(
  z.minLength(limits.passwordMin, passwordMessage),
  z.maxLength(limits.passwordMax, `Password may have at most ${limits.passwordMax} characters`),
  z.refine((value) => !value.includes('\uFFFD'), untyped('Password')),
);

/** A password to verify: it may have been set under older rules. */
export const givenPassword = (label: string) =>
  z
    .string({ error: typeMessage(label, 'text') })
    .check(z.minLength(1, `${label} is required`), z.maxLength(1_000, `${label} is too long`));

/** The code that Cognito sends by e-mail to verify an address. */
export const mailedCode = z
  .string({ error: 'Code is required' })
  .check(z.trim(), z.regex(/^\d{6}$/, 'Code must be the six digits from the email'));

/** An IANA time zone. Only the shape is validated, since only the runtime knows which names exist. */
export const timeZone = z
  .string({ error: typeMessage('Time zone', 'text') })
  .check(z.regex(/^[A-Za-z0-9_+\-/]{1,64}$/, 'Time zone must be a name like Europe/Berlin'));

/** The hour at which a person's day starts. */
export const dayStart = z.literal(dayStarts, 'Start of the day must be a whole hour from 0 to 6');

/** The weekday on which a person's weeks start. */
export const weekStart = z.literal(
  weekStarts,
  'Start of the week must be 0 (Sunday), 1 (Monday) or 6 (Saturday)',
);

/** The language of the app; null: as the browser has it. */
export const language = z.nullable(
  z.literal(languageTags, `Language must be one of ${languageTags.join(', ')}`),
);

export const idPattern = /^[0-9A-HJKMNP-TV-Z]{26}$/;

export const idSchema = z.string().check(z.regex(idPattern, 'Not an id'));

const chosenIdMessage = '_id must be a ULID';

/**
 * A ULID that a client may choose for an item it creates. Sending the same request with the same id again, at any time,
 * creates no second item.
 */
export const chosenId = z.optional(
  z.string(chosenIdMessage).check(z.regex(idPattern, chosenIdMessage)),
);

/** A UTC instant, ISO 8601. */
export const instant = z.iso.datetime();

export const byId = z.strictObject({ id: idSchema });

/** The envelope `{data}` of every successful response. */
export const data = <S extends z.ZodMiniType>(schema: S) => z.object({ data: schema });

export const nothing = data(z.null());
