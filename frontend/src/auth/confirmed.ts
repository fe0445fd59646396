export const passwordsDiffer = 'Passwords do not match';

/** The complaint about a confirmation that is not what it confirms; none while they are equal. */
export const confirmed = (
  password: string,
  confirmPassword: string,
  message: string = passwordsDiffer,
): Record<string, string> => (password === confirmPassword ? {} : { confirmPassword: message });
