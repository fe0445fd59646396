import * as z from 'zod';
import { idPattern } from './fields.ts';

/** What asks for the next page of a list: the `next` of the page before, which may be of an item that is gone. */
export const paged = {
  cursor: z.string().regex(idPattern, 'cursor must be the next of a page of this list').optional(),
};

/** What a page of a list says where there is more. A list that fits in one page says nothing. */
export const nextPage = { next: z.string().optional() };
