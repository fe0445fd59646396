import type { MiddlewareObj } from '@middy/core';
import { ulid } from 'ulid';
import type * as z from 'zod/mini';
import { callReasons } from '#shared/calls/callReasons.ts';
import { type FieldError, maxBodyBytes } from '#shared/calls/errors.ts';
import { fieldReasons, reasonOfIssue } from '#shared/calls/fieldReasons.ts';
import type { Route } from '#shared/calls/route.ts';
import { isCreate } from '#shared/calls/routeErrors.ts';
import { notFound, Problem } from '../../problem.ts';
import { fingerprintOf } from '../../table/fingerprint.ts';
import type { NewId } from '../../table/lifecycle.ts';
import { acceptedLanguage } from '../acceptedLanguage.ts';
import { readCallDays } from '../callDays.ts';
import { readDevice, readRefreshToken } from '../cookies.ts';
import { idNotAhead } from '../days.ts';
import { type ApiEvent, type ApiResult, header } from '../event.ts';

/** Turns the event into the handler's `Call`. The contract parses every part of it. */
export const parse = (): MiddlewareObj<ApiEvent, ApiResult> => ({
  before: async ({ event }) => {
    const { route, userId, scopes, accessToken, viewerAddress } = event.context;
    if (!route) throw new Error('parse must run after findRoute');
    if (route.ownPages) requireJson(event);
    const params = parseParams(route, event);
    const query = parseWith(route.query, () => event.queryStringParameters ?? {});
    const body = parseWith(route.body, () => readJson(event));
    const now = new Date();
    const newId = isCreate(route) ? newIdOf(event, body, now) : undefined;
    // This may read the profile, so it comes last. A refused request then costs no read.
    const days = await readCallDays(event, userId, now);
    event.context.call = {
      params,
      query,
      body,
      newId,
      now,
      ...days,
      language: acceptedLanguage(header(event, 'accept-language')),
      userId,
      scopes,
      accessToken,
      viewerAddress,
      refreshToken: readRefreshToken(event.cookies),
      device: readDevice(event.cookies),
    };
  },
});

const parseWith = (schema: z.ZodMiniObject | undefined, input: () => unknown): unknown => {
  if (!schema) return undefined;
  const parsed = schema.safeParse(input());
  if (parsed.success) return parsed.data;
  throw problemOfIssues(parsed.error.issues);
};

/** A parameter with an invalid shape can't name an item, so the response is 404. */
const parseParams = (route: Route, event: ApiEvent): unknown => {
  const parsed = route.params?.safeParse(event.pathParameters ?? {});
  if (parsed && !parsed.success) throw notFound('item');
  return parsed?.data;
};

/**
 * An error names at most this many fields, with at most this many characters of each name. So the error stays small for
 * any request.
 */
const maxErrors = 10;
const maxFieldName = 100;

const problemOfIssues = (issues: readonly z.core.$ZodIssue[]): Problem => {
  const all = issues.flatMap((issue): FieldError[] =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({
          field: [...issue.path, key].join('.'),
          ...fieldReasons.unknownField({ name: key.slice(0, maxFieldName) }),
        }))
      : [{ field: issue.path.join('.'), ...reasonOfIssue(issue) }],
  );
  const errors = all
    .slice(0, maxErrors)
    .map((error) => ({ ...error, field: error.field.slice(0, maxFieldName) }));
  const first = errors[0] ?? callReasons.requestNotValid();
  // `errors` lists up to ten problems, so the message counts the others only if there are more.
  const others = all.length - 1;
  const message =
    others < maxErrors
      ? first.message
      : `${first.message} (and ${others.toLocaleString('en')} more)`;
  return new Problem('invalid', { ...first, message }, { errors });
};

/** An empty body means `{}`. If a field is required, the schema names it. */
const readJson = (event: ApiEvent): unknown => {
  const bytes = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
  if (bytes.length > maxBodyBytes) {
    throw new Problem('too_large', callReasons.bodyTooLarge({ kilobytes: maxBodyBytes / 1024 }));
  }
  if (bytes.length === 0) return {};
  requireJson(event);
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new Problem('invalid', callReasons.notJson());
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Problem('invalid', callReasons.notAnObject());
  }
  return value;
};

const requireJson = (event: ApiEvent): void => {
  if (!/^application\/json\s*(;|$)/i.test(header(event, 'content-type') ?? '')) {
    throw new Problem('unsupported_media_type', callReasons.notSentAsJson());
  }
};

/** Returns the id that the client chose, else a new one. */
const newIdOf = (event: ApiEvent, body: unknown, now: Date): NewId => {
  const { _id: id } = body as { readonly _id?: string };
  if (id === undefined) return { id: ulid(now.getTime()), request: undefined };
  idNotAhead('_id', id, now);
  return { id, request: fingerprintOf([event.routeKey, event.pathParameters, body]) };
};
