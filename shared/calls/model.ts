import * as z from 'zod/mini';
import { chosenId, storedAs } from './fields.ts';

type Fields = Readonly<Record<string, z.ZodMiniType>>;

/** A field as stored, possibly under older rules, see `storedAs`. */
type Kept<S> = z.ZodMiniType<z.output<S>, z.output<S>>;

type Defaults<O extends Fields> = { readonly [K in keyof O]?: z.output<O[K]> };

type Create<R, O> = { _id: typeof chosenId } & R & {
    [K in keyof O]: z.ZodMiniOptional<Extract<O[K], z.ZodMiniType>>;
  };
type Patch<R, O> = { [K in keyof R]: z.ZodMiniOptional<Extract<R[K], z.ZodMiniType>> } & {
  [K in keyof O]: z.ZodMiniOptional<z.ZodMiniNullable<Extract<O[K], z.ZodMiniType>>>;
};
type Shown<R, O, D> = { [K in keyof R]: Kept<R[K]> } & {
  [K in keyof O]: K extends keyof D ? Kept<O[K]> : z.ZodMiniNullable<Kept<O[K]>>;
};
type Stored<R, O, D> = { [K in keyof R]: Kept<R[K]> } & {
  [K in keyof O]: z.ZodMiniDefault<K extends keyof D ? Kept<O[K]> : z.ZodMiniNullable<Kept<O[K]>>>;
};

const isEmpty = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

/** An optional field of a PATCH. Null clears the field. An empty text also clears a text field. */
export const clearable = <S extends z.ZodMiniType>(field: S) =>
  (field._zod.def.type === 'string'
    ? z.optional(
        z.pipe(
          z.transform((value: unknown) => (isEmpty(value) ? null : value)),
          z.nullable(field),
        ),
      )
    : z.nullish(field)) as z.ZodMiniOptional<z.ZodMiniNullable<S>>;

const mapped = (fields: Fields, map: (field: z.ZodMiniType, name: string) => z.ZodMiniType) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, map(field, name)]));

/**
 * Declares the fields that a person fills in, once per kind of item. Returns the schemas derived from them:
 * - `create` and `patch`, the request bodies. Create needs the `required` fields, and the client may choose the id.
 * Patch may leave out any field, and `clearable` says what clears an optional one. Both refuse unknown fields.
 * - `stored`, the fields of the table item. It lacks optional fields that were never set. Parsing fills in their
 * defaults, or null, so that no other code needs to know the defaults.
 * - `shown`, the fields of a response.
 * - `unset`, the values of the optional fields until they are set.
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
    ...mapped(required, storedAs),
    ...mapped(optional, (field, name) =>
      hasDefault(name) ? storedAs(field) : z.nullable(storedAs(field)),
    ),
  };
  const unset = Object.fromEntries(
    Object.keys(optional).map((name) => [name, defaults[name] ?? null]),
  );
  return {
    create: z.strictObject({
      _id: chosenId,
      ...required,
      ...mapped(optional, (field) => z.optional(field)),
    } as Create<R, O>),
    patch: z.strictObject({
      ...mapped(required, (field) => z.optional(field)),
      ...mapped(optional, clearable),
    } as Patch<R, O>),
    shown: shown as Shown<R, O, D>,
    stored: mapped(shown, (field, name) =>
      name in optional ? z._default(field, unset[name]) : field,
    ) as Stored<R, O, D>,
    unset: unset as {
      readonly [K in keyof O]: K extends keyof D ? z.output<O[K]> : null;
    },
  };
};
