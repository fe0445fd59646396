import type * as z from 'zod/mini';
import { type DurationUnit, durationErrors, readDuration } from './fields/duration.ts';
import { readNumber } from './fields/number.ts';
import { schemaErrors } from './schemaErrors.ts';

/** The type of an input's value. It is '' for an unset field. A typed number is text until it is read. */
type StoredFields<V> = V extends boolean
  ? boolean
  : V extends number
    ? number | string
    : V extends readonly string[]
      ? string[]
      : string;

type Fields = Readonly<Record<string, unknown>>;

type FormValues<F> = { -readonly [K in keyof F]: StoredFields<F[K]> };

export const formValuesOf = <F extends Fields>(fields: F): FormValues<F> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value ?? '']),
  ) as FormValues<F>;

/** The item's values for the inputs that `empty` names. A missing value becomes ''. */
export const filledFrom = <V extends Fields>(empty: V, item: object): V => {
  const fields = item as Fields;
  const stored = Object.keys(empty).map((name) => [name, fields[name] ?? '']);
  return Object.fromEntries(stored);
};

/**
 * The values without empty ones, so that the API's defaults apply. `required` fields stay even if empty, so that
 * the schema refuses them.
 */
export const filled = (values: Fields, required: readonly string[]): object =>
  Object.fromEntries(
    Object.entries(values).filter(([field, value]) => value !== '' || required.includes(field)),
  );

/**
 * The body of a patch: the changed fields, with null for cleared ones. `before` is not validated, because stored
 * values may break a newer rule. The other fields must still be editable.
 * @example changedFields({name: 'A', url: 'x'}, {name: 'B'}) is {name: 'B', url: null}
 */
export const changedFields = (before: object, after: object): Record<string, unknown> => {
  const [was, is] = [before as Fields, after as Fields];
  const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  const changed = fields.filter((field) => !same(was[field], is[field]));
  return Object.fromEntries(changed.map((field) => [field, is[field] ?? null]));
};

/** Compares two values as JSON, like in request bodies. */
export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const texts = (items: readonly string[]): string[] =>
  items.map((item) => item.trim()).filter((item) => item !== '');

/** @example commaList(' react, , hooks ') is ['react', 'hooks'] */
export const commaList = (text: string): string[] => texts(text.split(','));

/** One item per line. Blank lines are dropped. */
export const lineList = (text: string): string[] => texts(text.split(/\r\n|[\n\r\u2028\u2029]/));

type NumericFields = Readonly<Record<string, DurationUnit | 'number'>>;

type Mapping<Item, Values, Body> = {
  readonly empty: Values;
  /** The inputs' values for an item. */
  readonly shown: (item: Item) => Values;
  /** Builds the request body from the inputs' values. It is not validated yet. */
  readonly bodyOf: (values: Values, item?: Item) => object;
  readonly schema: (item?: Item) => z.ZodMiniType<Body>;
  /** Fields whose text is read as a number or a duration. */
  readonly numeric?: NumericFields;
};

/** Converts between an area's items, the inputs of its form, and the request bodies. */
export const mapForm = <Item, Values extends object, Body extends object>({
  empty,
  shown,
  bodyOf,
  schema,
  numeric = {},
}: Mapping<Item, Values, Body>) => {
  const formValues = (item?: Item): Values => asTexts(item ? shown(item) : empty, numeric);
  const read = (values: Values, item?: Item) => bodyOf(withRead(values, numeric), item);
  return {
    /** The inputs' initial values, for a new item or the given one. */
    formValues,
    formErrors: (values: Values, item?: Item) => {
      const body = read(values, item);
      const isDuration = (field: string) => numeric[field] !== 'number';
      return durationErrors(body, schemaErrors(schema(item), body), isDuration);
    },
    createBody: (values: Values): Body => schema().parse(read(values)),
    /** The body of a patch: the changed fields, with null for cleared ones. */
    patchBody: (item: Item, values: Values): Record<string, unknown> =>
      changedFields(read(formValues(item), item), schema(item).parse(read(values, item))),
  };
};

const withRead = <Values extends object>(values: Values, fields: NumericFields): Values => {
  const stored = values as Readonly<Record<string, string | number>>;
  const read = Object.entries(fields).map(([field, unit]) => {
    const text = stored[field] ?? '';
    return [field, unit === 'number' ? readNumber(text) : readDuration(text, unit)];
  });
  return { ...values, ...Object.fromEntries(read) };
};

/** Turns numbers into text. Typing the old value again then counts as unchanged. */
const asTexts = <Values extends object>(values: Values, fields: NumericFields): Values => {
  const stored = values as Readonly<Record<string, unknown>>;
  const texts = Object.keys(fields).map((field) => [field, String(stored[field] ?? '')]);
  return { ...values, ...Object.fromEntries(texts) };
};
