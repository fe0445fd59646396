import type { Schema } from './document.ts';

const idPattern = /^\^\[0-9A-H/;
const formats: Readonly<Record<string, string>> = {
  date: 'day, YYYY-MM-DD',
  'date-time': 'instant, ISO 8601 in UTC',
  email: 'e-mail address',
};

const formatNumber = (value: number): string => value.toLocaleString('en');

/** ' from 1 to 5', ' above 0', or '' without limits. */
const describeRange = ({ minimum, exclusiveMinimum, maximum }: Schema): string => {
  // JavaScript's own limits for whole numbers say nothing about the field.
  const isLimit = (limit: number | undefined): limit is number =>
    limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER;
  return [
    isLimit(minimum) ? ` from ${formatNumber(minimum)}` : '',
    isLimit(exclusiveMinimum) ? ` above ${formatNumber(exclusiveMinimum)}` : '',
    isLimit(maximum) ? ` to ${formatNumber(maximum)}` : '',
  ].join('');
};

const describeText = ({ format, contentEncoding, pattern = '', maxLength }: Schema): string => {
  if (contentEncoding) return `bytes in ${contentEncoding}`;
  if (idPattern.test(pattern)) return 'id (ULID)';
  const known = formats[format ?? ''];
  if (known) return known;
  return maxLength === undefined ? 'text' : `text of at most ${formatNumber(maxLength)} characters`;
};

/** Describes a schema in a few words: 'whole number from 1 to 5, or null'. */
export const describeSchema = (schema: Schema): string => {
  const { type, anyOf, items, maxItems, additionalProperties } = schema;
  if (type !== undefined && typeof type !== 'string') {
    return type.map((one) => describeSchema({ ...schema, type: one })).join(', or ');
  }
  if ('const' in schema && schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return `one of ${schema.enum.map((value) => JSON.stringify(value)).join(', ')}`;
  if (anyOf) return anyOf.map(describeSchema).join(', or ');
  switch (type) {
    case 'string':
      return describeText(schema);
    case 'integer':
      return `whole number${describeRange(schema)}`;
    case 'number':
      return `number${describeRange(schema)}`;
    case 'boolean':
      return 'true or false';
    case 'array':
      return `list${maxItems === undefined ? '' : ` of at most ${formatNumber(maxItems)}`}: ${describeSchema(items ?? {})}`;
    case 'object':
      return additionalProperties && additionalProperties !== true
        ? `object, each value: ${describeSchema(additionalProperties)}`
        : 'object';
    default:
      return type ?? 'anything';
  }
};

export type Row = {
  /** 'data.habits[].name' */
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
};

/** Lists the fields of an object and of its nested objects, one row each. */
export const rowsOf = (schema: Schema, prefix = ''): Row[] => {
  const { properties, required = [], items, anyOf, additionalProperties } = schema;
  if (items) return rowsOf(items, `${prefix}[]`);
  if (anyOf) return anyOf.flatMap((one) => rowsOf(one, prefix));
  if (additionalProperties && additionalProperties !== true)
    return rowsOf(additionalProperties, `${prefix}.*`);
  return Object.entries(properties ?? {}).flatMap(([field, own]) => {
    const name = prefix ? `${prefix}.${field}` : field;
    const row = { name, type: describeSchema(own), isRequired: required.includes(field) };
    return [row, ...rowsOf(own, name)];
  });
};
