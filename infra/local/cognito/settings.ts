import { poolSettings } from '../../poolSettings.ts';

/** The pool's settings: what the real pool is told too, and what the real service fixes. */
export const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const ACCESS_TOKEN_SECONDS = poolSettings.accessTokenMinutes * 60;
export const ID_TOKEN_SECONDS = poolSettings.idTokenMinutes * 60;
export const REFRESH_TOKEN_MS = poolSettings.refreshTokenDays * DAY;
export const RESET_CODE_MS = HOUR;
export const ADDRESS_CODE_MS = DAY;
export const TEMPORARY_PASSWORD_MS = poolSettings.temporaryPasswordDays * DAY;

export const PASSWORD_MIN = poolSettings.passwordMin;
export const PASSWORD_MAX = 256;

/** Five failures are free; the n-th locks for 2^(n-5) seconds, and 15 quiet minutes forget all. */
export const FREE_FAILURES = 5;
export const LOCK_MAX_MS = 15 * MINUTE;

/** Calls a user may make in an hour. */
export const CALLS_WINDOW_MS = HOUR;
export const CALLS_A_WINDOW = {
  ChangePassword: 5,
  ConfirmForgotPassword: 15,
  ForgotPassword: 5,
  VerifyUserAttribute: 15,
};

/** No region of AWS has this name, so the issuer is never the address of a real pool. */
export const REGION = 'local-dev-1';
