/** What an input holds of a field: '' where it is not set, and a number as text while it is typed. */
type Held<V> = V extends number ? number | string : V extends readonly string[] ? string[] : string;

type Fields = Readonly<Record<string, unknown>>;

/** What a form's inputs hold. */
type FormValues<F> = { -readonly [K in keyof F]: Held<F[K]> };

/** The inputs of fields that are as `fields` has them. */
export const formValuesOf = <F extends Fields>(fields: F): FormValues<F> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value ?? '']),
  ) as FormValues<F>;

/** The inputs of a form as an item has its fields; `empty` names them. */
export const filledFrom = <V extends Fields>(empty: V, item: object): V => {
  const fields = item as Fields;
  const held = Object.keys(empty).map((name) => [name, fields[name] ?? '']);
  return Object.fromEntries(held);
};
