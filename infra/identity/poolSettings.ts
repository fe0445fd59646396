import { accessTokenMinutes, sessionDays } from '#shared/auth/model.ts';
import { limits } from '#shared/core/fields.ts';

/** The user pool's settings, for the stack and for the local stand-in. */
export const poolSettings = {
  passwordMin: limits.passwordMin,
  // The chosen password is the temporary one, so that an interrupted registration can be completed.
  temporaryPasswordDays: 365,
  accessTokenMinutes,
  idTokenMinutes: 60,
  refreshTokenDays: sessionDays,
} as const;
