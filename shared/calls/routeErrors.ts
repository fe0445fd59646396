import { type ErrorCode, errorCodes } from './errors.ts';
import type { Route } from './route.ts';

/** Whether a call creates one item. The client may choose the id of that item. */
export const isCreate = ({ access, status, body }: Route): boolean =>
  access === 'signed-in' && status === 201 && body !== undefined && '_id' in body.shape;

/** The errors that a call may return. Its method, access and inputs imply most of them; `refuses` adds others. */
export const errorsOf = (route: Route): ErrorCode[] => {
  const creates = isCreate(route);
  const may: Readonly<Partial<Record<ErrorCode, boolean>>> = {
    invalid: Boolean(route.body ?? route.query),
    unauthenticated: route.access === 'signed-in',
    // A token may lack the scope of the call's area. No token allows calls about the account.
    forbidden: true,
    // A create also returns this error if it is repeated after its item was deleted.
    not_found: Boolean(route.params) || creates,
    conflict: creates,
    limit: creates,
    too_large: Boolean(route.body),
    unsupported_media_type: Boolean(route.body),
    too_many_requests: true,
    internal: true,
    unavailable: true,
  };
  return errorCodes.filter((code) => may[code] || route.refuses?.includes(code));
};
