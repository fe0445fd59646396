import * as z from 'zod/mini';

const schema = z.object({
  TABLE_NAME: z.string().check(z.minLength(1)),
  /** `iss` of accepted tokens: the user pool's provider URL. */
  TOKEN_ISSUER: z.url(),
  USER_POOL_CLIENT_ID: z.string().check(z.minLength(1)),
  /** Only for functions that call the user pool. */
  USER_POOL_ID: z.optional(z.string().check(z.minLength(1))),
  /** The sender of mails through SES. Without it, no mails are sent. Only for functions that send mails. */
  SENDER_EMAIL: z.optional(z.email()),
  /** The site, without a path. Without it, no digests are sent. Only for functions that send or offer digests. */
  SITE_URL: z.optional(z.url()),
  /** SES's configuration set for digests, which reports bounces. Only for the functions that send or offer digests. */
  DIGEST_CONFIGURATION_SET: z.optional(z.string().check(z.minLength(1))),
  /** The queue of accounts to delete. Only for the functions that send messages to it. */
  ACCOUNT_DELETIONS_URL: z.optional(z.url()),
  /**
   * The secret from which the key pair for push services and the keys for signatures of digests are derived. Only for
   * functions that send or offer pushes or digests.
   */
  PUSH_SECRET: z.optional(z.string().check(z.minLength(32))),
  /** The contact for push services about our pushes: a mailto: or https: address. */
  PUSH_CONTACT: z.optional(z.string().check(z.regex(/^(mailto:|https:\/\/)/))),
  /** The queue of people who may have reminders now. Only for the clock. */
  REMINDERS_URL: z.optional(z.url()),
  /**
   * The queue of pushes and digests. Only for the functions that find due deliveries, and for the function that
   * sends them.
   */
  DELIVERIES_URL: z.optional(z.url()),
  /**
   * A refusal takes at least this time for a visitor without a session. The time is longer than the user pool usually
   * needs.
   */
  REFUSAL_MILLISECONDS: z._default(z.coerce.number().check(z.int(), z.positive()), 1_000),
  /** Only behind CloudFront: the secrets that CloudFront may send, joined by commas. */
  ORIGIN_SECRETS: z.optional(z.string().check(z.minLength(1))),
  /** Only outside AWS: the endpoints of the engines, and the token keys. On AWS, an https address serves the keys. */
  DYNAMODB_ENDPOINT: z.optional(z.url()),
  COGNITO_ENDPOINT: z.optional(z.url()),
  SES_ENDPOINT: z.optional(z.url()),
  /** The service that replaces all push services. */
  PUSH_ENDPOINT: z.optional(z.url()),
  TOKEN_JWKS: z.optional(z.string()),
});

export type Environment = z.output<typeof schema>;

let parsed: Environment | undefined;

/** The function's settings, parsed once. Throws an error that names a missing setting. */
export const environment = (): Environment => {
  parsed ??= schema.parse(process.env);
  return parsed;
};

/** Returns a setting that only some functions have. Throws if this function does not have it. */
export const required = <K extends keyof Environment>(name: K): NonNullable<Environment[K]> => {
  const setting = environment()[name];
  if (setting == null) throw new Error(`${name} is not set`);
  return setting;
};
