import { type ErrorCode, errorCodes } from './errors.ts';
import type { Route } from './route.ts';

/** The calls that create one item, whose id the client may choose. */
export const isCreate = ({ access, status }: Route): boolean =>
  access === 'signed-in' && status === 201;

/** The errors that a call may return: those that follow from its method, access and inputs, and its own. */
export const errorsOf = (route: Route): ErrorCode[] => {
  const creates = isCreate(route);
  const may: Readonly<Partial<Record<ErrorCode, boolean>>> = {
    invalid: Boolean(route.body ?? route.query),
    unauthenticated: route.access === 'signed-in',
    // A token allows no call of the account, and other calls only if it has the scope of their area.
    forbidden: true,
    // Includes a repeated create if the item was deleted in the meantime.
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
