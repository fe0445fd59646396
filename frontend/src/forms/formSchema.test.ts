import { expect, test } from 'vitest';
import * as z from 'zod';
import { formSchema } from './formSchema.ts';
import { schemaErrors } from './schemaErrors.ts';

const body = z.strictObject({
  name: z.string().min(1, 'Name is required').regex(/^\w*$/, 'Name must be a word'),
  tags: z.array(z.string().max(3, 'Tags are short')).max(2, 'At most 2 tags'),
});
const schema = formSchema(body, (values) => {
  const { name, tags } = values as { name: string; tags: string };
  return { name, tags: tags.split(',') };
});

test.each([
  [{ name: 'x', tags: 'a,b' }, {}],
  [{ name: '', tags: 'a' }, { name: 'Name is required' }],
  [
    { name: '? ?', tags: 'a,long' },
    { name: 'Name must be a word', tags: 'Tags are short (item 2)' },
  ],
  [{ name: 'x', tags: 'long,long' }, { tags: 'Tags are short (item 1)' }],
  [{ name: 'x', tags: 'a,b,c' }, { tags: 'At most 2 tags' }],
])('%j', (values, errors) => {
  expect(schemaErrors(schema, values)).toEqual(errors);
});

test('what it gives is the body', () => {
  expect(schema.parse({ name: 'x', tags: 'a,b' })).toEqual({ name: 'x', tags: ['a', 'b'] });
});
