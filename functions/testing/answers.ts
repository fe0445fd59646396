import type { Answer } from './invoke.ts';

/** The answer that there is no such habit, skill … */
export const notFoundOf = (thing: string) => ({
  status: 404,
  body: {
    code: 'not_found',
    message: `This ${thing} does not exist. It may have been deleted.`,
  },
});

/** The status and code of a refusal. */
export const errorOf = ({ status, body }: Answer) => [status, body.code];
