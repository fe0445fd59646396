import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { areaOf } from '#shared/calls/areaOf.ts';
import { callReasons } from '#shared/calls/callReasons.ts';
import type { Method, Route } from '#shared/calls/route.ts';
import { todayIn } from '#shared/days/days.ts';
import { hasEnded, type Permission, type Scopes, tokenPrefix } from '#shared/tokens/model.ts';
import { isAllowed, neededFor } from '#shared/tokens/scopes.ts';
import { getToken } from '../account/tokens.ts';
import { countTokenCall } from '../limits/tokenCalls.ts';
import { Problem, unauthenticated } from '../problem.ts';
import type { RequestContext } from './event.ts';

/**
 * A token that a person created: `cairn_`, the person's id without dashes, the token's slot, and 128 random bits. A
 * double click selects the whole token. The token contains its key in the table, so one read finds it.
 */
const shape =
  /^cairn_([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})(\d\d)[\da-f]{32}$/;

/** Plain SHA-256: nobody can guess 128 random bits, so a slow hash would not help. */
const hashOfToken = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Makes a token for a slot. Only its hash is stored. */
export const newPersonalToken = (userId: string, slot: string) => {
  const text = `${tokenPrefix}${userId.replaceAll('-', '')}${slot}${randomBytes(16).toString('hex')}`;
  return { text, hash: hashOfToken(text) };
};

export const isPersonalToken = (text: string): boolean => text.startsWith(tokenPrefix);

const unknownToken = () => unauthenticated(callReasons.tokenUnknown());

/**
 * Returns the token's person, and counts the call. Each call reads the token consistently, so a revoked token
 * stops working right away. Throws `forbidden` for calls about the account, without a read, and for calls outside
 * the token's scopes. Throws 401 if the token is unknown, revoked or expired, and 429 if it made too many calls.
 */
export const verifyPersonalToken = async (
  text: string,
  route: Route,
  now: Date,
): Promise<Pick<RequestContext, 'userId' | 'tokenId' | 'scopes'>> => {
  const area = areaOf(route);
  if (!area) {
    throw new Problem('forbidden', callReasons.tokenNotForAccount());
  }
  const [, ...parts] = shape.exec(text) ?? [];
  const [slot] = parts.splice(5);
  if (slot === undefined) throw unknownToken();
  const userId = parts.join('-');
  const token = await getToken(userId, slot);
  const hash = hashOfToken(text);
  if (!token || !isSame(token.hash, hash)) throw unknownToken();
  const today = todayIn(now, token.timeZone);
  if (hasEnded(token, today)) {
    throw unauthenticated(callReasons.tokenEnded({ day: token.endsOn }));
  }
  if (!(await countTokenCall(userId, token, today, now))) throw unknownToken();
  requireScope(token.scopes, area, route.method);
  return { userId, tokenId: token._id, scopes: token.scopes };
};

/**
 * Throws `forbidden` unless the scopes of the caller's token allow calls of an area by this method. A session has
 * no scopes, and may make all calls. Handlers use this for an area other than their route's, if only some of their
 * requests touch it.
 */
export const requireScope = (scopes: Scopes | undefined, area: string, method: Method): void => {
  if (scopes && !isAllowed(scopes, area, method)) throw lacks(neededFor(method), area);
};

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

const lacks = (needed: Permission, area: string) =>
  new Problem('forbidden', callReasons.tokenLacksScope({ permission: needed, area }));
