import { poolSettings } from '../../identity/poolSettings.ts';

/** The user pool's settings: those of the real user pool, and constants of the real service. */
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

/**
 * The 5th failure locks for 1 second, and each further failure doubles that: the n-th locks for 2^(n-5) seconds, but at
 * most 15 minutes. After 15 minutes without a failure, the count starts again.
 */
export const FAILURES_UNTIL_LOCK = 5;
export const LOCK_MAX_MS = 15 * MINUTE;

export const CALLS_WINDOW_MS = HOUR;
export const CALLS_A_WINDOW = {
  ChangePassword: 5,
  ConfirmForgotPassword: 15,
  ForgotPassword: 5,
  VerifyUserAttribute: 15,
};

/** No AWS region has this name, so the issuer never equals the address of a real user pool. */
export const REGION = 'local-dev-1';
