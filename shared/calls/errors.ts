import * as z from 'zod/mini';

/** Every error code of the API, with its HTTP status. */
export const errorStatus = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  password_reset_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  limit: 409,
  too_large: 413,
  unsupported_media_type: 415,
  misdirected: 421,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

export const errorCodes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]];

/** A reason as a code with parameters, for programs. Responses also have its sentence, see `saidSchema`. */
export const whySchema = z.object({
  reason: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** A reason with its message in English. */
export const saidSchema = z.object({ message: z.string(), ...whySchema.shape });

export const fieldErrorSchema = z.object({ field: z.string(), ...saidSchema.shape });

export type FieldError = z.output<typeof fieldErrorSchema>;

/**
 * The body of every error response. If there are several `errors`, the body's own reason is that of the first error.
 */
export const errorSchema = z.object({
  code: z.enum(errorCodes),
  ...saidSchema.shape,
  errors: z.optional(z.array(fieldErrorSchema)),
});

export type ErrorBody = z.output<typeof errorSchema>;

/** The largest request body that the API reads, in bytes. */
export const maxBodyBytes = 100 * 1024;
