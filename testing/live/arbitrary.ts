import fc from 'fast-check';
import { encodeTime, TIME_LEN } from 'ulid';
import * as z from 'zod/mini';
import { idPattern } from '#shared/calls/fields.ts';

/** The part of JSON Schema that the contract uses. */
type Schema = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  multipleOf?: number;
};

type Json = fc.Arbitrary<unknown>;

/** Any UTF-16 text: emoji, combining marks, control characters and halves of surrogate pairs. */
const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((n) => String.fromCharCode(n)) }),
);

const dates = fc
  .date({ min: new Date('1971-01-02'), max: new Date('2025-12-30'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** Ids with a timestamp from 1971 to 2025, like the dates. */
const ids = fc
  .tuple(dates, fc.stringMatching(/^[0-9A-HJKMNP-TV-Z]{16}$/))
  .map(([date, random]) => encodeTime(Date.parse(date), TIME_LEN) + random);

const emails = fc.uuid().map((id) => `${id}@example.com`);

const stringOf = ({ format, pattern, minLength = 0, maxLength = 300 }: Schema): Json => {
  if (format === 'date') return dates;
  if (format === 'email') return emails;
  if (pattern === idPattern.source) return ids;
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  const fits = (text: string) => text.length >= minLength && text.length <= maxLength;
  const plain = fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 20) });
  return fc.oneof(plain, anyText.filter(fits));
};

const numberOf = ({ minimum, exclusiveMinimum, maximum = 1_000, multipleOf }: Schema): Json => {
  const min = minimum ?? exclusiveMinimum ?? -1_000;
  if (!multipleOf) return fc.double({ min, max: maximum, noNaN: true });
  const steps = Math.round(1 / multipleOf);
  return fc.integer({ min: min * steps, max: maximum * steps }).map((n) => n / steps);
};

const objectOf = ({ properties = {}, required = [] }: Schema): Json =>
  fc.record(
    Object.fromEntries(Object.entries(properties).map(([key, part]) => [key, arbitrary(part)])),
    { requiredKeys: required },
  );

/** Values that a JSON Schema accepts, or nearly accepts. */
const arbitrary = (schema: Schema): Json => {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(arbitrary));
  if (schema.allOf)
    return arbitrary(Object.assign({}, schema, ...schema.allOf, { allOf: undefined }));
  const { minimum, maximum } = schema;
  switch (schema.type) {
    case 'string':
      return stringOf(schema);
    case 'integer':
      return fc.integer({ min: minimum ?? -1_000, max: maximum ?? 1_000 });
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(arbitrary(schema.items ?? {}), { maxLength: 5 });
    case 'object':
      return objectOf(schema);
    default:
      return fc.jsonValue();
  }
};

/** Gives an activity's id a timestamp on the activity's day, as the API demands. */
const withIdOnDay = (value: Record<string, unknown>): Record<string, unknown> => {
  const { _id, date } = value;
  if (typeof _id !== 'string' || typeof date !== 'string') return value;
  const time = encodeTime(Date.parse(date), TIME_LEN);
  return { ...value, _id: time + _id.slice(TIME_LEN) };
};

/**
 * Values that a schema accepts, or nearly accepts. JSON Schema can't express refinements, so values meet those only
 * by chance.
 */
export const valuesOf = (schema: z.ZodMiniType): fc.Arbitrary<Record<string, unknown>> => {
  const json = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });
  return (arbitrary(json as Schema) as fc.Arbitrary<Record<string, unknown>>).map(withIdOnDay);
};

/** Accepted values with one field replaced by any JSON, or with one field added. */
export const brokenValuesOf = (schema: z.ZodMiniType): fc.Arbitrary<unknown> => {
  const anything = fc.oneof(fc.jsonValue(), anyText, fc.constant(null), fc.constant(1e308));
  const fields = Object.keys((schema as z.ZodMiniObject).shape);
  const known = fields.length > 0 ? fc.constantFrom(...fields) : anyText;
  return fc.oneof(
    fc
      .tuple(valuesOf(schema), fc.oneof(known, known, anyText), anything)
      .map(([value, key, put]) => ({ ...value, [key]: put })),
    anything,
  );
};
