import * as z from 'zod';
import { chosenId, keptAs } from './fields.ts';

type Fields = Readonly<Record<string, z.ZodType>>;

/** A field as stored, maybe under older rules, see `keptAs`. */
type Kept<S> = z.ZodType<z.output<S>, z.output<S>>;

type Defaults<O extends Fields> = { readonly [K in keyof O]?: z.output<O[K]> };

type Create<R, O> = { _id: typeof chosenId } & R & {
    [K in keyof O]: z.ZodOptional<Extract<O[K], z.ZodType>>;
  };
type Patch<R, O> = { [K in keyof R]: z.ZodOptional<Extract<R[K], z.ZodType>> } & {
  [K in keyof O]: z.ZodOptional<z.ZodNullable<Extract<O[K], z.ZodType>>>;
};
type Shown<R, O, D> = { [K in keyof R]: Kept<R[K]> } & {
  [K in keyof O]: K extends keyof D ? Kept<O[K]> : z.ZodNullable<Kept<O[K]>>;
};
type Stored<R, O, D> = { [K in keyof R]: Kept<R[K]> } & {
  [K in keyof O]: z.ZodDefault<K extends keyof D ? Kept<O[K]> : z.ZodNullable<Kept<O[K]>>>;
};

const mapped = (fields: Fields, map: (field: z.ZodType, name: string) => z.ZodType) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, map(field, name)]));

/**
 * The schemas that follow from the fields that a person fills in, declared once per kind of item:
 * - `create` and `patch`, the bodies that write them: create asks for the `required` ones, and the client may choose the
 *   id; patch may leave out anything, and `null` clears an optional one. Both refuse unknown fields.
 * - `stored`, the fields of the table's item: optional ones only where they were set. Parsing fills an unset one with
 *   its default, or null where it has none, so that no other code knows the defaults.
 * - `shown`, the fields of a response.
 * - `unset`, the values of the optional ones until they are set.
 */
export const defineFields = <
  R extends Fields,
  O extends Fields,
  const D extends Defaults<O>,
>(declared: {
  readonly required: R;
  readonly optional: O;
  readonly defaults: D;
}) => {
  const { required, optional } = declared;
  const defaults: Readonly<Record<string, unknown>> = declared.defaults;
  const hasDefault = (name: string) => defaults[name] !== undefined;
  const shown = {
    ...mapped(required, keptAs),
    ...mapped(optional, (field, name) =>
      hasDefault(name) ? keptAs(field) : keptAs(field).nullable(),
    ),
  };
  const unset = Object.fromEntries(
    Object.keys(optional).map((name) => [name, defaults[name] ?? null]),
  );
  return {
    create: z.strictObject({
      _id: chosenId,
      ...required,
      ...mapped(optional, (field) => field.optional()),
    } as Create<R, O>),
    patch: z.strictObject({
      ...mapped(required, (field) => field.optional()),
      ...mapped(optional, (field) => field.nullable().optional()),
    } as Patch<R, O>),
    shown: shown as Shown<R, O, D>,
    stored: mapped(shown, (field, name) =>
      name in optional ? field.default(unset[name]) : field,
    ) as Stored<R, O, D>,
    unset: unset as {
      readonly [K in keyof O]: K extends keyof D ? z.output<O[K]> : null;
    },
  };
};
