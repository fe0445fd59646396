/** 'its week is met' -> 'Its week is met'. */
export const capitalized = (words: string): string =>
  `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** 'Every day' -> 'every day', within a sentence. */
export const uncapitalized = (words: string): string =>
  `${words.charAt(0).toLowerCase()}${words.slice(1)}`;
