/** Log messages that a metric counts. */
export const pushNotAccepted = 'A push was not accepted.';
export const pushServiceUnreachable = 'A push service could not be reached.';
