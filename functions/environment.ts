import * as z from 'zod/mini';

const schema = z.object({
  TABLE_NAME: z.string().check(z.minLength(1)),
  /** `iss` of the tokens to accept: the user pool's provider URL. */
  TOKEN_ISSUER: z.url(),
  USER_POOL_CLIENT_ID: z.string().check(z.minLength(1)),
  /** Only for the functions that call the pool. */
  USER_POOL_ID: z.optional(z.string().check(z.minLength(1))),
  /** The sender of mails by SES; without it none are sent. Only for the function that sends mails. */
  SENDER_EMAIL: z.optional(z.email()),
  /** The queue of accounts to delete. Only for the functions that send to it. */
  ACCOUNT_DELETIONS_URL: z.optional(z.url()),
  /**
   * How long a refusal of the pool takes at least for a visitor without a session: more than the pool usually needs.
   */
  REFUSAL_MILLISECONDS: z._default(z.coerce.number().check(z.int(), z.positive()), 1_000),
  /** Only behind CloudFront: the secrets that it may send, joined by commas. */
  ORIGIN_SECRETS: z.optional(z.string().check(z.minLength(1))),
  /** Only off AWS: where the engines listen, and the token keys, which no https address serves there. */
  DYNAMODB_ENDPOINT: z.optional(z.url()),
  COGNITO_ENDPOINT: z.optional(z.url()),
  SES_ENDPOINT: z.optional(z.url()),
  TOKEN_JWKS: z.optional(z.string()),
});

export type Environment = z.output<typeof schema>;

let parsed: Environment | undefined;

/** The function's settings, parsed once; a missing one is an error that names it. */
export const environment = (): Environment => {
  parsed ??= schema.parse(process.env);
  return parsed;
};
