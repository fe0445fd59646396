/** A message in the log that a metric counts. */
export const personNotReminded = 'A person could not be reminded.';
