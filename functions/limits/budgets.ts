const minute = 60;
const hour = 60 * minute;

/** The attempts that one address may make, whatever the e-mail; all are forgotten `seconds` after the first of them. */
export type AddressBudget = {
  readonly max: number;
  readonly of: 'calls' | 'failures';
  readonly seconds: number;
};

/**
 * Attempts at one e-mail. A place is an address (of IPv6 its network) together with the e-mail: it is known once its
 * person signed in there, and strange before. All attempts are forgotten together, `seconds` after the last.
 */
export type EmailBudget = {
  /** Routes with budgets of the same name share them. */
  readonly name: string;
  /** For one strange place. */
  readonly strange: number;
  /** For all strange places together. */
  readonly strangers: number;
  /** For all known places together, whatever strangers do. */
  readonly known: number;
  readonly seconds: number;
};

export type Budget = {
  readonly address: AddressBudget;
  readonly email: EmailBudget;
  /** What success does: nothing, forget this place's attempts, or (a proof of the mailbox) forget everyone's. */
  readonly success: 'counts' | 'forgives' | 'lifts';
  /** One at a time for each e-mail, for this many seconds at most. */
  readonly alone?: number;
};

/**
 * Cognito locks an account after 5 wrong passwords, for 2^(n-5) seconds after the n-th, and forgets them after 15
 * minutes without any. Strangers alone never reach that, and with the owner's own attempts n is at most 7: 4
 * seconds.
 */
const password: EmailBudget = {
  name: 'password',
  strange: 3,
  strangers: 4,
  known: 3,
  seconds: 16 * minute,
};

/** Cognito sends an account 5 codes an hour. */
const codesSent: EmailBudget = { name: 'sent', strange: 2, strangers: 3, known: 2, seconds: hour };

/** Cognito allows 15 tries of codes an hour for an account. */
const codesTried: EmailBudget = {
  name: 'tried',
  strange: 5,
  strangers: 9,
  known: 5,
  seconds: hour,
};

/** Of the password that somebody has. */
const passwordGuesses = {
  address: { max: 50, of: 'failures', seconds: 15 * minute },
  email: password,
  success: 'forgives',
} as const;

/** The attempts that we let through to Cognito, by route. */
export const budgets = {
  /** Registering a taken e-mail tries its password, since the registration may be an interrupted one. */
  register: {
    address: { max: 30, of: 'calls', seconds: hour },
    email: password,
    success: 'forgives',
    alone: 15,
  },
  login: passwordGuesses,
  forgotPassword: {
    address: { max: 20, of: 'calls', seconds: hour },
    email: codesSent,
    success: 'counts',
  },
  resetPassword: {
    address: { max: 20, of: 'failures', seconds: hour },
    email: codesTried,
    success: 'lifts',
  },
  /** From here on of the current password by a signed-in person: a stolen session must not guess it. */
  changePassword: { ...passwordGuesses, success: 'lifts' },
  changeEmail: passwordGuesses,
  deleteAccount: passwordGuesses,
  createToken: passwordGuesses,
} as const satisfies Readonly<Record<string, Budget>>;

/** The attempts that one signed-in person may make. */
export const ownBudgets = {
  /** Codes sent to an address that may be anybody's. */
  addressCodes: { max: 5, of: 'calls', seconds: hour },
  /** Wrong codes. */
  addressCodesTried: { max: 10, of: 'failures', seconds: hour },
} as const satisfies Readonly<Record<string, AddressBudget>>;

/** Refresh tokens that Cognito refused. */
export const refusedRefreshes: AddressBudget = { max: 60, of: 'failures', seconds: 5 * minute };

/** Seconds that a place is known after its person last signed in there, and how many places a person has. */
export const knownPlaces = { seconds: 90 * 24 * hour, most: 20 } as const;

/** The calls of one access token: so many at once, and so many a minute from then on. */
export const tokenCalls = { atOnce: 60, perMinute: 120 } as const;
