import * as z from 'zod';

/**
 * The schema of a body, for the values of inputs: `prepare` turns them into a body. An error of an
 * item of a list is shown at the list's field, where it was typed; one message per field.
 * @example tags 'a, <81 letters>' complain at 'tags' (not 'tags.1'): '… (item 2)'
 */
export const formSchema = <Body extends z.ZodType>(
  body: Body,
  prepare: (values: unknown) => unknown,
) =>
  z.unknown().transform((values, context): z.output<Body> => {
    const parsed = body.safeParse(prepare(values));
    if (parsed.success) return parsed.data;
    const told = new Set<PropertyKey>();
    for (const { path, message } of parsed.error.issues) {
      const [field = '', item] = path;
      if (told.has(field)) continue;
      told.add(field);
      const which = typeof item === 'number' ? ` (item ${item + 1})` : '';
      context.addIssue({ code: 'custom', path: [field], message: message + which });
    }
    return z.NEVER;
  });
