export const passwordsDiffer = 'Passwords do not match';

/** The message for a confirmation that differs; none where both are equal. */
export const confirmed = (
  password: string,
  confirmPassword: string,
  message: string = passwordsDiffer,
): Record<string, string> => (password === confirmPassword ? {} : { confirmPassword: message });
