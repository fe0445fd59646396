/** The value of a field's input: '' where it is not set, and a number as text while it is typed. */
type Held<V> = V extends number ? number | string : V extends readonly string[] ? string[] : string;

type Fields = Readonly<Record<string, unknown>>;

/** The values of a form's inputs. */
type FormValues<F> = { -readonly [K in keyof F]: Held<F[K]> };

/** The values of the inputs for fields as in `fields`. */
export const formValuesOf = <F extends Fields>(fields: F): FormValues<F> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value ?? '']),
  ) as FormValues<F>;

/** The values of a form's inputs for an item; `empty` has their names. */
export const filledFrom = <V extends Fields>(empty: V, item: object): V => {
  const fields = item as Fields;
  const held = Object.keys(empty).map((name) => [name, fields[name] ?? '']);
  return Object.fromEntries(held);
};
