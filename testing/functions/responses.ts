import type { CallResponse } from './invoke.ts';

/** The response for a missing item, such as a habit or skill. */
export const notFoundOf = (thing: string) => ({
  status: 404,
  body: {
    code: 'not_found',
    message: `This ${thing} does not exist. It may have been deleted.`,
  },
});

export const errorOf = ({ status, body }: CallResponse) => [status, body.code];
