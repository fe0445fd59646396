import * as z from 'zod';
import { idPattern } from './fields.ts';

/** The parameter for the next page of a list: the `next` of the page before, maybe of a deleted item. */
export const paged = {
  cursor: z.string().regex(idPattern, 'cursor must be the next of a page of this list').optional(),
};

/** Where the next page starts; absent on the last page. */
export const nextPage = { next: z.string().optional() };
