import * as z from 'zod';

const schema = z.object({
  TABLE_NAME: z.string().min(1),
  /** `iss` of the tokens to accept: the user pool's provider URL. */
  TOKEN_ISSUER: z.url(),
  USER_POOL_CLIENT_ID: z.string().min(1),
  /** Only for the functions that call the pool. */
  USER_POOL_ID: z.string().min(1).optional(),
  /** From whom mails go out by SES; without it none do. Only for the function that sends some. */
  SENDER_EMAIL: z.email().optional(),
  /** How long who is not signed in waits for a refusal of the pool: more than the pool usually needs. */
  REFUSAL_MILLISECONDS: z.coerce.number().int().positive().default(1_000),
  /** Only behind CloudFront: the secrets it may show, joined by commas. */
  ORIGIN_SECRETS: z.string().min(1).optional(),
  /** Only off AWS: where the engines listen, and the keys that no https address serves. */
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
