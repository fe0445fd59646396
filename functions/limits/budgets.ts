const minute = 60;
const hour = 60 * minute;

/** How many attempts one address may make, for any e-mail. All its attempts are forgotten `seconds` after the first. */
export type AddressBudget = {
  readonly max: number;
  readonly of: 'calls' | 'failures';
  readonly seconds: number;
  /**
   * A device with a cookie of ours does not use up the address's attempts. Instead it has its own limit (`each`). All
   * such devices at the address together have the limit `all`. Without `all`, somebody could sign in to an account of
   * their own to get many cookies, and so evade the limits.
   */
  readonly devices?: { readonly each: number; readonly all: number };
};

/**
 * How many attempts may be made at one e-mail. A place is a device or an address (for IPv6, its network) together with
 * the e-mail. A place is known once the e-mail's person has signed in there. Each attempt counts against `devices` if
 * its device is known. If not, or if `devices` is used up, it counts against `addresses` if its address is known.
 * Otherwise, it counts against both `stranger` and `strangers`. All attempts are forgotten together, `seconds` after
 * the last.
 */
export type EmailBudget = {
  /** Routes share the attempts of budgets with the same name. */
  readonly name: string;
  /** For all known devices together. Other attempts don't count against it. */
  readonly devices: number;
  /** For all known addresses together. */
  readonly addresses: number;
  /** For one address, as a stranger. */
  readonly stranger: number;
  readonly strangers: number;
  readonly seconds: number;
};

export type Budget = {
  readonly address: AddressBudget;
  readonly email: EmailBudget;
  /**
   * The effect of a success. `counts`: no attempt is forgotten. `forgives`: the attempts of this place are forgotten.
   * `lifts`: everyone's attempts are forgotten, because the person proved control of the mailbox or set a new password.
   */
  readonly success: 'counts' | 'forgives' | 'lifts';
  /** Only one attempt at a time runs per e-mail. An attempt blocks others for at most this many seconds. */
  readonly alone?: number;
};

/**
 * The n-th wrong password locks a Cognito account for 2^(n-5) seconds, from the fifth on. Cognito forgets wrong
 * passwords after 15 minutes without one. Strangers alone never reach 5. Together with the attempts at known places, n
 * is at most 7, which locks the account for 4 seconds.
 */
const password: EmailBudget = {
  name: 'password',
  devices: 2,
  addresses: 1,
  stranger: 3,
  strangers: 4,
  seconds: 16 * minute,
};

/** Cognito sends at most 5 codes per hour to an account. */
const codesSent: EmailBudget = {
  name: 'sent',
  devices: 1,
  addresses: 1,
  stranger: 2,
  strangers: 3,
  seconds: hour,
};

/** Cognito allows an account 15 tries of codes per hour. */
const codesTried: EmailBudget = {
  name: 'tried',
  devices: 3,
  addresses: 2,
  stranger: 5,
  strangers: 9,
  seconds: hour,
};

const passwordGuesses = {
  address: {
    max: 50,
    of: 'failures',
    seconds: 15 * minute,
    devices: { each: 10, all: 200 },
  },
  email: password,
  success: 'forgives',
} as const;

/** The attempts that may reach Cognito, by route. */
export const budgets = {
  /**
   * Registering a taken e-mail tries its password, because the earlier registration may have been interrupted. A class
   * or an office of 60 people can register from one address, even if every second form has a mistake.
   */
  register: {
    address: { max: 100, of: 'calls', seconds: hour },
    email: password,
    success: 'forgives',
    alone: 15,
  },
  login: passwordGuesses,
  forgotPassword: {
    address: { max: 20, of: 'calls', seconds: hour, devices: { each: 4, all: 80 } },
    email: codesSent,
    success: 'counts',
  },
  resetPassword: {
    address: { max: 20, of: 'failures', seconds: hour, devices: { each: 4, all: 80 } },
    email: codesTried,
    success: 'lifts',
  },
  /**
   * The following calls ask a signed-in person for the current password. Their limits keep the thief of a session from
   * guessing it.
   */
  changePassword: { ...passwordGuesses, success: 'lifts' },
  changeEmail: passwordGuesses,
  deleteAccount: passwordGuesses,
  createToken: passwordGuesses,
} as const satisfies Readonly<Record<string, Budget>>;

/** The attempts that one signed-in person may make. */
export const ownBudgets = {
  /** Codes that are sent to an address, which may belong to anybody. */
  addressCodes: { max: 5, of: 'calls', seconds: hour },
  addressCodesTried: { max: 10, of: 'failures', seconds: hour },
  testPushes: { max: 5, of: 'calls', seconds: hour },
} as const satisfies Readonly<Record<string, AddressBudget>>;

/**
 * How many refused refresh tokens one device or one address may send. The limit is generous, because nobody can
 * guess a token.
 */
export const refusedRefreshes: AddressBudget = { max: 60, of: 'failures', seconds: 5 * minute };

/**
 * A place stays known for this many seconds after its person last signed in there. A person has at most `max` places.
 */
export const knownPlaces = { seconds: 90 * 24 * hour, max: 40 } as const;

/** One access token may make a burst of up to `atOnce` calls, and then `perMinute` calls a minute. */
export const tokenCalls = { atOnce: 60, perMinute: 120 } as const;
