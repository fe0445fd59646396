import * as z from 'zod';

const schema = z.object({
  TABLE_NAME: z.string().min(1),
  /** `iss` of the tokens to accept: the user pool's provider URL. */
  TOKEN_ISSUER: z.url(),
  USER_POOL_CLIENT_ID: z.string().min(1),
  /** Only for the functions that call the pool. */
  USER_POOL_ID: z.string().min(1).optional(),
  /** The sender of mails by SES; without it none are sent. Only for the function that sends mails. */
  SENDER_EMAIL: z.email().optional(),
  /**
   * How long a refusal of the pool takes at least for a visitor without a session: more than the pool usually needs.
   */
  REFUSAL_MILLISECONDS: z.coerce.number().int().positive().default(1_000),
  /** Only behind CloudFront: the secrets that it may send, joined by commas. */
  ORIGIN_SECRETS: z.string().min(1).optional(),
  /** Only off AWS: where the engines listen, and the token keys, which no https address serves there. */
  DYNAMODB_ENDPOINT: z.url().optional(),
  COGNITO_ENDPOINT: z.url().optional(),
  SES_ENDPOINT: z.url().optional(),
  TOKEN_JWKS: z.string().optional(),
});

export type Environment = z.output<typeof schema>;

let parsed: Environment | undefined;

/** The function's settings, parsed once; a missing one is an error that names it. */
export const environment = (): Environment => {
  parsed ??= schema.parse(process.env);
  return parsed;
};
